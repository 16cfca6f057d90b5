import { figures } from '@/lib/site';
import { filing, ingredients } from './data';
import {
  count,
  initialState,
  isIssued,
  lookupResult,
  neighbour,
  nextEvent,
  nextStage,
  nextStep,
  reduce,
  rowCheck,
  rows,
  stepMark,
  suggestions,
  tableCheck,
  type WizardEvent,
  type WizardState,
} from './state';

const play = (...events: WizardEvent[]): WizardState => events.reduce(reduce, initialState);

const named = { type: 'row settled', issue: 'name' } as const;
const talc = { type: 'row settled', issue: 'talc' } as const;
const limonene = { type: 'name taken', inci: 'Limonene' } as const;
const signed = { type: 'signed' } as const;
const submitted = { type: 'submitted' } as const;
const stage = { type: 'stage reached' } as const;
const closed = { type: 'list closed' } as const;
const down = { type: 'suggestion moved', by: 1 } as const;
const up = { type: 'suggestion moved', by: -1 } as const;
const opens = (step: WizardState['step']) => ({ type: 'step opened', step }) as const;
const opensTool = (issue: 'name' | 'talc') => ({ type: 'tool opened', issue }) as const;
const typed = (text: string) => ({ type: 'typed', text }) as const;
const takes = (inci: string) => ({ type: 'name taken', inci }) as const;
const filed = [named, talc, limonene, signed, submitted, stage, stage, stage];

test('opens a step with its neighbors, except at the ends', () => {
  expect([neighbour(initialState, -1), neighbour(initialState, 1)]).toEqual(['listedProduct', 'review']);
  expect(neighbour(play(opens('facility')), -1)).toBeUndefined();
  expect(neighbour(play(opens('review')), 1)).toBeUndefined();
});

test.each<[WizardState['step'], WizardEvent[], string]>([
  ['facility', [], 'pass'],
  ['ingredients', [], 'current'],
  ['review', [], 'empty'],
  ['ingredients', [opens('facility')], 'fix'],
  ['ingredients', [opens('facility'), named], 'review'],
  ['ingredients', [opens('facility'), named, talc, limonene], 'pass'],
  ['review', [opens('review')], 'current'],
  ['review', [opens('review'), ...filed], 'pass'],
])('marks the step %s after %j as %s', (step, events, mark) => {
  expect(stepMark(play(...events), step)).toBe(mark);
});

describe('rows', () => {
  test('opens one tool at a time, only with its rows, and closes it when the row is resolved', () => {
    const opened = play(opens('facility'), opensTool('name'), opensTool('talc'));
    expect(opened).toEqual({ ...initialState, tool: 'talc' });
    expect(reduce(opened, { type: 'tool left' })).toEqual(initialState);
    expect(reduce(opened, talc).tool).toBeNull();
  });

  test.each<[WizardEvent[], string, string, number]>([
    [[], 'Yellow 5 (CI 19140): fix, Talc: review', 'fix', 5],
    [[named], 'Talc: review', 'review', 6],
    [[talc, limonene], 'Yellow 5 (CI 19140): fix', 'fix', 7],
    [[named, talc], '', 'review', 7],
    [[named, limonene], 'Talc: review', 'review', 7],
    [[named, talc, limonene], '', 'pass', 8],
  ])('after %j offers "%s" next and rates the table by its worst row', (events, left, table, passed) => {
    const state = play(...events);
    const open = ingredients.filter((row) => rowCheck(state, row) !== 'pass');
    expect(new Set(open.map((row) => `${row.inci}: ${rowCheck(state, row)}`))).toEqual(
      new Set(left.split(', ').filter(Boolean)),
    );
    expect([tableCheck(state), count(state, 'pass')]).toEqual([table, passed]);
  });

  test('adds the eighth ingredient when its name is accepted', () => {
    expect(rows(initialState)).toHaveLength(7);
    expect(rows(play(limonene)).map(({ inci }) => inci)[7]).toBe('Limonene');
  });
});

describe('the field', () => {
  test('moves through the list in a loop and opens a closed list at its first item', () => {
    const active = [[], [down], [down, down], [up]].map((events) => play(...events).active);
    expect(active).toEqual([0, 1, 0, 1]);
    expect(play(down, closed, down)).toEqual(initialState);
    expect(play(typed('qq'), down)).toEqual(play(typed('qq')));
  });

  test.each<[WizardEvent[], string[], string | null]>([
    [[], ['Limonene', 'Citrus Limon Peel Oil'], null],
    // Typing opens the list and clears a message.
    [[takes('Retinol'), down, typed('retin')], ['Retinol'], null],
    [[closed, typed('retin')], ['Retinol'], null],
    [[closed], [], 'hint'],
    [[typed('')], [], 'hint'],
    [[typed(' ㄴ')], [], 'hint'],
    [[typed('qqq')], [], 'unknown'],
    [[typed('green tea'), takes('Camellia Sinensis Leaf Extract')], [], 'absent'],
    [[takes('Niacinamide')], [], 'listed'],
  ])('shows the list after %j as %j with the message %s', (events, names, said) => {
    const state = play(...events);
    expect([suggestions(state).map(({ inci }) => inci), lookupResult(state), state.added]).toEqual([
      names,
      said,
      false,
    ]);
  });

  test('keeps a name outside the formula in the field and restarts the list at its first item', () => {
    expect(play(takes('Retinol')).text).toBe('Retinol');
    expect(play(down, typed('oil')).active).toBe(0);
  });
});

describe('the filing', () => {
  test('leads from the initial state to the ticket with the primary button alone', () => {
    const tasksOn: (string | undefined)[] = [];
    let state = initialState;
    for (let presses = 0; presses < 9; presses += 1) {
      tasksOn.push(nextStep(state));
      state = reduce(state, nextEvent(state));
    }
    // The first press of a row opens its tool.
    expect(tasksOn).toEqual(['name', 'name', 'talc', 'talc', 'map', 'review', 'sign', 'submit', undefined]);
    expect([state.reached, tableCheck(state)]).toEqual([0, 'pass']);
  });

  test('follows an open tool with the primary button, works from any step and returns to postponed items', () => {
    const talcOpen = play(opensTool('talc'));
    expect(nextEvent(talcOpen)).toEqual(talc);
    expect(nextStep(reduce(talcOpen, { type: 'tool left' }))).toBe('name');
    expect(nextStep(reduce(talcOpen, opens('facility')))).toBe('name');
    const elsewhere = play(named, talc, opens('facility'));
    expect(nextEvent(elsewhere)).toEqual(opens('ingredients'));
    expect(nextEvent(reduce(elsewhere, limonene))).toEqual(opens('review'));
  });

  // Amber items block the filing.
  test.each([
    [[]],
    [[named, talc, limonene]],
    [[named, limonene, signed]],
    [[...filed]],
    [[...filed, stage]],
  ])('does not send with open items or twice: %j', (events: WizardEvent[]) => {
    expect(play(...events, submitted)).toEqual(play(...events));
  });

  test('advances through its stages, stops after the last and resets on a restart', () => {
    const states = [5, 6, 7, 8].map((length) => play(...filed.slice(0, length)));
    expect(states.map(nextStage)).toEqual(['uploaded', 'validated', 'issued', undefined]);
    expect(states.map(isIssued)).toEqual([false, false, false, true]);
    expect(nextStage(initialState)).toBeUndefined();
    expect(play(stage)).toEqual(initialState);
    expect(play(...filed, stage)).toEqual(play(...filed));
    expect(play(...filed.slice(0, 6), { type: 'started over' })).toEqual(initialState);
  });
});

test("matches the product's figures", () => {
  const { submissions, renewals } = filing;
  expect(submissions.last.duration).toEqual(figures.medianFiling);
  expect(renewals.days).toBe(figures.renewalChipDays);
  const daysFrom = (start: string) => (Date.parse(renewals.listing.due) - Date.parse(start)) / 86_400_000;
  expect(daysFrom(renewals.listing.chip)).toBe(renewals.days);
  expect(daysFrom(renewals.facility)).toBe(renewals.listing.days - renewals.days);
});
