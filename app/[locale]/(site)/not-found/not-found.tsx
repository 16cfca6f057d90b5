import { locale } from 'next/root-params';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { localeOf } from '@/lib/i18n/params';

/**
 * Gives the 404 page its title when it is revalidated: the status is 404 then, and Next takes the head from this file
 * (docs/upstream.md). On a platform it is also what the browser draws again, because the page itself ends in notFound().
 */
export { generateMetadata } from './page';

export default async function NotFound() {
  // Next passes no parameters here.
  await localeOf(locale().then((given) => ({ locale: given ?? '' })));
  return (
    <PageFrame path={null} redrawn>
      <NotFoundView />
    </PageFrame>
  );
}
