import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { feedHref } from '@/lib/routes';
import { actionLink } from './action-link';

export async function FeedLink() {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  return (
    // A plain anchor, because the feed is not a page of the router.
    <a href={feedHref(locale)} type="application/atom+xml" data-print="hidden" className={actionLink}>
      <Icon strokeLinecap="round">
        <path d="M3 8a5 5 0 0 1 5 5M3 3.5a9.5 9.5 0 0 1 9.5 9.5" />
        <circle cx="3.6" cy="12.4" r="1.1" fill="currentColor" stroke="none" />
      </Icon>
      {t('feed')}
    </a>
  );
}
