import type { AgentType } from './data';

/** The four steps, in order. */
export const steps = ['type', 'details', 'sign', 'letter'] as const;
type Step = (typeof steps)[number];

export type AgentState = {
  /** The agent named in the letter. */
  agent: AgentType;
  /** The current step. */
  step: Step;
  /** True after the visitor's first action. */
  begun: boolean;
};

export type AgentEvent =
  | { type: 'agent chosen'; agent: AgentType }
  | { type: 'details confirmed' }
  | { type: 'letter signed' }
  | { type: 'signature undone' }
  | { type: 'started over' };

/** Initial state: the premium service is suggested, and the letter waits for the choice and the signature. */
export const initialState: AgentState = { agent: 'premium', step: 'type', begun: false };

export function reduce(state: AgentState, event: AgentEvent): AgentState {
  const { agent, step } = state;
  switch (event.type) {
    case 'agent chosen':
      // Another agent means another letter; the same one restarts only while the choice is open.
      if (event.agent === agent && state.begun && step !== 'type') return state;
      return { agent: event.agent, step: 'details', begun: true };
    case 'details confirmed':
      return isConfirmed(state) ? state : { agent, step: 'sign', begun: true };
    case 'letter signed':
      return step === 'sign' ? { agent, step: 'letter', begun: true } : state;
    case 'signature undone':
      return step === 'letter' ? { agent, step: 'sign', begun: true } : state;
    case 'started over':
      return { agent, step: 'type', begun: true };
  }
}

export const isSigned = ({ step }: AgentState) => step === 'letter';

/** True if the agent's details are confirmed. */
export const isConfirmed = ({ step }: AgentState) => step === 'sign' || step === 'letter';

/** True if there is something to undo: false before the first press and right after a restart. */
export const canStartOver = ({ begun, step }: AgentState) => begun && step !== 'type';

/** The premium service monitors from the signature on; an individual contact is not monitored. */
export function watch(state: AgentState): 'on' | 'waits' | 'alone' {
  if (state.agent === 'own') return 'alone';
  return isSigned(state) ? 'on' : 'waits';
}
