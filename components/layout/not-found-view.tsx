import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { href } from '@/lib/routes';
import { tools } from '@/lib/tools/list';
import { RequestedPath } from './requested-path';
import { SuggestedPage } from './suggested-page';

/** A filing card stamped NOT FOUND, with links back. */
export function NotFoundView() {
  const locale = useLocale();
  const t = useTranslations('notFound');
  const names = useTranslations();
  return (
    <div data-not-found className="wrap railed py-16 md:py-28">
      <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-[1fr_24rem]">
        <div>
          <h1 className="type-h1">{t('title')}</h1>
          <p className="type-lead mt-5 max-w-[34em]">{t('text')}</p>
          <SuggestedPage label={t('suggestion')} />
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <a href={href(locale, '/')} className={buttonVariants({})}>
              {t('home')}
            </a>
            <a href={href(locale, '/resources')} className={buttonVariants({ variant: 'quiet' })}>
              {t('resources')}
            </a>
          </div>
          <ul aria-label={t('tools')} className="mt-7 flex flex-wrap gap-x-6 gap-y-3">
            {tools.map(({ id, path, messages }) => (
              <li key={id}>
                <a href={href(locale, path)} className="more-link">
                  {names(`${messages}.name`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="relative max-w-96 rounded-mark border border-hairline bg-surface p-6 pb-24 shadow-window">
          <p className="border-b border-ink pb-2 font-semibold">{t('card.heading')}</p>
          <dl className="type-small mt-3 grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-y-1.5 max-[18rem]:grid-cols-1">
            <dt className="text-ink-3">{t('card.page')}</dt>
            <dd className="truncate">
              <RequestedPath fallback={t('card.pageValue')} />
            </dd>
            <dt className="text-ink-3">{t('card.status')}</dt>
            <dd className="type-mono">{t('card.statusValue')}</dd>
          </dl>
          <p className="absolute right-6 bottom-7 -rotate-7 border-3 border-seal-600 px-4 py-2 font-serif text-lead font-medium tracking-wide text-seal-600 outline outline-1 outline-seal-600">
            {t('card.stamp')}
          </p>
        </div>
      </div>
    </div>
  );
}
