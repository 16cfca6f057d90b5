import { decodeFragment } from '@/lib/browser/url-fragment';

test.each([
  ['', ''],
  ['#', ''],
  ['#fdca-609-b', 'fdca-609-b'],
  ['#%EB%9D%BC%EB%B2%A8', '라벨'],
])('decodes %j to %j', (hash, fragment) => {
  expect(decodeFragment(hash)).toBe(fragment);
});

test.each(['#%', '#%ff', '#%E0%A4%A', '#a%'])('returns the malformed %j as written', (hash) => {
  expect(decodeFragment(hash)).toBe(hash.slice(1));
});
