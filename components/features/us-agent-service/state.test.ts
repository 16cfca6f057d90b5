import { markOfStep } from '../shared';
import {
  type AgentEvent,
  type AgentState,
  canStartOver,
  initialState,
  isConfirmed,
  isEnded,
  isSigned,
  reduce,
  steps,
  watch,
} from './state';

const after = (...events: AgentEvent[]): AgentState => events.reduce(reduce, initialState);
const own: AgentEvent = { type: 'agent chosen', agent: 'own' };
const premium: AgentEvent = { type: 'agent chosen', agent: 'premium' };
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

test.each<[agent: AgentState['agent'], step: AgentState['step'], events: AgentEvent[]]>([
  ['own', 'details', [own]],
  ['premium', 'details', [premium]],
  // Another agent is another letter, which is not signed.
  ['premium', 'details', [own, confirm, sign, premium]],
  ['own', 'sign', [own, confirm]],
  ['own', 'letter', [own, confirm, sign]],
  // A signature is taken back, also that of the example.
  ['own', 'sign', [own, confirm, sign, undo]],
  ['premium', 'sign', [undo]],
  // Starting over keeps the agent and asks for the type, where the same agent can be chosen and details confirmed.
  ['own', 'type', [own, again]],
  ['own', 'type', [own, confirm, again]],
  ['own', 'type', [own, confirm, sign, again]],
  ['own', 'details', [own, again, own]],
  ['premium', 'sign', [again, confirm]],
])('the letter of %s is at %s after %j', (agent, step, events) => {
  const state = after(...events);
  expect(state).toEqual({ agent, step, begun: true });
  expect(isEnded(state)).toBe(step === 'letter');
  expect(canStartOver(state)).toBe(step !== 'type');
});

test.each<[event: AgentEvent, events: AgentEvent[]]>([
  [own, [own]],
  [own, [own, confirm]],
  [own, [own, confirm, sign]],
  [confirm, []],
  [confirm, [own, confirm]],
  [sign, []],
  [sign, [own]],
  [undo, [own]],
])('%j changes nothing after %j', (event, events) => {
  const state = after(...events);
  expect(reduce(state, event)).toBe(state);
});

test('what follows from the step', () => {
  expect([0, 1, 2].map((step) => markOfStep(1, step))).toEqual(['pass', 'current', 'empty']);
  const at = (step: AgentState['step']): AgentState => ({ agent: 'premium', step, begun: true });
  expect(steps.map((step) => isConfirmed(at(step)))).toEqual([false, false, true, true]);
  expect(steps.map((step) => isSigned(at(step)))).toEqual([false, false, false, true]);
  expect(steps.map((step) => watch(at(step)))).toEqual(['waits', 'waits', 'waits', 'on']);
  expect(steps.map((step) => watch({ ...at(step), agent: 'own' }))).toEqual(Array(4).fill('alone'));
});
