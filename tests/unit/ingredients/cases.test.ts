import { checkIngredients } from '@/lib/tools/ingredients/check';
import type { Kind } from '@/lib/tools/kinds';
import { casesOf } from '../../support/cases';

const rows = casesOf('tests/unit/ingredients/cases.md', 'ingredient', 'kinds', 'hits', 'questions');
const listOf = (cell: string) => (cell === '-' ? [] : cell.split(', '));

describe('checkIngredients', () => {
  it.each(rows)('finds what the lists say about $ingredient in $kinds', (row) => {
    const { ingredients, leftOut } = checkIngredients(row.ingredient, listOf(row.kinds) as Kind[]);
    const [checked] = ingredients;
    expect(ingredients).toHaveLength(1);
    expect(leftOut).toEqual([]);
    const hits = checked?.hits.map(({ list, section, verdict }) => `${list}:${section} ${verdict}`);
    expect(hits).toEqual(listOf(row.hits));
    expect(checked?.questions.map(({ reason }) => reason)).toEqual(listOf(row.questions));
  });

  it('has at least 80 cases', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80);
  });
});
