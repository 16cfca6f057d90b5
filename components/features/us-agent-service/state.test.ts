import {
  type AgentEvent,
  type AgentState,
  initialState,
  isConfirmed,
  isEnded,
  isSigned,
  isWatched,
  reduce,
  standing,
  steps,
} from './state';

const after = (...events: AgentEvent[]): AgentState => events.reduce(reduce, initialState);
const choose = (agent: 'own' | 'premium'): AgentEvent => ({ type: 'agent chosen', agent });
const confirm: AgentEvent = { type: 'details confirmed' };
const sign: AgentEvent = { type: 'signed' };
const undo: AgentEvent = { type: 'signature undone' };
const startOver: AgentEvent = { type: 'started over' };

test('it is served with its letter signed and watched, but not as an end that a visitor reached', () => {
  expect(isSigned(initialState)).toBe(true);
  expect(isWatched(initialState)).toBe(true);
  expect(isEnded(initialState)).toBe(false);
});

test('another agent is another letter: its details come first', () => {
  expect(after(choose('own'))).toEqual({ agent: 'own', step: 'details', tried: true });
});

test('choosing the agent that is named already keeps the letter, except at the first step', () => {
  expect(after(choose('premium')).step).toBe('letter');
  expect(after(startOver, choose('premium')).step).toBe('details');
});

test('details are confirmed from either of the first steps, and only there', () => {
  expect(after(startOver, confirm).step).toBe('sign');
  expect(after(choose('own'), confirm).step).toBe('sign');
  expect(after(confirm)).toBe(initialState);
});

test('nothing is signed before its details are confirmed', () => {
  expect(after(choose('own'), sign).step).toBe('details');
  expect(after(choose('own'), confirm, sign).step).toBe('letter');
});

test('a signature is taken back, and what is not signed cannot be', () => {
  expect(after(undo).step).toBe('sign');
  expect(after(choose('own'), undo).step).toBe('details');
});

test('starting over keeps the agent', () => {
  expect(after(choose('own'), confirm, sign, startOver)).toEqual({ agent: 'own', step: 'type', tried: true });
});

test('the end is a letter that the visitor signed', () => {
  expect(isEnded(after(undo))).toBe(false);
  expect(isEnded(after(undo, sign))).toBe(true);
  expect(isEnded(after(undo, sign, startOver))).toBe(false);
});

test('the premium service watches signed letters, an own contact never', () => {
  expect(isWatched(after(undo))).toBe(false);
  expect(isWatched(after(choose('own'), confirm, sign))).toBe(false);
  expect(isWatched(after(choose('own'), choose('premium'), confirm, sign))).toBe(true);
});

test.each(steps)('steps before %s are done, those after it still to come', (step) => {
  const state: AgentState = { ...initialState, step };
  const at = steps.indexOf(step);
  expect(steps.map((each) => standing(state, each))).toEqual(
    steps.map((_, index) => (index < at ? 'pass' : index === at ? 'current' : 'empty')),
  );
  expect(isConfirmed(state)).toBe(at >= 2);
});
