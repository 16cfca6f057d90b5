import { renderToStaticMarkup } from 'react-dom/server';

/*
 * A language is a row: with a third one, everything that speaks of languages knows it. Its messages are the English ones.
 */

jest.mock('@/lib/i18n/locales', () => {
  const actual = jest.requireActual('@/lib/i18n/locales');
  actual.locales.push('ja');
  actual.localeConfig.ja = {
    ...actual.localeConfig.en,
    ownName: '日本語',
    shortName: '日本語',
    hreflang: 'ja',
    openGraph: 'ja_JP',
    paper: 'A4',
    curlyQuotes: false,
    demoFirst: true,
  };
  return actual;
});

jest.mock('@/lib/i18n/messages', () => {
  const actual = jest.requireActual('@/lib/i18n/messages');
  const known = (locale: string) => (locale === 'ja' ? 'en' : locale);
  return {
    ...actual,
    messagesFor: (locale: string) => actual.messagesFor(known(locale)),
    translator: (locale: string, namespace: string) => actual.translator(known(locale), namespace),
  };
});

import { NextIntlClientProvider } from 'next-intl';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { preloadedFonts } from '@/components/layout/page-frame';
import { OgImageLayout } from '@/components/og-images/layout';
import { reshapeArticle } from '@/lib/articles/article';
import { articleFeed } from '@/lib/articles/feed';
import { typeset } from '@/lib/articles/quotation-marks';
import { featureMarkdown } from '@/lib/features/feature-markdown';
import { type Locale, timeZone } from '@/lib/i18n/locales';
import { intlMessages } from '@/lib/i18n/messages';
import { feedHref, href, matchRoute, ogImageHref, pages, sampleHref, switchAddresses } from '@/lib/routes';
import { articleAddresses, languageAlternates, pageAddresses } from '@/lib/seo/alternates';
import { llmsText } from '@/lib/seo/llms';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageOgImage } from '@/lib/seo/og-images';
import { securityText } from '@/lib/seo/security-text';
import { sitemap } from '@/lib/seo/sitemap';
import { softwareApplication, webSite } from '@/lib/seo/structured-data';
import { sampleHtml } from '@/tools/samples';

const ja = 'ja' as Locale;
const article = { _id: 'a', title: 'A "title"', language: 'ja', slug: { current: 'own' } };

test('routes', () => {
  expect(href(ja, '/')).toBe('/ja');
  for (const { path, locales } of pages) {
    if (locales.length > 1) expect(matchRoute(href(ja, path))).toEqual({ kind: 'page', locale: 'ja', path });
  }
  expect(matchRoute('/ja/nowhere')).toEqual({ kind: 'not-found', locale: 'ja' });
  expect(matchRoute('/ja/resources/own')).toEqual({ kind: 'redirect', to: '/resources/own', status: 308 });
  expect(matchRoute('/ja/resources/page/2')).toMatchObject({ kind: 'page', locale: 'ja' });
  for (const file of [feedHref(ja), sampleHref(ja, 'label-report'), ogImageHref(ja, '/')]) {
    expect(matchRoute(file).kind).toBe('file');
  }
});

test('hreflang and x-default', () => {
  expect(Object.keys(languageAlternates(pageAddresses('/privacy')) ?? {})).toEqual([
    'en',
    'ko',
    'ja',
    'x-default',
  ]);
  const pair = articleAddresses({ language: ja, slug: 'own' }, { language: 'ko', slug: 'other' });
  expect(pair).toEqual({ ja: '/resources/own', ko: '/resources/other' });
  expect(Object.keys(languageAlternates(pair) ?? {})).toEqual(['ko', 'ja']);
  const { alternates, openGraph } = pageMetadata({
    locale: ja,
    path: '/terms',
    title: 'T',
    description: 'D',
  });
  expect(alternates?.canonical).toMatch(/\/ja\/terms$/);
  expect(openGraph).toMatchObject({ locale: 'ja_JP', alternateLocale: ['en_US', 'ko_KR'] });
});

test('sitemap', () => {
  const xml = sitemap({
    pages: { en: 1, ko: 1, [ja]: 2 },
    topics: { en: [], ko: [], [ja]: [] },
    articles: [
      { slug: 'own', language: ja, updatedAt: null, counterpart: { slug: 'other', language: 'ko' } },
      { slug: 'other', language: 'ko', updatedAt: null, counterpart: { slug: 'own', language: ja } },
    ],
  });
  for (const path of ['/ja', '/ja/privacy', '/ja/resources/page/2']) expect(xml).toContain(`${path}</loc>`);
  expect(xml.match(/hreflang="ja" href="[^"]*\/resources\/own"/g)).toHaveLength(2);
});

test('the language switch leads to every language', async () => {
  expect(switchAddresses(ja, '/privacy')).toEqual({ en: '/privacy', ko: '/ko/privacy', ja: '/ja/privacy' });
  expect(switchAddresses(ja, '/resources/own', { [ja]: '/resources/own', ko: '/resources/other' })).toEqual({
    en: '/resources',
    ko: '/resources/other',
    ja: '/resources/own',
  });
  expect(switchAddresses('en', '/login')).toEqual({ en: '/login', ko: '/ko', ja: '/ja' });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={ja} messages={intlMessages('en')} timeZone={timeZone}>
      <LanguageSwitch addresses={switchAddresses(ja, '/')} />
    </NextIntlClientProvider>,
  );
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['/', '/ko', '/ja']);
  expect(html).toMatch(/<a href="\/ja" hreflang="ja" lang="ja" aria-current="true"/i);
});

test('fonts are those of the script', () => {
  expect(preloadedFonts(ja, '/')).toEqual(preloadedFonts('en', '/'));
  expect(preloadedFonts('ko', '/')).not.toEqual(preloadedFonts('en', '/'));
});

test('feed, llms.txt, Markdown and security.txt', () => {
  expect(articleFeed(ja, [])).toContain('xml:lang="ja"');
  expect(llmsText({})).toContain('(日本語)');
  expect(featureMarkdown('label-vision', ja)).toContain('/ja/features/label-vision');
  expect(securityText(new Date())).toContain('Preferred-Languages: en, ko, ja');
});

test('social images', () => {
  const image = pageOgImage(ja, '/');
  expect(image.locale).toBe('ja');
  expect(renderToStaticMarkup(<OgImageLayout image={image} drawing="data:,drawing" />)).toContain(
    'lang="ja"',
  );
});

test('structured data', () => {
  expect(webSite().inLanguage).toEqual(['en', 'ko', 'ja']);
  expect(softwareApplication(ja)).toMatchObject({ inLanguage: 'ja' });
});

test('articles keep their language, and are typeset by its rules', () => {
  const found = reshapeArticle(article);
  expect(found?.language).toBe('ja');
  expect(found && typeset(found).title).toBe('A "title"');
  expect(reshapeArticle({ ...article, language: 'xx' })?.language).toBe('en');
});

test('sample documents', () => {
  const html = sampleHtml(ja, 'label-report');
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain('@page { size: A4 }');
});
