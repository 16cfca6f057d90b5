import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Topic } from '../articles/topics';
import type { Locale } from '../i18n/locales';
import { href, listPath, topicPath } from '../routes';
import { absolute } from '../urls';
import { pageMetadata } from './metadata';

/**
 * Returns the metadata of a page of the article list. Each page has its own canonical URL; only the first has hreflang,
 * because page 2 in one language is not page 2 in the other.
 */
export async function listMetadata(locale: Locale, page: number, pages: number): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'resources' });
  const title = t('metaTitle');
  const url = (number: number) => absolute(href(locale, listPath(number)));
  return {
    ...pageMetadata({
      locale,
      path: listPath(page),
      title: page === 1 ? title : t('pageTitle', { title, page: String(page) }),
      description:
        page === 1
          ? t('metaDescription')
          : t('pageDescription', {
              page: String(page),
              pages: String(pages),
              description: t('metaDescription'),
            }),
    }),
    pagination: {
      previous: page > 1 ? url(page - 1) : null,
      next: page < pages ? url(page + 1) : null,
    },
  };
}

/** Returns the metadata of a topic page, without hreflang because each language has its own topics. */
export async function topicMetadata(locale: Locale, { slug, name }: Topic): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'resources' });
  return pageMetadata({
    locale,
    path: topicPath(slug),
    title: t('topicMetaTitle', { topic: name }),
    description: t('topicMetaDescription', { topic: name }),
  });
}
