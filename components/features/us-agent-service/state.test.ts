import {
  type AgentEvent,
  type AgentState,
  canStartOver,
  initialState,
  isConfirmed,
  isEnded,
  isSigned,
  progress,
  reduce,
  steps,
  watch,
} from './state';

const after = (...events: AgentEvent[]): AgentState => events.reduce(reduce, initialState);
const choose = (agent: AgentState['agent']): AgentEvent => ({ type: 'agent chosen', agent });
const confirm: AgentEvent = { type: 'details confirmed' };
const sign: AgentEvent = { type: 'letter signed' };
const undo: AgentEvent = { type: 'signature undone' };
const again: AgentEvent = { type: 'started over' };

test('it begins with a signed example, which is no end', () => {
  expect(initialState).toEqual({ agent: 'premium', step: 'letter', begun: false });
  expect(isSigned(initialState)).toBe(true);
  expect(isEnded(initialState)).toBe(false);
  expect(canStartOver(initialState)).toBe(false);
});

test.each(['own', 'premium'] as const)('choosing %s at first begins a letter of its own', (agent) => {
  expect(after(choose(agent))).toEqual({ agent, step: 'details', begun: true });
});

test('another agent is another letter, which is not signed', () => {
  expect(after(choose('own'), confirm, sign, choose('premium'))).toEqual({
    agent: 'premium',
    step: 'details',
    begun: true,
  });
});

test('the same agent chosen again changes nothing, unless the choice is asked for', () => {
  for (const before of [[], [confirm], [confirm, sign]]) {
    const state = after(choose('own'), ...before);
    expect(reduce(state, choose('own'))).toBe(state);
  }
  expect(after(choose('own'), again, choose('own')).step).toBe('details');
});

test('details, signature, end', () => {
  expect(after(choose('own'), confirm)).toEqual({ agent: 'own', step: 'sign', begun: true });
  const end = after(choose('own'), confirm, sign);
  expect(end).toEqual({ agent: 'own', step: 'letter', begun: true });
  expect(isEnded(end)).toBe(true);
});

test('details can be confirmed where the type is asked for', () => {
  expect(after(again, confirm).step).toBe('sign');
});

test('details are confirmed once', () => {
  const ready = after(choose('own'), confirm);
  expect(reduce(ready, confirm)).toBe(ready);
  expect(after(confirm)).toBe(initialState);
});

test('only a letter that is ready is signed', () => {
  const unconfirmed = after(choose('own'));
  expect(reduce(unconfirmed, sign)).toBe(unconfirmed);
  expect(after(sign)).toBe(initialState);
});

test('a signature is taken back, also that of the example', () => {
  expect(after(choose('own'), confirm, sign, undo)).toEqual({ agent: 'own', step: 'sign', begun: true });
  expect(after(undo)).toEqual({ agent: 'premium', step: 'sign', begun: true });
  const unsigned = after(choose('own'));
  expect(reduce(unsigned, undo)).toBe(unsigned);
});

test('starting over keeps the agent and asks for the type', () => {
  for (const before of [[], [confirm], [confirm, sign]]) {
    expect(after(choose('own'), ...before, again)).toEqual({ agent: 'own', step: 'type', begun: true });
  }
  expect(canStartOver(after(again))).toBe(false);
  expect(canStartOver(after(choose('own')))).toBe(true);
});

test('what follows from the step', () => {
  const at = (step: AgentState['step']): AgentState => ({ agent: 'premium', step, begun: true });
  expect(steps.map((step) => isConfirmed(at(step)))).toEqual([false, false, true, true]);
  expect(steps.map((step) => isSigned(at(step)))).toEqual([false, false, false, true]);
  expect(steps.map((step) => progress(at('sign'), step))).toEqual(['pass', 'pass', 'current', 'empty']);
  expect(steps.map((step) => watch(at(step)))).toEqual(['waits', 'waits', 'waits', 'on']);
  expect(steps.map((step) => watch({ ...at(step), agent: 'own' }))).toEqual(Array(4).fill('alone'));
});
