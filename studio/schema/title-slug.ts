import { toSlug } from '../../lib/text/slug.ts';

/** The longest slug, in characters. */
const longestSlug = 96;

/** Lowercase letters of any script and digits, separated by single hyphens. */
export const slugPattern = /^[\p{Ll}\p{Lo}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u;

/**
 * Returns the slug of a title. Sanity's own generator drops Hangul, which leaves a Korean article without a URL. Korean
 * headlines use the letter ㆍ as a dot, and signs such as ① and ㎖, which NFKC turns into digits and letters.
 */
export const slugOfTitle = (title: string) =>
  toSlug(title.replaceAll('ㆍ', ' ').normalize('NFKC'), longestSlug);
