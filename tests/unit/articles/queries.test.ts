import { evaluate, parse } from 'groq-js';
import { type Article, reshapeArticle } from '@/lib/articles/article';
import * as queries from '@/lib/articles/queries';
import { relatedSchema, relatedTo } from '@/lib/articles/related';
import type { Callout, TextBlock } from '@/lib/articles/rich-text';
import type { ArticleQueryResult, ResourcePage } from '@/lib/articles/sanity.types';

const { relatedQuery, queryTime, topicArticlesQuery, topicsQuery } = queries;

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

async function ask(query: string, dataset: Document[], parameters: Record<string, unknown>) {
  const params = { now: '2026-02-01T00:00:00Z', ...parameters };
  const result = await evaluate(parse(query, { params }), { dataset, params });
  return result.get();
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
  const nothing = { own: { versions: [], newest: [] }, moved: null };
  const relatedOf = async (slug: string, documents = dataset) => {
    const { own } = relatedSchema.parse(await ask(relatedQuery, documents, { slug }));
    const document = documents.find(({ _id }) => _id === slug);
    const { counterpart, related } = relatedTo(reshapeArticle(document) as Article, own);
    return { counterpart, related: related.map(({ slug }) => slug) };
  };

  test('share a keyword, then are the newest, without the article and its counterpart', async () => {
    expect(await relatedOf('own')).toEqual({
      counterpart: { slug: 'other', language: 'ko' },
      related: ['sharing', 'newest', 'newer'],
    });
    expect(await relatedOf('other')).toEqual({ counterpart: { slug: 'own', language: 'en' }, related: [] });
  });

  test('name the topics that the keywords of the article can link to', async () => {
    const { own } = relatedSchema.parse(await ask(relatedQuery, dataset, { slug: 'own' }));
    const document = reshapeArticle(dataset.find(({ _id }) => _id === 'own')) as Article;
    expect(relatedTo(document, own).topics).toEqual(['talc']);
    expect(relatedTo(document, { ...own, newest: [] }).topics).toEqual([]);
  });

  test('exist even if no keyword is shared', async () => {
    expect((await relatedOf('newest')).related).toEqual(['own', 'newer', 'sharing']);
    expect((await relatedOf('own', [article('own', 1)])).related).toEqual([]);
  });

  test('lead from a previous slug to the current one', async () => {
    const moved = article('new-slug', 1, { previousSlugs: ['old-slug'] });
    const found = relatedSchema.parse(await ask(relatedQuery, [moved], { slug: 'old-slug' }));
    expect(found).toEqual({ ...nothing, moved: { slug: 'new-slug' } });
  });

  test.each([null, [], 'text', { own: { versions: 7, newest: [null, 'x', {}] }, moved: { slug: 7 } }])(
    'ignore a malformed result: %j',
    (result) => {
      expect(relatedSchema.parse(result)).toEqual(nothing);
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

  test('request only keywords, newest first', async () => {
    expect(await ask(topicsQuery, dataset, { language: 'en' })).toEqual([
      { primary: ['talc', 7, null], supporting: null },
      { primary: null, supporting: null },
      { primary: null, supporting: ['talc'] },
    ]);
  });

  test('contain the articles with their keywords', async () => {
    const params = { language: 'en', keywords: ['talc'], count: 24 };
    const found = (await ask(topicArticlesQuery, dataset, params)) as Document[];
    expect(found.map(({ _id }) => _id)).toEqual(['list', 'text']);
    expect(await ask(topicArticlesQuery, dataset, { ...params, count: 1 })).toHaveLength(1);
    expect(await ask(topicArticlesQuery, dataset, { ...params, keywords: ['nobody'] })).toEqual([]);
  });
});

describe('a scheduled article or a document that is not an article', () => {
  const later = { primaryKeywords: ['talc'], previousSlugs: ['old'], title: 'SECRET' };
  const dataset = [
    {
      _id: 'pair',
      _type: 'translation.metadata',
      translations: [{ value: { _ref: 'shown' } }, { value: { _ref: 'korean' } }],
    },
    article('shown', 1, { primaryKeywords: ['talc'] }),
    article('korean', 1, { ...later, language: 'ko', publishedAt: '2026-02-01T00:01:00Z' }),
    article('later', 1, { ...later, publishedAt: '2026-02-01T00:01:00Z' }),
    // Ten in the morning in Seoul is one in the morning in UTC.
    article('zoned', 1, { ...later, publishedAt: '2026-02-01T10:00:00+09:00' }),
    article('dated', 1, { ...later, publishedAt: '2026-02-02' }),
    article('later', 1, { ...later, _type: 'note' }),
  ];
  const everyQuery = Object.entries(queries).flatMap(([name, query]) =>
    typeof query === 'string' ? [[name, query] as const] : [],
  );
  const parameters = { from: 0, to: 24, count: 50, keywords: ['talc'] };

  test.each(everyQuery)('is missing from the results of %s', async (_, query) => {
    for (const language of ['en', 'ko', null]) {
      for (const slug of ['later', 'korean', 'zoned', 'dated', 'shown', 'old']) {
        const result = JSON.stringify(await ask(query, dataset, { ...parameters, language, slug }));
        expect(result).not.toMatch(/SECRET|"(later|zoned|dated)"/);
        // The sitemap's pairs are document ids; pairs outside its list of articles are dropped.
        if (query !== queries.pathsQuery) expect(result).not.toContain('"korean"');
      }
    }
    expect(await ask(queries.listCountQuery, dataset, { language: null })).toBe(1);
  });

  test('appears at its minute, and immediately in the preview', async () => {
    const find = (slug: string, now: string) => ask(queries.articleQuery, dataset, { slug, now });
    expect(await find('later', queryTime('cdn', Date.parse('2026-02-01T00:00:59Z')))).toBeNull();
    expect(await find('later', queryTime('cdn', Date.parse('2026-02-01T00:01:00Z')))).not.toBeNull();
    expect(queryTime('api', Date.parse('2026-02-01T00:00:59Z'))).toBe('2026-02-01T00:00:59.000Z');
    expect(await find('zoned', '2026-02-01T01:00:00Z')).not.toBeNull();
    expect(await find('dated', '2026-02-02T00:00:00Z')).not.toBeNull();
    for (const slug of ['later', 'zoned', 'dated'])
      expect(await find(slug, queryTime('drafts'))).not.toBeNull();
  });

  test.each([undefined, null, 'next spring', 7, ''])(
    'is not published with the date %j',
    async (publishedAt) => {
      const params = { slug: 'undated', language: 'en', ...parameters };
      const undated = [article('undated', 1, { publishedAt })];
      expect(await ask(queries.articleQuery, undated, params)).not.toBeNull();
      expect(await ask(queries.listQuery, undated, params)).toHaveLength(1);
    },
  );
});

describe('authors and links to other articles', () => {
  const link = (_key: string, _ref: unknown) => ({ _key, _type: 'internalLink', reference: { _ref } });
  const markDefs = [
    link('shown', 'shown'),
    link('moved', 'moved'),
    link('later', 'later'),
    link('untitled', 'untitled'),
    link('deleted', 'nobody'),
    link('person', 'mina'),
    link('wrong', 7),
    { _key: 'web', _type: 'link', href: '/x' },
    null,
  ];
  const block = { _type: 'block', markDefs, children: [] };
  const person = (_id: string, role?: object) => ({ _id, _type: 'author', name: _id, role });
  const dataset = [
    person('mina', { en: 'Writer', ko: '필자' }),
    person('jo'),
    article('shown', 1),
    article('moved', 1, { slug: { current: 'present' }, previousSlugs: ['earlier'] }),
    article('later', 1, { publishedAt: '2026-02-01T00:01:00Z' }),
    article('untitled', 1, { title: undefined }),
    article('own', 1, {
      authors: [{ _ref: 'mina' }, { _ref: 'gone' }, 'x', { _ref: 'jo' }],
      author: { name: 'An earlier author' },
      reviewedBy: { _ref: 'jo' },
      content: [block, { _type: 'callout', title: 'T', text: [block] }, { _type: 'image' }, 'x'],
    }),
    article('odd', 1, { authors: 'x', author: { _ref: 'mina' }, content: { markDefs }, reviewedBy: 'jo' }),
  ];
  const find = async (slug: string, now?: string) =>
    reshapeArticle(await ask(queries.articleQuery, dataset, { slug, ...(now && { now }) })) as Article;
  const targets = (block: unknown) =>
    Object.fromEntries((block as TextBlock).markDefs.map(({ _key, target }) => [_key, target]));

  test('resolve a link to the current path of a published article, also in callouts', async () => {
    const expected = {
      shown: '/resources/shown',
      moved: '/resources/present',
      later: null,
      untitled: null,
      deleted: null,
      person: null,
      wrong: null,
      web: '/x',
    };
    const [text, callout] = (await find('own')).content;
    expect(targets(text)).toEqual(expected);
    expect(targets((callout as Callout).text[0])).toEqual(expected);
    const [then] = (await find('own', '2026-02-01T00:01:00Z')).content;
    expect(targets(then)).toEqual({ ...expected, later: '/resources/later' });
  });

  test('read authors by reference, and the older field only without references', async () => {
    const jo = { name: 'jo', role: null };
    expect(await find('own')).toMatchObject({
      authors: [{ name: 'mina', role: 'Writer' }, jo],
      reviewer: jo,
    });
    expect(await find('odd')).toMatchObject({
      authors: [{ name: 'mina', role: null }],
      reviewer: null,
      content: [],
    });
    for (const query of [queries.listQuery, queries.feedQuery]) {
      const parameters = { language: 'en', from: 0, to: 9, count: 9 };
      const rows = (await ask(query, dataset, parameters)) as { _id: string }[];
      const own = reshapeArticle(rows.find(({ _id }) => _id === 'own'));
      expect(own?.authors.map(({ name }) => name)).toEqual(['mina', 'jo']);
    }
  });
});

test.each([0, 1, 59_999, 60_000, 3_599_999])('publishes at a full minute without rounding up', (ms) => {
  // Editors choose minutes. Only a date with seconds counts from the next full minute on.
  const time = Date.parse('2026-02-01T09:00:00Z');
  expect(Date.parse(queryTime('cdn', time + ms))).toBeGreaterThanOrEqual(time);
  expect(Date.parse(queryTime('cdn', time - 1 - ms))).toBeLessThan(time);
});

test('queries every field that editors fill in', () => {
  type NotShown = '_type' | '_createdAt' | '_rev' | 'previousSlugs';
  type Unasked = Exclude<keyof ResourcePage, keyof NonNullable<ArticleQueryResult> | NotShown>;
  // A type error here names a field that is in the schema but not in `articleQuery`.
  const unasked: [Unasked] extends [never] ? 'none' : Unasked = 'none';
  expect(unasked).toBe('none');
});
