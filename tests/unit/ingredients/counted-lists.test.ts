import { readNames } from '@/lib/tools/ingredients/names';
import table from '@/lib/tools/ingredients/names.json';
import { parseIngredients } from '@/lib/tools/ingredients/parse';
import lists from './counted-lists.json';

const names = readNames(table.rows);

/** Returns a name for comparison: letters and digits in one case. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');

/** Returns the outcome of a list: read exactly, asked about, or silently wrong. */
function outcomeOf({ raw, names: expected }: { raw: string; names: readonly string[] }) {
  const { entries, questions, isUnderstood } = parseIngredients(raw, { names });
  const isExact = entries.map(({ name }) => bare(name)).join('|') === expected.map(bare).join('|');
  if (isExact) return 'exact';
  return questions.length > 0 || !isUnderstood || entries.some(({ unclear }) => unclear) ? 'asked' : 'wrong';
}

// Lists as shops, packages and PDFs show them, counted by hand. `best` is the best that a parser can do: read the list exactly,
// or ask about it.
describe('75 counted lists', () => {
  const outcomes = lists.map((list) => ({ ...list, outcome: outcomeOf(list) }));

  /** Returns the number of exact lists of those with a tag, for the message of a failure. */
  const score = () =>
    [...new Set(lists.flatMap(({ tags }) => tags))]
      .map((tag) => {
        const tagged = outcomes.filter(({ tags }) => tags.includes(tag));
        return `${tag} ${tagged.filter(({ outcome }) => outcome === 'exact').length}/${tagged.length}`;
      })
      .join(', ');

  it.each(outcomes)('reads $id, or asks about it', ({ best, outcome }) => {
    if (outcome !== 'exact' && (best === 'exact' || outcome === 'wrong')) {
      throw new Error(`${outcome} instead of ${best}; exact by cause: ${score()}`);
    }
    expect(outcome).not.toBe('wrong');
  });

  it('reads at least 50 of the 53 lists whose punctuation decides', () => {
    const decided = outcomes.filter(({ best }) => best === 'exact');
    expect(decided).toHaveLength(53);
    expect(decided.filter(({ outcome }) => outcome === 'exact').length).toBeGreaterThanOrEqual(50);
  });
});

describe('the table of names', () => {
  it('has each name once, in the order of the English names', () => {
    const english = table.rows.map((row) => row.split('\t')[0]);
    expect(new Set(english).size).toBe(english.length);
    expect(table.rows.filter((row) => row.split('\t').length > 3)).toEqual([]);
  });

  it('returns the names of a U.S. label', () => {
    const expected = {
      정제수: 'Water',
      Aqua: 'Water',
      'Aqua/Water/Eau': 'Water',
      향료: 'Fragrance',
      'Parfum (Fragrance)': 'Fragrance',
      Aroma: 'Flavor',
      'Cera Alba': 'Beeswax',
      Mel: 'Honey',
      'Ricinus Communis Seed Oil': 'Ricinus Communis (Castor) Seed Oil',
      부틸렌글라이콜: 'Butylene Glycol',
    };
    for (const [name, us] of Object.entries(expected)) expect(names.usName(name)).toBe(us);
    expect(names.usName('호박추출물')).toBeUndefined();
  });
});
