import { topicSlug, topicsOf } from '@/lib/articles/topics';
import { href, matchRoute, topicPath } from '@/lib/routes';

const row = (...primary: unknown[]) => ({ primary, supporting: null });

test('a keyword that two articles share is a topic, the most used first, then the newest', () => {
  const topics = topicsOf([
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

test('an article counts once, however often it names a keyword', () => {
  expect(topicsOf([{ primary: ['talc', 'Talc', 'talc'], supporting: ['talc'] }])).toEqual([]);
});

test('spellings of one address are one topic, named as most write it', () => {
  const [topic] = topicsOf([row('u.s. agent'), row('U.S. Agent'), row(' U.S. Agent'), row('U.S. Agent')]);
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
])('%s is named %s', (keyword, name) => {
  expect(topicsOf([row(keyword), row(keyword)])[0]?.name).toBe(name);
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
])('the address of %j leads to its page and to no other', (keyword) => {
  for (const locale of ['en', 'ko'] as const) {
    const path = topicPath(topicSlug(keyword));
    expect(matchRoute(href(locale, path))).toEqual({ kind: 'page', locale, path });
  }
});

test.each(['', '   ', '!!!', '👩‍🔬', 'x'.repeat(41)])('%j is no topic', (keyword) => {
  expect(topicsOf([row(keyword), row(keyword)])).toEqual([]);
});

test('whatever stands in place of keywords is left out', () => {
  const wrong = [
    null,
    7,
    'talc',
    [],
    {},
    { primary: 'talc' },
    { primary: [7, null, {}, ['talc']], supporting: 1 },
  ];
  expect(topicsOf(wrong)).toEqual([]);
  expect(topicsOf([...wrong, row('talc'), row('talc', 7)])).toHaveLength(1);
});
