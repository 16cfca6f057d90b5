import { collectTopics, topicSlug } from '@/lib/articles/topics';
import { href, topicPath } from '@/lib/routes';
import { matchRoute } from '@/lib/server/match-route';

const row = (...primary: unknown[]) => ({ primary, supporting: null });

test('makes a topic of a keyword that two articles share, sorted by use, then by date', () => {
  const topics = collectTopics([
    row('talc', 'labels'),
    { primary: ['FEI'], supporting: ['talc', 'labels'] },
    row('FEI', 'labels', 'alone'),
  ]);
  expect(topics).toEqual([
    { slug: 'labels', name: 'Labels', keywords: ['labels'], articles: 3 },
    { slug: 'talc', name: 'Talc', keywords: ['talc'], articles: 2 },
    { slug: 'fei', name: 'FEI', keywords: ['FEI'], articles: 2 },
  ]);
});

test('counts an article once for each keyword, however often it names it', () => {
  expect(collectTopics([{ primary: ['talc', 'Talc', 'talc'], supporting: ['talc'] }])).toEqual([]);
});

test('merges spellings with the same path under the most frequent one', () => {
  const [topic] = collectTopics([
    row('u.s. agent'),
    row('U.S. Agent'),
    row(' U.S. Agent'),
    row('U.S. Agent'),
  ]);
  expect(topic).toEqual({
    slug: 'us-agent',
    name: 'U.S. Agent',
    keywords: ['U.S. Agent', 'u.s. agent', ' U.S. Agent'],
    articles: 4,
  });
});

test.each([
  ['facility registration', 'Facility registration'],
  ['pH', 'pH'],
  ['U.S. color names', 'U.S. color names'],
  ['시설 등록', '시설 등록'],
  ['15  business days', '15 business days'],
])('names %s %s', (keyword, name) => {
  expect(collectTopics([row(keyword), row(keyword)])[0]?.name).toBe(name);
});

test.each([
  '시설 등록',
  '책임자(Responsible Person)',
  '21 CFR 73·74',
  'section 607(c)',
  'FD&C Yellow No. 5',
  '<script>alert(1)</script>',
  '../../privacy',
  'İstanbul',
  '\u1112\u1161\u11ab', // Hangul in its parts
  'a?b#c%41',
])('resolves the path of %j to its page only', (keyword) => {
  for (const locale of ['en', 'ko'] as const) {
    const path = topicPath(topicSlug(keyword));
    expect(matchRoute(href(locale, path))).toEqual({ kind: 'page', locale, path });
  }
});

test.each(['', '   ', '!!!', '👩‍🔬', 'x'.repeat(41)])('makes no topic of %j', (keyword) => {
  expect(collectTopics([row(keyword), row(keyword)])).toEqual([]);
});

test('ignores malformed keywords', () => {
  const wrong = [
    null,
    7,
    'talc',
    [],
    {},
    { primary: 'talc' },
    { primary: [7, null, {}, ['talc']], supporting: 1 },
  ];
  expect(collectTopics(wrong)).toEqual([]);
  expect(collectTopics([...wrong, row('talc'), row('talc', 7)])).toHaveLength(1);
});
