import type { Metadata } from 'next';
import { describeArticle } from '@/lib/articles/article';
import { featureText } from '@/lib/features/feature-text';
import { type Locale, localeConfig, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { features, feedHref, href, ogImageHref, pages } from '@/lib/routes';
import { articleMetadata } from '@/lib/seo/article-metadata';
import { pageMetadata } from '@/lib/seo/metadata';
import { matchRoute } from '@/lib/server/match-route';
import { site } from '@/lib/site';
import { tools } from '@/lib/tools/list';
import { languageAlternates } from '@/lib/urls';
import { features as featureTexts } from '@/messages/en';
import { articleOf } from '../../support/portable-text';

const origin = 'http://localhost:3000';

const toolAt = (path: string) => tools.find((tool) => tool.path === path);

/** Returns title and description of each page by its path. */
function wordsOf(locale: Locale, path: string): { title: string; description: string } {
  const messages = messagesFor(locale);
  const feature = features.find((name) => path === `/features/${name}`);
  const words = feature
    ? featureText(feature, locale)
    : messages[
        (toolAt(path)?.messages ?? (path.slice(1) || 'landing')) as
          | 'landing'
          | 'resources'
          | 'login'
          | 'privacy'
      ];
  return { title: words.metaTitle, description: words.metaDescription };
}

const all = pages.flatMap((page) =>
  page.locales.map((locale) => ({ locale, path: page.path, ...wordsOf(locale, page.path) })),
);

describe.each(all)('$locale $path', ({ locale, path, title, description }) => {
  test('has a title and a description that search engines show in full', () => {
    expect(Array.from(title).length).toBeLessThanOrEqual(60);
    const [least, most] = locale === 'en' ? [70, 160] : [40, 90];
    expect(Array.from(description).length).toBeGreaterThanOrEqual(least);
    expect(Array.from(description).length).toBeLessThanOrEqual(most);
  });

  test('has the same title and description for search engines and social networks', () => {
    const head = pageMetadata({ locale, path, title, description });
    const whole = `${title} - ${site.name}`;
    expect(head).toMatchObject({
      title: whole,
      description,
      openGraph: { title: whole, description, locale: localeConfig[locale].openGraph, siteName: site.name },
      twitter: { card: 'summary_large_image', title: whole, description },
    });
    const image = { url: `${origin}${ogImageHref(locale, path)}`, width: 1200, height: 630 };
    expect(head.openGraph?.images).toEqual([expect.objectContaining(image)]);
    expect(head.twitter?.images).toEqual([expect.objectContaining(image)]);
    expect(matchRoute(ogImageHref(locale, path)).kind).toBe('file');
  });

  test('has a URL in each of its languages, its feed, and its Markdown if it exists', () => {
    const head = pageMetadata({ locale, path, title, description });
    const translated = (pages.find((page) => page.path === path)?.locales.length ?? 0) > 1;
    expect(head.alternates?.canonical).toBe(
      path === '/' && locale === 'en' ? origin : origin + href(locale, path),
    );
    expect(Object.keys(head.alternates?.languages ?? {})).toEqual(
      translated ? [...locales.map((other) => localeConfig[other].hreflang), 'x-default'] : [],
    );
    const types = head.alternates?.types as Record<string, unknown>;
    expect(types['application/atom+xml']).toEqual([
      { url: origin + feedHref(locale), title: messagesFor(locale).resources.feedTitle },
      ...(path === '/rules'
        ? [{ url: `${origin + href(locale, path)}/feed.xml`, title: messagesFor(locale).rules.feedTitle }]
        : []),
    ]);
    expect(types['application/json']).toBe(toolAt(path)?.json && `${origin}${path}.json`);
    expect(types['text/markdown']).toBe(
      path.startsWith('/features/') || toolAt(path)?.markdown
        ? `${origin}${href(locale, path)}.md`
        : undefined,
    );
    const page = pages.find((row) => row.path === path);
    expect(head.robots).toEqual(page?.index ? undefined : { index: false, follow: true });
  });
});

test('has a unique title and description for every page', () => {
  for (const key of ['title', 'description'] as const) {
    const values = all.map((page) => page[key]);
    expect(new Set(values).size).toBe(values.length);
  }
  expect(Object.keys(featureTexts)).toEqual([...features]);
});

test('omits hreflang for a page in one language', () => {
  expect(languageAlternates({ ko: '/ko' })).toBeUndefined();
  expect(languageAlternates({ en: '/', ko: '/ko' })).toEqual({
    en: origin,
    ko: `${origin}/ko`,
    'x-default': origin,
  });
});

describe('an article', () => {
  const article = (fields: object) => articleOf({ title: 'Title $& here', ...fields });
  const types = (head: Metadata) => head.alternates?.types as Record<string, unknown>;

  test('has its title, description, author and image in the metadata', () => {
    const head = articleMetadata(
      article({ metaTitle: 'Meta', metaDescription: 'Words.', author: { name: 'Mina' } }),
      null,
    );
    expect(head).toMatchObject({
      title: `Meta - ${site.name}`,
      description: 'Words.',
      openGraph: { type: 'article', authors: ['Mina'] },
    });
    expect(head.alternates?.languages).toBeUndefined();
    expect(types(head)['text/markdown']).toBe(`${origin}/resources/a-slug.md`);
    expect(head.openGraph?.images).toEqual([
      expect.objectContaining({ url: `${origin}/social/articles/a-slug.png` }),
    ]);
  });

  test('has a generated description if it has none', () => {
    expect(describeArticle(article({}))).toContain('Title $& here');
    expect(describeArticle(article({ language: 'ko' }))).toContain('Title $& here');
  });

  test('links both languages of a translated article', () => {
    const head = articleMetadata(article({ language: 'ko' }), { slug: 'english', language: 'en' });
    expect(head.alternates?.languages).toEqual({
      en: `${origin}/resources/english`,
      ko: `${origin}/resources/a-slug`,
      'x-default': `${origin}/resources/english`,
    });
    expect(head.openGraph).toMatchObject({ locale: 'ko_KR', alternateLocale: ['en_US'] });
  });
});
