/** Returns the sentence that ends a search for rules; `some` has `{shown}`. */
export function nextStepText(shown: number, { one, some }: Readonly<Record<'one' | 'some', string>>): string {
  return shown === 1 ? one : some.replace('{shown}', String(shown));
}
