import { articleMetadata, articleSocialImage } from '@/lib/seo/article-metadata';
import { searchResult } from '@/studio/search-preview/search-result';
import { articleOf } from '../../support/portable-text';

/** The preview of an article in the Studio. */

test.each([
  { language: 'en', metaTitle: 'Short', metaDescription: 'Two sentences.' },
  { language: 'ko', title: '첫걸음', metaTitle: ' ' },
  { language: 'en', title: 'A title with no description' },
  { language: 'ko', slug: { current: '첫걸음' }, metaDescription: '설명' },
])('shows what the head of the page has: %j', (fields) => {
  const document = { title: 'A title', slug: { current: 'a-slug' }, ...fields };
  const article = articleOf(document);
  const { title, description } = articleMetadata(article, null);
  const shown = searchResult(document);
  expect(shown).toMatchObject({ title, description });
  expect(articleSocialImage(article).endsWith(String(shown.drawnImage))).toBe(true);
});

test('has no page for an article without a usable URL', () => {
  for (const slug of [undefined, {}, { current: 'a/b' }]) {
    expect(searchResult({ title: 'A title', slug })).toMatchObject({ path: null, drawnImage: null });
  }
});
