import { sitemap } from '@/lib/seo/sitemap';

const articles = Array.from({ length: 40 }, (_, index) => ({
  slug: index === 0 ? `a&b<'">` : `article-${index}`,
  language: 'en' as const,
  updatedAt: '2026-01-01T00:00:00Z',
}));
const paths = {
  articles,
  previousSlugs: [],
  pages: { en: 3, ko: 1 },
  topics: { en: ['us-agent'], ko: ['시설-등록'] },
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('lists pages, further list pages, topics and articles', () => {
  const xml = sitemap(paths);
  expect(xml).toContain('<urlset');
  expect(locations(xml)).toContain('http://localhost:3000/resources/article-39');
  expect(xml).toContain('hreflang="x-default"');
  // The sitemap lists further pages of a list too.
  expect(locations(xml).filter((url) => url?.includes('/page/'))).toEqual([
    'http://localhost:3000/resources/page/2',
    'http://localhost:3000/resources/page/3',
  ]);
  expect(locations(xml).filter((url) => url?.includes('/topics/'))).toEqual([
    'http://localhost:3000/resources/topics/us-agent',
    `http://localhost:3000/ko/resources/topics/${encodeURIComponent('시설-등록')}`,
  ]);
  // Quotes and angle brackets are percent-encoded; the other special characters are escaped.
  expect(locations(xml)).toContain('http://localhost:3000/resources/a%26b%3C&apos;%22%3E');
});
