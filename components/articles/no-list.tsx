import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { WithStatus404 } from '@/components/layout/with-status-404';
import type { Locale } from '@/lib/i18n/locales';
import { ListView } from './list-view';
import { UnavailableMark } from './unavailable-mark';

type NoListProps = { locale: Locale; kind: 'not-found' | 'unavailable'; page?: number };

/** Instead of a page of a list: the 404 page, or the list without articles while the content service fails. */
export function NoList({ locale, kind, page = 1 }: NoListProps) {
  if (kind === 'unavailable') {
    return (
      <>
        <UnavailableMark />
        <ListView locale={locale} list={{ articles: [], pages: page, topics: [] }} page={page} />
      </>
    );
  }
  return (
    <WithStatus404>
      <PageFrame locale={locale} path={null}>
        <NotFoundView locale={locale} />
      </PageFrame>
    </WithStatus404>
  );
}
