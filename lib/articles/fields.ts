import { z } from 'zod';
import { asLocale } from '../i18n/locales';
import { isArticleSlug } from '../routes';
import { safeHref } from './safe-href';

/** Schemas of single values in documents: a wrong value counts as missing. */

/** Longest string of a document, in characters. Longer ones come from broken imports only. */
export const longestText = 20_000;

/** Runs of white space, without the invisible marks of a preview (U+FEFF is one of them). */
const longSpace = /[^\S\uFEFF]{3,}/g;

/**
 * Returns a string that every expression over it can afford: runs of white space become a space, a line break or an empty
 * line, and the end of an overlong string is cut off.
 */
function boundText(text: string): string {
  const collapsed = text.replace(longSpace, (run) => {
    const lineBreaks = run.split('\n').length - 1;
    return lineBreaks === 0 ? ' ' : '\n'.repeat(Math.min(lineBreaks, 2));
  });
  // The cut may fall inside an emoji.
  return collapsed.length > longestText ? collapsed.slice(0, longestText).toWellFormed() : collapsed;
}

/** A string of a document, bounded. Every other kind of text is based on it. */
export const text = z.string().transform(boundText);

export const requiredText = text.pipe(z.string().trim().min(1));

export const optionalText = text
  .pipe(z.string().trim())
  .catch('')
  .transform((value) => value || null);

/** A list; entries of any other shape are left out. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values): z.output<Entry>[] =>
      values.flatMap((value) => {
        const parsed = entry.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );

export const textList = listOf(text.refine((value) => value.trim() !== ''));

/** A date, with or without a time. */
export const optionalTime = optionalText.transform((value) =>
  value && !Number.isNaN(Date.parse(value)) ? value : null,
);

/** A day without a time, `2026-11-22`. */
export const optionalDay = z.iso.date().nullable().catch(null);

/** An http or https URL. */
export const webAddress = z
  .unknown()
  .optional()
  .transform((value) => {
    const href = safeHref(value);
    return href && /^https?:/.test(href) ? href : null;
  });

/** A slug that has a page. */
export const articleSlug = z.string().refine(isArticleSlug);

/** A language of the site. */
export const language = z.unknown().optional().transform(asLocale);
