import { markOfStep } from '../shared';
import {
  type AgentEvent,
  type AgentState,
  canStartOver,
  initialState,
  isConfirmed,
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

test('starts with an unsigned letter and nothing to undo', () => {
  expect(initialState).toEqual({ agent: 'premium', step: 'type', begun: false });
  expect(isSigned(initialState)).toBe(false);
  expect(canStartOver(initialState)).toBe(false);
});

test.each<[agent: AgentState['agent'], step: AgentState['step'], events: AgentEvent[]]>([
  ['own', 'details', [own]],
  ['premium', 'details', [premium]],
  // Another agent means another, unsigned letter.
  ['premium', 'details', [own, confirm, sign, premium]],
  ['own', 'sign', [own, confirm]],
  ['own', 'letter', [own, confirm, sign]],
  // The signature can be undone.
  ['own', 'sign', [own, confirm, sign, undo]],
  // The suggested agent needs no choice.
  ['premium', 'sign', [confirm]],
  // A restart keeps the agent and asks for the type; the same agent can be chosen and the details confirmed.
  ['own', 'type', [own, again]],
  ['own', 'type', [own, confirm, again]],
  ['own', 'type', [own, confirm, sign, again]],
  ['own', 'details', [own, again, own]],
  ['premium', 'sign', [again, confirm]],
])('shows the letter of %s at %s after %j', (agent, step, events) => {
  const state = after(...events);
  expect(state).toEqual({ agent, step, begun: true });
  expect(isSigned(state)).toBe(step === 'letter');
  expect(canStartOver(state)).toBe(step !== 'type');
});

test.each<[event: AgentEvent, events: AgentEvent[]]>([
  [own, [own]],
  [own, [own, confirm]],
  [own, [own, confirm, sign]],
  [undo, []],
  [confirm, [own, confirm]],
  [sign, []],
  [sign, [own]],
  [undo, [own]],
])('ignores %j after %j', (event, events) => {
  const state = after(...events);
  expect(reduce(state, event)).toBe(state);
});

test('derives the details from the step', () => {
  expect([0, 1, 2].map((step) => markOfStep(1, step))).toEqual(['pass', 'current', 'empty']);
  const at = (step: AgentState['step']): AgentState => ({ agent: 'premium', step, begun: true });
  expect(steps.map((step) => isConfirmed(at(step)))).toEqual([false, false, true, true]);
  expect(steps.map((step) => isSigned(at(step)))).toEqual([false, false, false, true]);
  expect(steps.map((step) => watch(at(step)))).toEqual(['waits', 'waits', 'waits', 'on']);
  expect(steps.map((step) => watch({ ...at(step), agent: 'own' }))).toEqual(Array(4).fill('alone'));
});
