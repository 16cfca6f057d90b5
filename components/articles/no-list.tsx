import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { WithStatus404 } from '@/components/layout/with-status-404';
import { ListView } from './list-view';
import { UnavailableMark } from './unavailable-mark';

type NoListProps = { kind: 'not-found' | 'unavailable'; page?: number };

/** Replaces a list page: by the 404 page, or by an empty list while the content service fails. */
export function NoList({ kind, page = 1 }: NoListProps) {
  if (kind === 'unavailable') {
    return (
      <>
        <UnavailableMark />
        <ListView list={{ articles: [], pages: page, topics: [] }} page={page} />
      </>
    );
  }
  return (
    <WithStatus404>
      <PageFrame path={null} redrawn>
        <NotFoundView />
      </PageFrame>
    </WithStatus404>
  );
}
