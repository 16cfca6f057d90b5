import { z } from 'zod';
import { figures } from '@/lib/site';
import english from '@/messages/en/scene-adverse-events.json';
import {
  type CaseKey,
  cases,
  clockDays,
  columns,
  deadlineTone,
  products,
  reminderDays,
  retentionYears,
} from './data';
import {
  archived,
  type BoardEvent,
  type BoardState,
  blockingReason,
  casesIn,
  completedCase,
  currentDate,
  initialState,
  isRemindedToday,
  missingRequirement,
  newCase,
  nextAction,
  nextReminder,
  openCases,
  pendingAcknowledgment,
  reduce,
  sectionInWork,
} from './state';

const after = (...events: BoardEvent[]): BoardState => events.reduce(reduce, initialState);
const keysIn = (state: BoardState, column: 'draft' | 'inReview' | 'submitted') =>
  casesIn(state, column).map(({ key }) => key);
const completed = { type: 'section completed' } as const;
const day = { type: 'day passed' } as const;
const attached = { type: 'label attached' } as const;
const take = (key: CaseKey): BoardEvent => ({ type: 'case taken', key });
const review = (key: CaseKey): BoardEvent => ({ type: 'sent to review', key });
const back = (key: CaseKey): BoardEvent => ({ type: 'sent back', key });
const submit = (key: CaseKey): BoardEvent => ({ type: 'report submitted', key });
const acknowledge = (key: CaseKey): BoardEvent => ({ type: 'report acknowledged', key });
const drafted = [completed, completed, completed] as const;

test('uses one format for all cases', () => {
  const row = z.strictObject({
    key: z.string().regex(/^04\d\d$/),
    stage: z.enum([...columns, 'none']),
    event: z.enum(Object.keys(english.events)),
    age: z.int(),
    product: z.enum(Object.keys(products)),
    lot: z.string().regex(/^6[A-L]\d\d[A-D]$/),
    daysLeft: z.int().max(clockDays).optional(),
    extra: z.enum(['sections', 'label']).optional(),
    receipt: z.string().regex(/^ESG-\d{7}$/),
    keptUntil: z.iso.date().optional(),
    minor: z.literal(true).optional(),
  });
  expect(z.array(row).safeParse(cases).error).toBeUndefined();
});

test('starts with two drafts, three cases in review and two filed cases', () => {
  expect(columns.map((column) => keysIn(initialState, column))).toEqual([
    ['0421', '0419'],
    ['0412', '0417', '0418'],
    ['0409', '0406'],
  ]);
  expect(openCases(initialState)).toHaveLength(5);
  expect(currentDate(initialState)).toBe('2026-11-21');
  expect(archived(initialState)).toBe(23);
  expect(completedCase(initialState)).toBeUndefined();
});

test('selects a case and adds a new one on top of the drafts with the full clock', () => {
  expect(after(take('0417'))).toEqual({ ...initialState, chosen: '0417' });
  const state = after(day, { type: 'case came in' });
  expect(keysIn(state, 'draft')).toEqual([newCase, '0421', '0419']);
  expect(state.chosen).toBe(newCase);
  expect(state.daysLeft[newCase]).toBe(15);
});

test('starts at the case that is due first', () => {
  const { chosen, daysLeft } = initialState;
  expect(daysLeft[chosen]).toBe(Math.min(...openCases(initialState).map(({ key }) => daysLeft[key])));
});

test('completes sections one by one up to the last', () => {
  expect([after(), after(completed), after(...drafted, completed)].map(sectionInWork)).toEqual([2, 3, 5]);
  expect(after(...drafted, completed)).toEqual(after(...drafted));
});

test.each<[lacking: ReturnType<typeof missingRequirement>, key: CaseKey, done: BoardEvent[]]>([
  ['sections', '0421', []],
  [undefined, '0421', [...drafted]],
  ['label', '0412', []],
  [undefined, '0412', [attached]],
  // Without its label copy, a case can go back and return to review.
  [undefined, '0412', [back('0412')]],
  ['label', '0412', [back('0412'), review('0412')]],
  ['firstSection', newCase, [{ type: 'case came in' }]],
  [undefined, newCase, [{ type: 'case came in' }, completed]],
])('reports %s as missing for %s after %j', (lacking, key, done) => {
  const state = after(...done);
  expect(missingRequirement(state, key)).toBe(lacking);
  const onward = state.stages[key] === 'draft' ? review(key) : submit(key);
  expect(reduce(state, onward) === state).toBe(lacking !== undefined);
});

test('puts a moved case on top of its column', () => {
  expect(keysIn(after(...drafted, review('0421')), 'inReview')).toEqual(['0421', '0412', '0417', '0418']);
  expect(keysIn(after(back('0417')), 'draft')).toEqual(['0417', '0421', '0419']);
});

test('stops the clock of a sent report, waits for the acknowledgment and keeps the case six years', () => {
  const sent = after(take('0421'), day, ...drafted, review('0421'), submit('0421'));
  expect(keysIn(sent, 'submitted')[0]).toBe('0421');
  expect(pendingAcknowledgment(sent)).toBe('0421');
  expect(nextReminder(sent)).toBe('stopped');
  expect(completedCase(sent)).toBeUndefined();
  expect(archived(sent)).toBe(23);
  const kept = reduce(sent, acknowledge('0421'));
  expect(kept.keptUntil['0421']).toBe('2032-11-22');
  expect(kept.daysLeft['0421']).toBe(12);
  expect(pendingAcknowledgment(kept)).toBeUndefined();
  expect(completedCase(kept)).toBe('0421');
  expect(archived(kept)).toBe(24);
});

test('acknowledges sent reports in order and ends the scene with the last', () => {
  const sent = after(submit('0417'), submit('0418'));
  expect(pendingAcknowledgment(sent)).toBe('0417');
  const one = reduce(sent, acknowledge('0417'));
  expect(completedCase(one)).toBeUndefined();
  expect(pendingAcknowledgment(one)).toBe('0418');
  expect(completedCase(reduce(one, acknowledge('0418')))).toBe('0418');
});

test('leads the selected case to its end', () => {
  expect(nextAction(initialState)).toBe('supply');
  expect(nextAction(after(attached))).toBe('onward');
  expect(nextAction(after(attached, submit('0412')))).toBeUndefined();
  expect(nextAction(after(attached, submit('0412'), acknowledge('0412'), take('0417')))).toBeUndefined();
  expect(nextAction(after(take('0419')))).toBe('onward');
});

test('advances the clocks and reminders of open cases only', () => {
  const state = after(submit('0417'), day);
  expect(currentDate(state)).toBe('2026-11-22');
  expect(state.daysLeft).toMatchObject({ '0421': 12, '0419': 10, '0412': 0, '0417': 4, '0418': 7 });
  const reminded = ({ key }: { key: CaseKey }) => isRemindedToday(state, key);
  expect(cases.filter(reminded).map(({ key }) => key)).toEqual(['0419', '0412']);
  expect(isRemindedToday([attached, submit('0412')].reduce(reduce, state), '0412')).toBe(false);
});

test('does not end the day while a case is due or when no case is open', () => {
  expect(blockingReason(initialState)).toBeUndefined();
  const due = after(day);
  expect(blockingReason(due)).toBe('due');
  expect(reduce(due, day)).toBe(due);
  expect(blockingReason([attached, submit('0412')].reduce(reduce, due))).toBeUndefined();
  const keys = ['0412', '0417', '0418', '0419', '0421'] as const;
  expect(blockingReason(after(...drafted, attached, ...keys.map(submit)))).toBe('none');
});

test.each<[next: number | string, events: BoardEvent[]]>([
  [0, []],
  [2, [take('0417')]],
  [10, [take('0421')]],
  ['all', [take('0412'), day]],
  ['stopped', [take('0409')]],
])('finds the next reminder below the days left: %s', (next, events) => {
  expect(nextReminder(after(...events))).toBe(next);
});

test('colors a badge ochre from the second reminder and seal from the third', () => {
  expect([6, 5, 3, 2, 0].map(deadlineTone)).toEqual(['neutral', 'ochre', 'ochre', 'seal', 'seal']);
});

test('restores the initial state on a restart', () => {
  expect(after(...drafted, review('0421'), day, { type: 'started over' })).toBe(initialState);
});

test('uses the clock, reminders and retention of lib/site.ts', () => {
  expect([clockDays, reminderDays, retentionYears]).toEqual([
    figures.adverseEventDays,
    figures.reminderDays,
    figures.retentionYears,
  ]);
});
