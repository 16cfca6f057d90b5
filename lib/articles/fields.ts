import { z } from 'zod';
import { safeHref } from './safe-href';

/** How single values of documents are read: a wrong one counts as missing. */

export const optionalText = z
  .string()
  .trim()
  .nullish()
  .catch(null)
  .transform((value) => value || null);

/** A list; entries of any other shape are left out. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((values): z.output<Entry>[] =>
      (values ?? []).flatMap((value) => {
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
export const optionalDay = z.iso
  .date()
  .nullish()
  .catch(null)
  .transform((day) => day ?? null);

/** A web address. */
export const webAddress = z
  .unknown()
  .optional()
  .transform((value) => {
    const href = safeHref(value);
    return href && /^https?:/.test(href) ? href : null;
  });
