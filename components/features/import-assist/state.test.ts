import { moments, stages } from './data';
import {
  type ImportEvent,
  type ImportState,
  initialState,
  isReached,
  mayGoOn,
  nextPaper,
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
const photos: ImportEvent = { type: 'paper toggled', paper: 'photos' };
const both = [label, photos];

test('starts at the open hold without any action', () => {
  expect(initialState).toEqual({ phase: 'held', attached: [], refused: false });
});

test.each([
  [[photos], ['photos']],
  [both, ['label', 'photos']],
  [[...both, label], ['photos']],
])('attaches and removes documents: %j', (events, attached) => {
  expect(after(...events).attached).toEqual(attached);
});

test('does not send a response without both documents, and says so until one is attached', () => {
  for (const events of [[], [label], [photos]]) {
    expect(mayGoOn(after(...events))).toBe(false);
    expect(after(...events, onward)).toEqual({ ...after(...events), refused: true });
  }
  expect(after(onward, label).refused).toBe(false);
  expect(mayGoOn(after(...both))).toBe(true);
  expect(after(...both, onward)).toEqual({ phase: 'sent', attached: ['label', 'photos'], refused: false });
});

test('names the document to attach next, in the hold only', () => {
  expect(nextPaper(initialState)).toBe('label');
  expect(nextPaper(after(label))).toBe('photos');
  expect(nextPaper(after(...both))).toBeUndefined();
  expect(nextPaper(after(start))).toBeUndefined();
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
  if (phase === 'held') expect(state.attached).toEqual([]);
});

test.each(moments)('allows choosing the moment %s, and from it the open hold', (moment) => {
  const state = after(...both, onward, chosen(moment));
  // Choosing the current moment keeps the actions taken there.
  if (moment === 'held') return expect(state).toEqual(after(...both, onward));
  expect(state.phase).toBe(moment);
  expect(mayGoOn(state)).toBe(true);
  expect(reduce(state, chosen('held'))).toEqual(initialState);
});

test('keeps the documents when the open hold is chosen', () => {
  expect(after(...both, chosen('held'))).toEqual(after(...both));
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
