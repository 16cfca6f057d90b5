import { useLocale, useTranslations } from 'next-intl';
import { noticeHref } from '@/lib/articles/notice-article';
import { cn } from '@/lib/text/class-names';
import { keepTogether } from '@/lib/text/typography';

/** A link for a reader who just got a notice of the FDA: leads to the first steps. */
export function NoticeLine({ className }: { className?: string }) {
  const t = useTranslations('header');
  return (
    <a
      href={noticeHref(useLocale())}
      className={cn('block border-l-4 border-seal-600 bg-seal-50 px-4 py-2.5 font-semibold', className)}
    >
      {t('notice')}{' '}
      <span className="font-normal text-seal-700 underline">{keepTogether(t('noticeLink'))}</span>
    </a>
  );
}
