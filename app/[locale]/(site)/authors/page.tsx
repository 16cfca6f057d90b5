import '@/app/styles/pages/articles.css';
import { getLocale } from 'next-intl/server';
import { PeopleView } from '@/components/articles/people-view';
import { findPeople } from '@/lib/articles/articles';
import { authorsPath } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

export const generateMetadata = textMetadata(authorsPath);

/** The people who write and review the articles. */
export default async function AuthorsPage() {
  return <PeopleView found={await findPeople(await getLocale())} />;
}
