import { moments, stages } from './data';
import {
  type ImportEvent,
  type ImportState,
  initialState,
  isReached,
  mayGoOn,
  type Phase,
  reduce,
  stageMark,
  stageMoment,
} from './state';

const after = (...events: ImportEvent[]): ImportState => events.reduce(reduce, initialState);

const onward: ImportEvent = { type: 'went on' };
const start: ImportEvent = { type: 'started over' };
const chosen = (moment: (typeof moments)[number]): ImportEvent => ({ type: 'moment chosen', moment });
const label: ImportEvent = { type: 'paper toggled', paper: 'label' };
const batch: ImportEvent = { type: 'paper toggled', paper: 'batch' };
const both = [label, batch];
const openHold = { ...initialState, tried: true };

test('starts at the open hold without any action', () => {
  expect(initialState).toEqual({ phase: 'held', attached: [], tried: false });
});

test.each([
  [[batch], ['batch']],
  [both, ['label', 'batch']],
  [[...both, label], ['batch']],
])('attaches and removes documents: %j', (events, attached) => {
  expect(after(...events).attached).toEqual(attached);
});

test('does not send a response without both documents', () => {
  expect(after(onward)).toBe(initialState);
  for (const events of [[], [label], [batch]]) {
    expect(mayGoOn(after(...events))).toBe(false);
    expect(after(...events, onward)).toEqual(after(...events));
  }
  expect(mayGoOn(after(...both))).toBe(true);
  expect(after(...both, onward)).toEqual({ phase: 'sent', attached: ['label', 'batch'], tried: true });
});

test.each<[phase: Phase, events: ImportEvent[]]>([
  ['mayProceed', [...both, onward, onward]],
  ['released', [...both, onward, onward, onward]],
  ['released', [...both, onward, onward, onward, onward]],
  ['prepared', [...both, onward, start]],
  ['submitted', [start, onward]],
  ['review', [start, onward, onward]],
  ['held', [start, onward, onward, onward]],
  ['held', [start, onward, onward, onward, onward]],
])('moves stage by stage to the end: %s', (phase, events) => {
  const state = after(...events);
  expect(state.phase).toBe(phase);
  if (phase === 'held') expect(state).toEqual(openHold);
});

test.each(moments)('allows choosing the moment %s, and from it the open hold', (moment) => {
  const state = after(...both, onward, chosen(moment));
  expect(state.tried).toBe(true);
  // Choosing the current moment keeps the actions taken there.
  if (moment === 'held') return expect(state).toEqual(after(...both, onward));
  expect(state.phase).toBe(moment);
  expect(mayGoOn(state)).toBe(true);
  expect(reduce(state, chosen('held'))).toEqual(openHold);
});

test('keeps the documents when the open hold is chosen, and records the action', () => {
  expect(after(...both, chosen('held'))).toEqual(after(...both));
  expect(after(chosen('held'))).toEqual(openHold);
});

test('shows the review stage as the hold from the hold on', () => {
  const shown = ['review', 'review', 'review', 'held', 'held', 'held'];
  expect(moments.map((at) => stageMoment('review', at))).toEqual(shown);
  expect(stageMoment('submitted', 'held')).toBe('submitted');
});

test('counts a moment as reached when the shipment is at or beyond it', () => {
  expect(moments.filter((moment) => isReached(moment, 'review'))).toEqual(moments.slice(0, 3));
});

test.each([
  ['prepared', ['current', 'empty', 'empty', 'empty', 'empty']],
  ['submitted', ['pass', 'current', 'empty', 'empty', 'empty']],
  ['review', ['pass', 'pass', 'current', 'empty', 'empty']],
  ['held', ['pass', 'pass', 'held', 'empty', 'empty']],
  ['mayProceed', ['pass', 'pass', 'pass', 'current', 'empty']],
  ['released', ['pass', 'pass', 'pass', 'pass', 'pass']],
] as const)('at %s the stages are marked %j', (at, marks) => {
  expect(stages.map((stage) => stageMark(stage, at))).toEqual(marks);
});
