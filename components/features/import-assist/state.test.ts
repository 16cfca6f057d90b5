import { type Moment, moments, stages } from './shipment';
import {
  type ImportEvent,
  type ImportState,
  initialState,
  isReached,
  markOf,
  mayGoOn,
  momentOf,
  papers,
  phaseOf,
  reduce,
} from './state';

const after = (...events: ImportEvent[]): ImportState => events.reduce(reduce, initialState);

const onward: ImportEvent = { type: 'went on' };
const chosen = (moment: Moment): ImportEvent => ({ type: 'moment chosen', moment });
const both = papers.map((paper): ImportEvent => ({ type: 'paper toggled', paper }));

test('it begins at the open hold, where nothing is tried yet', () => {
  expect(initialState).toEqual({ at: 'held', attached: [], answered: false, tried: false });
  expect(mayGoOn(initialState)).toBe(false);
  expect(phaseOf(initialState)).toBe('held');
});

test('a paper is attached, and taken back', () => {
  expect(after({ type: 'paper toggled', paper: 'batch' }).attached).toEqual(['batch']);
  expect(after(...both).attached).toEqual(['label', 'batch']);
  expect(after(...both, { type: 'paper toggled', paper: 'label' }).attached).toEqual(['batch']);
});

test('every event says that something was tried', () => {
  for (const event of [...both, chosen('held'), chosen('review'), { type: 'started over' } as const]) {
    expect(after(event).tried).toBe(true);
  }
});

test('without both papers no answer is sent', () => {
  expect(after(onward)).toBe(initialState);
  for (const paper of both) {
    expect(mayGoOn(after(paper))).toBe(false);
    expect(after(paper, onward)).toEqual(after(paper));
  }
});

test('with both papers the answer is sent, and the line stays held', () => {
  const sent = after(...both, onward);
  expect(mayGoOn(after(...both))).toBe(true);
  expect(sent).toMatchObject({ at: 'held', answered: true, attached: ['label', 'batch'] });
  expect(phaseOf(sent)).toBe('sent');
});

test('from the answer it goes on to the decision and the release, and there it ends', () => {
  expect(after(...both, onward, onward).at).toBe('mayProceed');
  expect(after(...both, onward, onward, onward).at).toBe('released');
  expect(after(...both, onward, onward, onward, onward).at).toBe('released');
});

test('it starts over at the draft, and goes on stage by stage to the open hold', () => {
  const start: ImportEvent = { type: 'started over' };
  expect(after(...both, onward, start)).toEqual({ ...initialState, at: 'prepared', tried: true });
  expect(after(start, onward).at).toBe('submitted');
  expect(after(start, onward, onward).at).toBe('review');
  expect(after(start, onward, onward, onward)).toEqual({ ...initialState, tried: true });
  expect(after(start, onward, onward, onward, onward).answered).toBe(false);
});

test.each(moments)('the moment %s can be chosen', (moment) => {
  expect(after(chosen(moment)).at).toBe(moment);
});

test('who comes back to the hold finds it open', () => {
  for (const moment of moments.filter((each) => each !== 'held')) {
    expect(after(...both, onward, chosen(moment), chosen('held'))).toEqual({ ...initialState, tried: true });
  }
});

test('choosing the moment that is shown keeps what was done there', () => {
  expect(after(...both, chosen('held'))).toEqual(after(...both));
  expect(after(...both, onward, chosen('held'))).toEqual(after(...both, onward));
});

test('but for the open hold there is always a way on, and the phase is the moment', () => {
  for (const moment of moments.filter((each) => each !== 'held')) {
    expect(mayGoOn(after(chosen(moment)))).toBe(true);
    expect(phaseOf(after(chosen(moment)))).toBe(moment);
  }
});

test('from the hold on, the review’s stage stands for the hold', () => {
  expect(moments.map((at) => momentOf('review', at))).toEqual([
    'review',
    'review',
    'review',
    'held',
    'held',
    'held',
  ]);
  expect(momentOf('submitted', 'held')).toBe('submitted');
});

test('a moment is reached when the shipment is there or beyond', () => {
  expect(moments.filter((moment) => isReached(moment, 'review'))).toEqual([
    'prepared',
    'submitted',
    'review',
  ]);
});

test.each([
  ['prepared', ['current', 'empty', 'empty', 'empty', 'empty']],
  ['submitted', ['pass', 'current', 'empty', 'empty', 'empty']],
  ['review', ['pass', 'pass', 'current', 'empty', 'empty']],
  ['held', ['pass', 'pass', 'held', 'empty', 'empty']],
  ['mayProceed', ['pass', 'pass', 'pass', 'current', 'empty']],
  ['released', ['pass', 'pass', 'pass', 'pass', 'pass']],
] as const)('at %s the stages are marked %j', (at, marks) => {
  expect(stages.map((stage) => markOf(stage, at))).toEqual(marks);
});

test('no event changes the state it was given', () => {
  const frozen = Object.freeze({ ...initialState, attached: Object.freeze([]) });
  expect(() => reduce(frozen, { type: 'paper toggled', paper: 'label' })).not.toThrow();
});
