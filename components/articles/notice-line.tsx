import { useLocale, useTranslations } from 'next-intl';
import { noticeHref } from '@/lib/articles/notice-article';
import { cn } from '@/lib/text/class-names';

/** A link for a reader who just got a notice of the FDA: leads to the first steps. */
export function NoticeLine({ className }: { className?: string }) {
  const t = useTranslations('header');
  return (
    <a href={noticeHref(useLocale())} className={cn('notice-line', className)}>
      {t('notice')} <span>{t('noticeLink')}</span>
    </a>
  );
}
