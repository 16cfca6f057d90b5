import { type CatalogState, initialState, reduce } from './use-catalog';

const table = {
  type: 'table' as const,
  columns: ['Name', 'Ingredients'],
  preview: [['Serum', 'Water']],
  count: 1,
  choice: { name: 0, ingredients: 1, type: null },
};
const atColumns = reduce(reduce(initialState, { type: 'reading' }), table);

it('asks for the columns after reading a table', () => {
  expect(atColumns).toMatchObject({ step: 'columns', problem: null, choice: table.choice });
});

it('names the missing column of ingredients, and keeps the table', () => {
  const choice = { ...table.choice, ingredients: null };
  expect(reduce(atColumns, { ...table, choice }).problem).toBe('no-ingredients');
  expect(reduce({ ...atColumns, choice }, { type: 'incomplete' })).toMatchObject({
    step: 'columns',
    problem: 'no-ingredients',
    table: { count: 1 },
  });
});

it('returns to the columns after a canceled check', () => {
  const checking = reduce(atColumns, { type: 'checking' });
  const half = reduce(checking, { type: 'progress', done: 50, total: 100 });
  expect(half.progress).toEqual({ done: 50, total: 100 });
  expect(reduce(half, { type: 'canceled' })).toMatchObject({
    step: 'columns',
    isCanceled: true,
    table: { count: 1 },
  });
});

it('returns to the start after a canceled reading', () => {
  const reading = reduce(initialState, { type: 'reading' });
  expect(reduce(reading, { type: 'canceled' })).toEqual({ ...initialState, isRestarted: true });
});

it.each<CatalogState>([initialState, atColumns])('shows a problem at the start', (state) => {
  expect(reduce(state, { type: 'problem', problem: 'pdf' })).toEqual({ ...initialState, problem: 'pdf' });
});

it('moves the focus to the start after starting over', () => {
  expect(reduce(atColumns, { type: 'restarted' })).toMatchObject({ step: 'source', isRestarted: true });
});

it('returns to the state before starting over until the offer ends', () => {
  const restarted = reduce(atColumns, { type: 'restarted' });
  expect(reduce(restarted, { type: 'undone' })).toBe(atColumns);
  const kept = reduce(restarted, { type: 'kept' });
  expect(kept).toEqual({ ...initialState, isRestarted: true });
  expect(reduce(kept, { type: 'undone' })).toBe(kept);
});
