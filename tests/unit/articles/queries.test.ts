/** @jest-environment node */
import { evaluate, parse } from 'groq-js';
import { type Article, reshapeArticle } from '@/lib/articles/article';
import { relatedQuery, topicArticlesQuery, topicsQuery } from '@/lib/articles/queries';
import { relatedTo, reshapeRelated } from '@/lib/articles/related';

type Document = { _id: string; [field: string]: unknown };

const article = (id: string, day: number, fields: object = {}): Document => ({
  _id: id,
  _type: 'resourcePage',
  title: id,
  slug: { current: id },
  language: 'en',
  publishedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  ...fields,
});

async function ask(query: string, dataset: Document[], params: Record<string, unknown>) {
  const answer = await evaluate(parse(query, { params }), { dataset, params });
  return answer.get();
}

describe('related articles', () => {
  const pair = {
    _id: 'pair',
    _type: 'translation.metadata',
    translations: ['own', 'other'].map((_ref) => ({ value: { _ref } })),
  };
  const dataset = [
    pair,
    article('own', 9, { primaryKeywords: ['talc'] }),
    article('other', 9, { language: 'ko', primaryKeywords: ['talc'] }),
    article('newest', 8, { supportingKeywords: [7, null] }),
    article('newer', 7, { primaryKeywords: 'no list' }),
    article('sharing', 1, { supportingKeywords: ['talc'] }),
    article('without-slug', 8, { slug: undefined }),
  ];
  const relatedOf = async (slug: string, documents = dataset) => {
    const found = reshapeRelated(await ask(relatedQuery, documents, { slug }));
    const document = documents.find(({ _id }) => _id === slug);
    const { counterpart, related } = relatedTo(reshapeArticle(document) as Article, found);
    return { counterpart, related: related.map(({ slug }) => slug) };
  };

  test('share a keyword, then are the newest; never the article or its counterpart', async () => {
    expect(await relatedOf('own')).toEqual({
      counterpart: { slug: 'other', language: 'ko' },
      related: ['sharing', 'newest', 'newer'],
    });
    expect(await relatedOf('other')).toEqual({ counterpart: { slug: 'own', language: 'en' }, related: [] });
  });

  test('are there although no keyword is shared', async () => {
    expect((await relatedOf('newest')).related).toEqual(['own', 'newer', 'sharing']);
    expect((await relatedOf('own', [article('own', 1)])).related).toEqual([]);
  });

  test('an address that an article had before leads to its present one', async () => {
    const moved = article('new-slug', 1, { previousSlugs: ['old-slug'] });
    const found = reshapeRelated(await ask(relatedQuery, [moved], { slug: 'old-slug' }));
    expect(found).toEqual({ versions: [], newest: [], movedTo: 'new-slug' });
  });

  test.each([null, [], 'text', { own: { versions: 7, newest: [null, 'x', {}] }, moved: { slug: 7 } }])(
    'an answer of another shape means nothing: %j',
    (answer) => {
      expect(reshapeRelated(answer)).toEqual({ versions: [], newest: [], movedTo: null });
    },
  );
});

describe('topics', () => {
  const dataset = [
    article('text', 1, { primaryKeywords: 'talc', supportingKeywords: ['talc'] }),
    article('list', 3, { primaryKeywords: ['talc', 7, null] }),
    article('nothing', 2),
    article('korean', 4, { language: 'ko', primaryKeywords: ['talc'] }),
    article('untitled', 5, { title: undefined, primaryKeywords: ['talc'] }),
    article('without-slug', 6, { slug: null, primaryKeywords: ['talc'] }),
  ];

  test('are asked for as keywords only, the newest first', async () => {
    expect(await ask(topicsQuery, dataset, { language: 'en' })).toEqual([
      { primary: ['talc', 7, null], supporting: null },
      { primary: null, supporting: null },
      { primary: null, supporting: ['talc'] },
    ]);
  });

  test('hold the articles whose keywords made them', async () => {
    const params = { language: 'en', keywords: ['talc'], count: 24 };
    const found = (await ask(topicArticlesQuery, dataset, params)) as Document[];
    expect(found.map(({ _id }) => _id)).toEqual(['list', 'text']);
    expect(await ask(topicArticlesQuery, dataset, { ...params, count: 1 })).toHaveLength(1);
    expect(await ask(topicArticlesQuery, dataset, { ...params, keywords: ['nobody'] })).toEqual([]);
  });
});
