import { useLocale, useTranslations } from 'next-intl';
import { ArrowIcon } from '@/components/layout/icons';
import { noticeHref } from '@/lib/articles/notice-article';
import { cn } from '@/lib/text/class-names';
import { keepTogether } from '@/lib/text/typography';

/** A link for a reader who just got a notice of the FDA: leads to the first steps. */
export function NoticeLine({ className }: { className?: string }) {
  const locale = useLocale();
  const t = useTranslations('header');
  return (
    <a
      href={noticeHref(locale)}
      data-notice=""
      data-print="hidden"
      className={cn(
        'group flex min-h-11 items-center justify-between gap-x-4 border-l-3 border-seal-600 bg-seal-50 py-2 pr-4 pl-3.5',
        className,
      )}
    >
      <span>
        <span className="font-semibold">{keepTogether(t('notice'))}</span>{' '}
        <span className="text-seal-700 underline decoration-1 underline-offset-4 group-hover:decoration-2">
          {keepTogether(t('noticeLink'))}
        </span>
      </span>
      <ArrowIcon className="flex-none text-seal-700" />
    </a>
  );
}
