import fs from 'node:fs';
import { changedOn } from '@/lib/rules/changes';
import { ledger } from '@/lib/rules/ledger';
import { citingTexts } from '../../../tools/rules-cited';

const citing = citingTexts();

test('lists messages in each language, articles and claims that cite a rule', () => {
  const places = new Set(citing.get('fdca-607-c-2')?.map(({ place }) => place));
  expect([...places]).toEqual(
    expect.arrayContaining([
      'messages/en/mocra-duties.json',
      'messages/ko/mocra-duties.json',
      'embedded/dataset/data.ndjson',
      'tests/unit/claims.md',
    ]),
  );
});

test('leaves out messages that cite other rules only', () => {
  const keys = citing.get('fdca-609-c')?.map(({ place, key }) => `${place} ${key}`);
  expect(keys).toContain('messages/en/mocra-duties.json change.professional');
  expect(keys).not.toContain('messages/en/mocra-duties.json why.product-listing');
});

/**
 * The state and the last change of every cited rule when its texts were last reviewed. After a change of the law: read the
 * texts that `npm run rules:cited -- <id>` lists, correct them, then write the new state here.
 */
const reviewed: Readonly<Record<string, string>> = JSON.parse(
  fs.readFileSync('tests/unit/rules/reviewed.json', 'utf8'),
);

test('fails for a rule that changed after the last review of the copy that cites it', () => {
  const cited = ledger.filter(({ id }) => citing.has(id));
  const now = cited.map((rule) => {
    const state = rule.starts ? `in-force from ${rule.starts}` : rule.state;
    return [rule.id, `${state}, changed ${changedOn(rule.id)}`] as const;
  });
  const toRead = now
    .filter(([id, state]) => reviewed[id] !== state)
    .map(([id, state]) => ({ id, state, texts: citing.get(id)?.map(({ place, key }) => `${place} ${key}`) }));
  expect(toRead).toEqual([]);
  expect(Object.keys(reviewed).filter((id) => !citing.has(id))).toEqual([]);
});
