import { z } from 'zod';
import { perLocale } from '../i18n/locales';
import { toSlug } from '../text/slug';
import {
  articleSlug,
  language,
  optionalDay,
  optionalText,
  optionalTime,
  requiredText,
  validEntries,
} from './fields';

/** The people who write and review the articles, for their page. */

const perLanguage = z
  .object(perLocale(() => optionalText))
  .nullable()
  .catch(null);
const personSchema = z.object({ name: requiredText, role: perLanguage, biography: perLanguage });
const optionalPerson = personSchema.nullable().catch(null);

/** A row of `peopleQuery`; null without title or page. */
const rowSchema = z
  .object({
    title: requiredText,
    slug: z.object({ current: articleSlug }),
    language,
    publishedAt: optionalTime,
    reviewedAt: optionalDay,
    authors: validEntries(personSchema),
    author: z.object({ name: requiredText }).nullable().catch(null),
    reviewedBy: optionalPerson,
  })
  .nullable()
  .catch(null);

export type PersonsArticle = {
  title: string;
  slug: string;
  /** When it was published, or reviewed. */
  day: string | null;
};

export type ArticlePerson = {
  /** Id of the person's section; the byline of an article links to it. */
  id: string;
  name: string;
  role: string | null;
  biography: string | null;
  wrote: PersonsArticle[];
  reviewed: PersonsArticle[];
};

/** Longest id, in characters. */
const longestId = 60;

/** Returns the id of a person's section; empty for a name without letters. */
export function personId(name: string): string {
  const slug = toSlug(name, longestId);
  return slug && `person-${slug}`;
}

/** Returns the people in `rows`, newest article first; those with the most articles come first. */
export function collectPeople(rows: readonly unknown[]): ArticlePerson[] {
  const people = new Map<string, ArticlePerson>();
  const find = ({ name, role, biography }: Omit<ArticlePerson, 'id' | 'wrote' | 'reviewed'>) => {
    const id = personId(name);
    const known = people.get(id) ?? { id, name, role, biography, wrote: [], reviewed: [] };
    if (id) people.set(id, known);
    return known;
  };
  for (const row of rows.flatMap((each) => rowSchema.parse(each) ?? [])) {
    const { title, slug, publishedAt, reviewedAt, authors, author, reviewedBy } = row;
    const inOwnLanguage = ({ name, role, biography }: z.output<typeof personSchema>) => ({
      name,
      role: role?.[row.language] ?? null,
      biography: biography?.[row.language] ?? null,
    });
    // The older field for a single author applies while `authors` is empty.
    const writers =
      authors.length === 0 && author
        ? [{ ...author, role: null, biography: null }]
        : authors.map(inOwnLanguage);
    for (const writer of writers) find(writer).wrote.push({ title, slug: slug.current, day: publishedAt });
    if (reviewedBy)
      find(inOwnLanguage(reviewedBy)).reviewed.push({ title, slug: slug.current, day: reviewedAt });
  }
  const articles = ({ wrote, reviewed }: ArticlePerson) => wrote.length + reviewed.length;
  return [...people.values()].sort((a, b) => articles(b) - articles(a));
}
