/** A visible character: no space, and no invisible one such as U+200B, U+2800 or U+3164. */
const visible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: combining characters are listed one by one
  /[^\s\u0085\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/;

/** True if a string contains more than white space and characters that look like it. */
export const hasVisible = (text: string): boolean => visible.test(text);
