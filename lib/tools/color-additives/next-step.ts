/** The sentences that end a search; `some` has `{count}`. */
export type ColorSteps = Readonly<Record<'one' | 'some' | 'notPermitted' | 'none', string>>;

/** Returns the sentence that ends a search: what to do with the colors it found. */
export function nextStepText(shown: number, isNotPermitted: boolean, steps: ColorSteps): string {
  if (isNotPermitted) return steps.notPermitted;
  if (shown === 0) return steps.none;
  return shown === 1 ? steps.one : steps.some.replace('{count}', String(shown));
}
