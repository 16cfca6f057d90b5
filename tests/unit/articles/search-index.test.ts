import { searchArticles } from '@/components/articles/article-search';
import { type Article, reshapeArticle } from '@/lib/articles/article';
import { searchFile, searchIndex } from '@/lib/articles/search-index';
import { locales } from '@/lib/i18n/locales';

const heading = (style: string, text: string) => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text }],
});
const article = (slug: string | null, fields: object = {}) =>
  reshapeArticle({
    _id: slug ?? 'none',
    title: 'Why shipments are refused',
    slug: slug && { current: slug },
    language: 'en',
    metaDescription: 'Three reasons.',
    primaryKeywords: ['FDA detention'],
    supportingKeywords: ['import alert'],
    content: [heading('h2', 'What to do first'), heading('h3', 'The first day'), heading('h4', 'A detail')],
    ...fields,
  }) as Article;

const index = searchIndex([article('refused'), article('other', { title: 'Colors', content: [] })]);

it('links each heading down to the third level by its id on the page', () => {
  expect(index[0]?.sections.map(({ title, href }) => [title, href])).toEqual([
    ['What to do first', '/resources/refused#what-to-do-first'],
    ['The first day', '/resources/refused#the-first-day'],
  ]);
});

it('leaves out an article without a page', () => {
  expect(searchIndex([article(null)])).toEqual([]);
});

it.each(locales)('names the words of a notice and where it leads in %s', (locale) => {
  const { notice, texts } = searchFile(locale, []);
  expect(notice.words).toEqual(expect.arrayContaining(['detention']));
  expect(notice.words.filter((word) => word === '')).toEqual([]);
  expect(notice.href).toMatch(/^\/resources\/[a-z-]+#./);
  expect(texts.found).toContain('{count}');
});

it.each([
  ['Three', ['refused', 'other']],
  ['detention', ['refused', 'other']],
  ['IMPORT alert', ['refused', 'other']],
  ['colors', ['other']],
  ['refused first day', ['refused']],
  ['talc', []],
])('finds %j in titles, descriptions, keywords and headings', (q, slugs) => {
  const found = searchArticles(index, q).map(({ article }) => article.href);
  expect(found).toEqual(slugs.map((slug) => `/resources/${slug}`));
});

it('shows the sections that contain every word, and their articles first', () => {
  const reversed = [...index].reverse();
  const [first, second] = searchArticles(reversed, 'first');
  expect(first?.sections.map(({ title }) => title)).toEqual(['What to do first', 'The first day']);
  expect(second).toBeUndefined();
  expect(searchArticles(reversed, 'FDA').map(({ article }) => article.href)).toEqual([
    '/resources/other',
    '/resources/refused',
  ]);
});
