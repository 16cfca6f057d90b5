import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonVariants } from '@/components/ui/button-variants';
import { href } from '@/lib/routes';

export async function PostNotFound() {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  return (
    <PageFrame path="/resources" rerenderedInBrowser>
      <div className="wrap railed py-20 md:py-32">
        <h1 className="type-h1">{t('postNotFoundTitle')}</h1>
        <p className="type-lead mt-5">{t('postNotFoundText')}</p>
        <a href={href(locale, '/resources')} className={`mt-8 ${buttonVariants({})}`}>
          {t('backToResources')}
        </a>
      </div>
    </PageFrame>
  );
}
