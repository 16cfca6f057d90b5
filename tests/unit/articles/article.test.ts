import { type Article, excerpt, reshapeArticle } from '@/lib/articles/article';
import { bodySchema } from '@/lib/articles/rich-text';

const image = { asset: { _ref: 'image-abc123-1600x900-png' } };

const whole = {
  _id: 'a1',
  _updatedAt: '2025-02-01T00:00:00Z',
  title: ' A title ',
  shortTitle: 'Title',
  slug: { _type: 'slug', current: 'a-title' },
  starterContent: 'Starter.',
  content: [{ _type: 'block', _key: 'k', style: 'normal', children: [], markDefs: [] }],
  publishedAt: '2025-01-05T09:30:00Z',
  language: 'ko',
  coverImage: { ...image, alt: 'Alt', caption: 'Caption' },
  metaDescription: 'Description.',
  metaTitle: 'Meta title',
  primaryKeywords: ['one', 'two'],
  supportingKeywords: ['three'],
  outline: ['first'],
  authors: [{ name: 'Mina', role: { en: 'Writer', ko: '필자' } }],
  author: { name: 'An earlier author' },
  reviewedBy: { name: 'Jo', role: { en: 'Editor' } },
  reviewedAt: '2025-01-20',
  sources: [
    {
      _type: 'source',
      _key: 's',
      title: ' 21 U.S.C. 364c ',
      url: 'https://a.example/x',
      readOn: '2025-01-02',
    },
  ],
};

test('keeps every field of a complete document', () => {
  expect(reshapeArticle(whole)).toEqual({
    id: 'a1',
    title: 'A title',
    shortTitle: 'Title',
    slug: 'a-title',
    language: 'ko',
    publishedAt: '2025-01-05T09:30:00Z',
    updatedAt: '2025-02-01T00:00:00Z',
    authors: [{ name: 'Mina', role: '필자' }],
    // Without a role in the article's language, the author has no role.
    reviewer: { name: 'Jo', role: null },
    reviewedAt: '2025-01-20',
    sources: [{ title: '21 U.S.C. 364c', url: 'https://a.example/x', readOn: '2025-01-02' }],
    cover: { ...image, alt: 'Alt', caption: 'Caption', preview: null },
    metaTitle: 'Meta title',
    metaDescription: 'Description.',
    keywords: ['one', 'two'],
    supportingKeywords: ['three'],
    outline: ['first'],
    starterContent: 'Starter.',
    content: whole.content,
  });
});

test('treats a malformed result as a failure of the service, not as an empty list', () => {
  for (const stranger of [null, 1, 'x', [whole], {}, { ...whole, _id: undefined }]) {
    expect(() => reshapeArticle(stranger)).toThrow('the content service did not return documents');
  }
  expect(reshapeArticle({ _id: 'untitled' })).toBeNull();
});

test('drops a slug whose path would lead elsewhere', () => {
  for (const current of ['x/y', '../privacy', '100%25', 'notes.md', 'x'.repeat(300)]) {
    expect(reshapeArticle({ _id: 'a1', title: 'T', slug: { current } })).toMatchObject({ slug: null });
  }
});

test('needs only id and title', () => {
  expect(reshapeArticle({ _id: 'a1', title: 'T' })).toEqual({
    id: 'a1',
    title: 'T',
    shortTitle: null,
    slug: null,
    language: 'en',
    publishedAt: null,
    updatedAt: null,
    authors: [],
    reviewer: null,
    reviewedAt: null,
    sources: [],
    cover: null,
    metaTitle: null,
    metaDescription: null,
    keywords: [],
    supportingKeywords: [],
    outline: [],
    starterContent: null,
    content: [],
  });
});

/** An unset field: the article looks as if it had not been filled in. */
const nothing = [7, true, {}, [], [1], [null, {}], { a: 1 }, '', '   ', 'x y', null, undefined];
const fields = Object.keys(whole).filter((name) => !['_id', 'title'].includes(name));
/** The fields that accept any string. */
const texts = ['shortTitle', 'starterContent', 'metaDescription', 'metaTitle'];

test.each(fields)('drops an invalid %s and keeps the article', (field) => {
  const bare = reshapeArticle({ _id: 'a1', title: 'T' });
  for (const value of nothing) {
    if (texts.includes(field) && value === 'x y') continue;
    expect(reshapeArticle({ _id: 'a1', title: 'T', [field]: value })).toEqual(bare);
  }
});

test.each([undefined, null, 5, '', '  '])('rejects an article with the title %j', (title) => {
  expect(reshapeArticle({ ...whole, title })).toBeNull();
});

const dropped: [string, Record<string, unknown>, Partial<Article>][] = [
  ['another language', { language: 'fr' }, { language: 'en' }],
  [
    'invalid authors among valid ones',
    { authors: [null, 'Mina', { name: 7 }, { name: ' Jo ', role: 'Editor' }, {}] },
    { authors: [{ name: 'Jo', role: null }] },
  ],
  [
    'only invalid authors',
    { authors: [null, { name: '' }], author: { name: 'Mina' } },
    { authors: [{ name: 'Mina', role: null }] },
  ],
  ['a nonexistent day', { reviewedAt: '2025-02-30' }, { reviewedAt: null }],
  ['a day with words', { reviewedAt: 'version 5' }, { reviewedAt: null }],
  [
    'invalid sources among valid ones',
    {
      sources: [
        null,
        'x',
        { url: 'https://a.example/' },
        { title: 'A law', url: 'javascript:alert(1)', readOn: 'spring' },
        { title: 'Own page', url: '/resources' },
      ],
    },
    {
      sources: [
        { title: 'A law', url: null, readOn: null },
        { title: 'Own page', url: null, readOn: null },
      ],
    },
  ],
  ['a cover without asset', { coverImage: { alt: 'Alt' } }, { cover: null }],
  ['a cover that is a file', { coverImage: { asset: { _ref: 'file-abc-pdf' } } }, { cover: null }],
  [
    'a cover with markup in its reference',
    { coverImage: { asset: { _ref: 'image-"><b>-1x1-png' } } },
    { cover: null },
  ],
  [
    'invalid keywords among valid ones',
    { primaryKeywords: [1, 'one', null, '  ', {}] },
    { keywords: ['one'] },
  ],
  ['invalid outline entries', { outline: [{}, 'first'] }, { outline: ['first'] }],
  [
    'invalid blocks among valid ones',
    { content: [1, null, {}, { _type: 5 }, { _type: 'block' }] },
    { content: [{ _type: 'block' }] as never },
  ],
];
test.each(dropped)('drops invalid values and keeps the article: %s', (_, fields, expected) => {
  const article = reshapeArticle({ ...whole, ...fields });
  expect(article).toMatchObject(expected);
  expect(article?.title).toBe('A title');
});

describe('excerpt', () => {
  test('returns the description if the article has one', () => {
    expect(excerpt({ metaDescription: 'Description.', starterContent: 'x'.repeat(500) })).toBe(
      'Description.',
    );
  });

  test('returns the beginning of the body otherwise', () => {
    const content = bodySchema.parse([{ _type: 'block', children: [{ _type: 'span', text: 'Body.' }] }]);
    expect(excerpt({ metaDescription: null, starterContent: null, content })).toBe('Body.…');
    expect(excerpt({ metaDescription: null, starterContent: 'Start.', content })).toBe('Start.…');
  });

  test('is empty for an article without description and body', () => {
    expect(excerpt({ metaDescription: null, starterContent: null })).toBeNull();
  });

  test.each([149, 150, 151, 5000])('shortens %i characters to 150 and an ellipsis', (length) => {
    expect(excerpt({ metaDescription: null, starterContent: 'x'.repeat(length) })).toBe(
      `${'x'.repeat(Math.min(length, 150))}…`,
    );
  });

  test('does not cut an emoji in half', () => {
    const text = excerpt({ metaDescription: null, starterContent: `${'x'.repeat(149)}🧴 and more` });
    expect(text).toBe(`${'x'.repeat(149)}🧴…`);
    // Throws on half a pair.
    expect(() => encodeURIComponent(String(text))).not.toThrow();
  });

  test('counts Korean by character', () => {
    expect(excerpt({ metaDescription: null, starterContent: '가'.repeat(200) })).toBe(`${'가'.repeat(150)}…`);
  });
});
