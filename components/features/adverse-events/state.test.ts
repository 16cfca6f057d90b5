import { figures } from '@/lib/site';
import { type CaseKey, clockDays, reminderDays, retentionYears, toneOf } from './cases';
import {
  achieved,
  archived,
  awaited,
  type BoardEvent,
  type BoardState,
  casesIn,
  dateOf,
  holdOf,
  initialState,
  isRemindedToday,
  lacks,
  newCase,
  nextReminder,
  openCases,
  reduce,
  sectionInWork,
} from './state';

const after = (...events: BoardEvent[]): BoardState => events.reduce(reduce, initialState);
const keysIn = (state: BoardState, column: 'draft' | 'inReview' | 'submitted') =>
  casesIn(state, column).map(({ key }) => key);
const completed = { type: 'section completed' } as const;
const day = { type: 'day passed' } as const;
const attached = { type: 'label attached' } as const;
const submit = (key: CaseKey): BoardEvent => ({ type: 'report submitted', key });
const acknowledge = (key: CaseKey): BoardEvent => ({ type: 'report acknowledged', key });
const drafted = [completed, completed, completed] as const;
const review = { type: 'sent to review', key: '0421' } as const;

test('the first picture: two drafts, three in review, two filed', () => {
  expect(keysIn(initialState, 'draft')).toEqual(['0421', '0419']);
  expect(keysIn(initialState, 'inReview')).toEqual(['0412', '0417', '0418']);
  expect(keysIn(initialState, 'submitted')).toEqual(['0409', '0406']);
  expect(openCases(initialState)).toHaveLength(5);
  expect(dateOf(initialState)).toBe('2026-11-21');
  expect(archived(initialState)).toBe(23);
  expect(achieved(initialState)).toBeUndefined();
});

test('a case is taken in hand', () => {
  expect(after({ type: 'case taken', key: '0417' })).toEqual({ ...initialState, chosen: '0417' });
});

test('a new case comes in as a draft, in hand, on top, with the whole clock', () => {
  const state = after(day, { type: 'case came in' });
  expect(keysIn(state, 'draft')).toEqual([newCase, '0421', '0419']);
  expect(state.chosen).toBe(newCase);
  expect(state.daysLeft[newCase]).toBe(15);
});

test('sections are completed one by one, and no more than there are', () => {
  expect(sectionInWork(initialState)).toBe(2);
  expect(sectionInWork(after(completed))).toBe(3);
  expect(after(...drafted, completed)).toEqual(after(...drafted));
});

test('a draft with open sections does not move on; a complete one does', () => {
  expect(lacks(initialState, '0421')).toBe('sections');
  expect(after(review)).toBe(initialState);
  const state = after(...drafted, review);
  expect(lacks(state, '0421')).toBeUndefined();
  expect(keysIn(state, 'inReview')).toEqual(['0421', '0412', '0417', '0418']);
});

test('a case goes back to its drafts, on top', () => {
  expect(keysIn(after({ type: 'sent back', key: '0417' }), 'draft')).toEqual(['0417', '0421', '0419']);
});

test('a case is sent back, and to review again, without its label copy', () => {
  const back = after({ type: 'sent back', key: '0412' });
  expect(lacks(back, '0412')).toBeUndefined();
  expect(lacks(reduce(back, { type: 'sent to review', key: '0412' }), '0412')).toBe('label');
});

test('a report needs its label copy', () => {
  expect(lacks(initialState, '0412')).toBe('label');
  expect(after(submit('0412'))).toBe(initialState);
  expect(lacks(after(attached), '0412')).toBeUndefined();
  expect(after(attached, submit('0412')).stages['0412']).toBe('sent');
});

test('a sent report stops its clock, waits, and is acknowledged and kept six years', () => {
  const sent = after(day, ...drafted, review, submit('0421'));
  expect(keysIn(sent, 'submitted')[0]).toBe('0421');
  expect(awaited(sent)).toBe('0421');
  expect(nextReminder(sent)).toBe('stopped');
  expect(achieved(sent)).toBeUndefined();
  expect(archived(sent)).toBe(23);
  const kept = reduce(sent, acknowledge('0421'));
  expect(kept.keptUntil['0421']).toBe('2032-11-22');
  expect(kept.daysLeft['0421']).toBe(12);
  expect(awaited(kept)).toBeUndefined();
  expect(achieved(kept)).toBe('0421');
  expect(archived(kept)).toBe(24);
});

test('of two sent reports the earlier is acknowledged first, and the later ends the scene', () => {
  const sent = after(submit('0417'), submit('0418'));
  expect(awaited(sent)).toBe('0417');
  const one = reduce(sent, acknowledge('0417'));
  expect(achieved(one)).toBeUndefined();
  expect(awaited(one)).toBe('0418');
  expect(achieved(reduce(one, acknowledge('0418')))).toBe('0418');
});

test('a day runs on the clocks of open cases alone, and reminders go out', () => {
  const state = after(submit('0417'), day);
  expect(dateOf(state)).toBe('2026-11-22');
  expect(state.daysLeft).toMatchObject({ '0421': 12, '0419': 10, '0412': 0, '0417': 4, '0418': 7 });
  const reminded = openCases(state).filter(({ key }) => isRemindedToday(state, key));
  expect(reminded.map(({ key }) => key)).toEqual(['0419', '0412']);
});

test('a filed case is not reminded of', () => {
  const state = after(day, attached, submit('0412'));
  expect(isRemindedToday(state, '0412')).toBe(false);
});

test('a case that is due holds the day, and so does an empty board', () => {
  expect(holdOf(initialState)).toBeUndefined();
  const due = after(day);
  expect(holdOf(due)).toBe('due');
  expect(reduce(due, day)).toBe(due);
  expect(holdOf([attached, submit('0412')].reduce(reduce, due))).toBeUndefined();
  const keys = ['0412', '0417', '0418', '0419', '0421'] as const;
  expect(holdOf(after(...drafted, attached, ...keys.map(submit)))).toBe('none');
});

test('the coming reminder is the next below the days left', () => {
  expect(nextReminder(initialState)).toBe(10);
  expect(nextReminder(after({ type: 'case taken', key: '0417' }))).toBe(2);
  expect(nextReminder(after({ type: 'case taken', key: '0412' }))).toBe(0);
  expect(nextReminder(after({ type: 'case taken', key: '0412' }, day))).toBe('all');
  expect(nextReminder(after({ type: 'case taken', key: '0409' }))).toBe('stopped');
});

test('a badge turns ochre at the second reminder and seal at the third', () => {
  expect([6, 5, 3, 2, 0].map(toneOf)).toEqual(['neutral', 'ochre', 'ochre', 'seal', 'seal']);
});

test('starting over brings the first picture back', () => {
  expect(after(...drafted, review, day, { type: 'started over' })).toBe(initialState);
});

test('clock, reminders and retention are those of every page', () => {
  const { adverseEventDays, reminderDays: days, retentionYears: years } = figures;
  expect({ clockDays, reminderDays, retentionYears }).toEqual({
    clockDays: adverseEventDays,
    reminderDays: days,
    retentionYears: years,
  });
});
