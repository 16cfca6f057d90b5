import { figures } from '@/lib/site';
import { type Ingredient, ingredients, lastSubmission, listingRenewal, renewalDays } from './filing';
import { suggestionsFor } from './inci-names';
import {
  initialState,
  lookupResult,
  mapped,
  neighbour,
  nextEvent,
  nextStage,
  nextStep,
  passed,
  reduce,
  rowCheck,
  rows,
  stageMark,
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
/** What is typed, and what its look-up brings. */
const typed = (text: string): WizardEvent[] => [
  { type: 'typed', text },
  { type: 'names found', text, found: suggestionsFor(text) },
];
const filed = [named, talc, limonene, signed, submitted, stage, stage, stage];
const row = (inci: string) =>
  ingredients.find((each) => each.inci === inci) ?? (ingredients[0] as Ingredient);

describe('steps', () => {
  test('a step is opened, and has neighbours but at the ends', () => {
    expect(play({ type: 'step opened', step: 'facility' }).step).toBe('facility');
    expect(neighbour(initialState, 1)).toBe('review');
    expect(neighbour(initialState, -1)).toBe('listedProduct');
    expect(neighbour(play({ type: 'step opened', step: 'facility' }), -1)).toBeUndefined();
    expect(neighbour(play({ type: 'step opened', step: 'review' }), 1)).toBeUndefined();
  });

  test('a step that is not open says how it stands', () => {
    const elsewhere = { type: 'step opened', step: 'facility' } as const;
    expect(stepMark(initialState, 'facility')).toBe('pass');
    expect(stepMark(initialState, 'ingredients')).toBe('current');
    expect(stepMark(initialState, 'review')).toBe('empty');
    expect(stepMark(play(elsewhere), 'ingredients')).toBe('fix');
    expect(stepMark(play(elsewhere, named), 'ingredients')).toBe('review');
    expect(stepMark(play(elsewhere, named, talc, limonene), 'ingredients')).toBe('pass');
    expect(stepMark(play({ type: 'step opened', step: 'review' }), 'review')).toBe('current');
    expect(stepMark(play({ type: 'step opened', step: 'review' }, ...filed), 'review')).toBe('pass');
  });
});

describe('rows', () => {
  test('a tool opens, one at a time and with its rows, and is left', () => {
    const elsewhere = { type: 'step opened', step: 'facility' } as const;
    const opened = play(
      elsewhere,
      { type: 'tool opened', issue: 'name' },
      { type: 'tool opened', issue: 'talc' },
    );
    expect(opened).toEqual({ ...initialState, tool: 'talc' });
    expect(reduce(opened, { type: 'tool left' })).toEqual(initialState);
  });

  test('settling a row closes its tool and lets the row pass', () => {
    const state = play({ type: 'tool opened', issue: 'name' }, named);
    expect(state.tool).toBeNull();
    expect(rowCheck(initialState, row('Yellow 5 (CI 19140)'))).toBe('fix');
    expect(rowCheck(state, row('Yellow 5 (CI 19140)'))).toBe('pass');
    expect(rowCheck(state, row('Talc'))).toBe('review');
    expect(rowCheck(play(talc), row('Talc'))).toBe('pass');
    expect(rowCheck(state, row('Water'))).toBe('pass');
  });

  test('rows that pass are counted, and the table is as good as its worst row', () => {
    expect([initialState, play(named), play(named, talc), play(named, talc, limonene)].map(passed)).toEqual([
      5, 6, 7, 8,
    ]);
    expect(tableCheck(initialState)).toBe('fix');
    expect(tableCheck(play(talc, limonene))).toBe('fix');
    expect(tableCheck(play(named, talc))).toBe('review');
    expect(tableCheck(play(named, limonene))).toBe('review');
    expect(tableCheck(play(named, talc, limonene))).toBe('pass');
  });

  test('the eighth ingredient is a row once its name is taken', () => {
    expect(mapped(initialState)).toBe(7);
    expect(rows(play(limonene)).at(-1)?.inci).toBe('Limonene');
    expect(mapped(play(limonene))).toBe(8);
  });
});

describe('the field', () => {
  const names = (...events: WizardEvent[]) => suggestions(play(...events)).map(({ inci }) => inci);

  test('it is found half typed, its first suggestion ready to be taken', () => {
    expect(names()).toEqual(['Limonene', 'Citrus Limon Peel Oil']);
    expect(initialState.active).toBe(0);
    expect(lookupResult(initialState)).toBeNull();
  });

  test('arrows go round the list; a closed list opens at its first', () => {
    const down = { type: 'suggestion moved', by: 1 } as const;
    const up = { type: 'suggestion moved', by: -1 } as const;
    expect(play(down).active).toBe(1);
    expect(play(down, down).active).toBe(0);
    expect(play(up).active).toBe(1);
    expect(play(down, { type: 'list closed' }, down)).toEqual(initialState);
    expect(play(...typed('qq'), down)).toEqual(play(...typed('qq')));
  });

  test('typing opens the list at its first suggestion and takes an answer back', () => {
    const state = play({ type: 'name taken', inci: 'Retinol' }, ...typed('vit'));
    expect(state).toMatchObject({ text: 'vit', active: 0, listOpen: true, taken: null });
    expect(lookupResult(state)).toBeNull();
  });

  test('names that come for an earlier text change nothing; until they come nothing is said to be unknown', () => {
    const typing = play({ type: 'typed', text: 'vita' });
    expect(suggestions(typing)).toEqual([]);
    expect(lookupResult(typing)).toBe('hint');
    expect(reduce(typing, { type: 'names found', text: 'vit', found: [] })).toEqual(typing);
  });

  test('a closed list and an empty field say what may be typed', () => {
    expect(suggestions(play({ type: 'list closed' }))).toEqual([]);
    expect(lookupResult(play({ type: 'list closed' }))).toBe('hint');
    expect(lookupResult(play(...typed('')))).toBe('hint');
    expect(lookupResult(play(...typed(' ㄴ')))).toBe('hint');
  });

  test('what is not in the list, not in the formula or already listed is answered', () => {
    expect(lookupResult(play(...typed('qqq')))).toBe('unknown');
    const absent = play(...typed('green tea'), {
      type: 'name taken',
      inci: 'Camellia Sinensis Leaf Extract',
    });
    expect(absent).toMatchObject({ added: false, text: 'Camellia Sinensis Leaf Extract', listOpen: false });
    expect(lookupResult(absent)).toBe('absent');
    expect(lookupResult(play({ type: 'name taken', inci: 'Niacinamide' }))).toBe('listed');
  });
});

describe('the filing', () => {
  test('the main button alone leads from the first picture to the ticket', () => {
    const tasksOn: (string | undefined)[] = [];
    let state = initialState;
    for (let presses = 0; presses < 9; presses += 1) {
      tasksOn.push(nextStep(state));
      state = reduce(state, nextEvent(state));
    }
    // A row's first press opens its tool.
    expect(tasksOn).toEqual(['name', 'name', 'talc', 'talc', 'map', 'review', 'sign', 'submit', undefined]);
    expect(state.filing).toBe('sending');
    expect(tableCheck(state)).toBe('pass');
  });

  test('the main button follows an open tool, comes from any step, and goes back to what was put off', () => {
    const talcOpen = play({ type: 'tool opened', issue: 'talc' });
    expect(nextEvent(talcOpen)).toEqual(talc);
    expect(nextStep(reduce(talcOpen, { type: 'tool left' }))).toBe('name');
    expect(nextStep(reduce(talcOpen, { type: 'step opened', step: 'facility' }))).toBe('name');
    const elsewhere = play(named, talc, { type: 'step opened', step: 'facility' });
    expect(nextEvent(elsewhere)).toEqual({ type: 'step opened', step: 'ingredients' });
    expect(nextEvent(reduce(elsewhere, limonene))).toEqual({ type: 'step opened', step: 'review' });
    expect(nextStep(play(...filed))).toBeUndefined();
  });

  test('nothing is sent while something is open, and nothing twice', () => {
    expect(play(submitted)).toEqual(initialState);
    expect(play(named, talc, limonene, submitted).filing).toBe('no');
    // Nothing amber is filed.
    expect(play(named, limonene, signed, submitted).filing).toBe('no');
    expect(reduce(play(...filed), submitted)).toEqual(play(...filed));
  });

  test('its stages come one after another, and then no more', () => {
    const states = [filed.slice(0, 5), filed.slice(0, 6), filed.slice(0, 7), filed].map((events) =>
      play(...events),
    );
    expect(states.map(({ filing }) => filing)).toEqual(['sending', 'uploaded', 'validated', 'issued']);
    expect(states.map(nextStage)).toEqual(['uploaded', 'validated', 'issued', undefined]);
    expect(states.map((state) => stageMark(state, 'uploaded'))).toEqual(['current', 'pass', 'pass', 'pass']);
    expect(states.map((state) => stageMark(state, 'validated'))).toEqual([
      'empty',
      'current',
      'pass',
      'pass',
    ]);
    expect(states.map((state) => stageMark(state, 'issued'))).toEqual(['empty', 'empty', 'current', 'pass']);
    expect(stageMark(initialState, 'uploaded')).toBe('empty');
    expect(nextStage(initialState)).toBeUndefined();
    expect(play(stage)).toEqual(initialState);
    expect(reduce(play(...filed), stage).filing).toBe('issued');
  });

  test('starting over brings the first picture back, also in the middle of a submission', () => {
    expect(reduce(play(...filed.slice(0, 6)), { type: 'started over' })).toEqual(initialState);
  });
});

test('no event changes the state it was given', () => {
  const frozen = Object.freeze({ ...initialState, settled: Object.freeze({ ...initialState.settled }) });
  expect(() => [named, limonene, ...typed('x'), signed].map((event) => reduce(frozen, event))).not.toThrow();
});

test('the story keeps to the figures of the product', () => {
  expect(lastSubmission.duration).toEqual(figures.medianFiling);
  expect(renewalDays).toBe(figures.renewalChipDays);
  const days = (Date.parse(listingRenewal.due) - Date.parse(listingRenewal.chip)) / 86_400_000;
  expect(days).toBe(renewalDays);
});
