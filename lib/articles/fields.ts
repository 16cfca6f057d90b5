import { z } from 'zod';
import { asLocale } from '../i18n/locales';
import { isArticleSlug } from '../server/match-route';
import { safeHref } from './safe-href';

/** Schemas of single values in documents: a wrong value counts as missing. */

/** Maximum length of a string in a document, in characters. Only broken imports exceed it. */
export const longestText = 20_000;

/** Runs of white space, except the invisible markers of a preview (such as U+FEFF). */
const longSpace = /[^\S\uFEFF]{3,}/g;

/**
 * Returns a string that is safe for every regular expression: runs of white space become a space, a line break or an empty
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

/** A bounded string; all other string schemas extend it. */
export const text = z.string().transform(boundText);

export const requiredText = text.pipe(z.string().trim().min(1));

export const optionalText = text
  .pipe(z.string().trim())
  .catch('')
  .transform((value) => value || null);

/** A list; invalid entries are dropped. */
export const validEntries = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values): z.output<Entry>[] =>
      values.flatMap((value) => {
        const parsed = entry.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );

export const textList = validEntries(text.refine((value) => value.trim() !== ''));

/** A date, with or without a time. */
export const optionalTime = optionalText.transform((value) =>
  value && !Number.isNaN(Date.parse(value)) ? value : null,
);

/** A date without a time, such as `2026-11-22`. */
export const optionalDay = z.iso.date().nullable().catch(null);

/** An http or https URL. */
export const webUrl = z
  .unknown()
  .optional()
  .transform((value) => {
    const href = safeHref(value);
    return href && /^https?:/.test(href) ? href : null;
  });

/** A slug that can have a page. */
export const articleSlug = z.string().refine(isArticleSlug);

export const language = z.unknown().optional().transform(asLocale);
