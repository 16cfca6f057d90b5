import { earlierSlugs } from '@/studio/schema/earlier-slugs';

const article = (current?: string, previousSlugs?: string[]) => ({
  slug: current === undefined ? undefined : { current },
  previousSlugs,
});

test.each([
  ['a first publication', null, article('a'), null],
  ['an unchanged URL', article('a'), article('a'), null],
  ['an article without a URL so far', article(), article('a'), null],
  ['a URL that was removed', article('a'), article(), null],
  ['a changed URL', article('a'), article('b'), ['a']],
  ['a second change', article('b', ['a']), article('c', ['a']), ['a', 'b']],
  ['a change that an editor has noted', article('a'), article('b', ['a']), null],
  ['a return to an earlier URL', article('b', ['a']), article('a', ['a']), ['b']],
  ['a Korean URL', article('라벨'), article('라벨-규정'), ['라벨']],
])('keeps the earlier URLs of %s', (_, published, next, expected) => {
  expect(earlierSlugs(published, next)).toEqual(expected);
});
