import type { NotPermitted } from './not-permitted.ts';

/**
 * Returns the sentence that a color is not permitted.
 * @param text the messages `colors: find.notPermitted` and `notListed`, which keep `{name}` and `{section}`.
 */
export function notPermittedSentence(
  { name, section }: NotPermitted,
  text: { notPermitted: string; notListed: string },
): string {
  return section
    ? text.notPermitted.replace('{name}', name).replace('{section}', `21 CFR ${section}`)
    : text.notListed.replace('{name}', name);
}
