import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { feedHref } from '@/lib/routes';

export async function FeedLink() {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  return (
    // A plain anchor, because the feed is not a page of the router.
    <a
      href={feedHref(locale)}
      type="application/atom+xml"
      data-print="hidden"
      className="tap type-small inline-flex min-h-10 items-center gap-2 rounded-control font-semibold text-spruce-700 hover:underline"
    >
      <Icon strokeLinecap="round">
        <path d="M3 8a5 5 0 0 1 5 5M3 3.5a9.5 9.5 0 0 1 9.5 9.5" />
        <circle cx="3.6" cy="12.4" r="1.1" fill="currentColor" stroke="none" />
      </Icon>
      {t('feed')}
    </a>
  );
}
