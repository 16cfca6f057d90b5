import { textsCiting } from '../../../tools/rules-cited';

test('lists messages in each language, articles and claims that cite a rule', () => {
  const places = new Set(textsCiting('fdca-607-c-2').map(({ place }) => place));
  expect([...places]).toEqual(
    expect.arrayContaining([
      'messages/en/finder.json',
      'messages/ko/finder.json',
      'embedded/dataset/data.ndjson',
      'tests/unit/claims.md',
    ]),
  );
});

test('leaves out messages that cite other rules only', () => {
  const keys = textsCiting('fdca-609-c').map(({ place, key }) => `${place} ${key}`);
  expect(keys).toContain('messages/en/finder.json change.professional');
  expect(keys).not.toContain('messages/en/finder.json why.product-listing');
});
