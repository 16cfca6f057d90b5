import type { ToolMessages } from '@/lib/i18n/tool-text';

/** What answers are set in: weights, and the names of the font stacks. */
const typefaces = [
  [400, '--font-sans'],
  [500, '--font-serif'],
] as const;

/** All characters that an answer can bring onto the page. */
const textsOf = (messages: ToolMessages): string =>
  Object.values(messages)
    .map((each) =>
      typeof each === 'object' && !Array.isArray(each) ? textsOf(each as ToolMessages) : JSON.stringify(each),
    )
    .join('');

/** Loads the fonts of whatever a form may answer, with the page, so that an answer makes no request. */
export function loadFonts(messages: ToolMessages): void {
  const texts = textsOf(messages);
  const styles = getComputedStyle(document.documentElement);
  for (const [weight, stack] of typefaces) {
    document.fonts.load(`${weight} 1em ${styles.getPropertyValue(stack)}`, texts).catch(() => undefined);
  }
}
