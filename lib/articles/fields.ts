import { z } from 'zod';
import { asLocale } from '../i18n/locales';
import { isArticleSlug } from '../routes';
import { safeHref } from './safe-href';

/** How single values of documents are read: a wrong one counts as missing. */

export const requiredText = z.string().trim().min(1);

export const optionalText = z
  .string()
  .trim()
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

export const textList = listOf(z.string().refine((text) => text.trim() !== ''));

/** A date, with or without a time. */
export const optionalTime = optionalText.transform((value) =>
  value && !Number.isNaN(Date.parse(value)) ? value : null,
);

/** A day without a time, `2026-11-22`. */
export const optionalDay = z.iso.date().nullable().catch(null);

/** A web address. */
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
