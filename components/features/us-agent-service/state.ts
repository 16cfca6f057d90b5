import type { AgentType } from './designation';

/** The four steps, in their order. */
export const steps = ['type', 'details', 'sign', 'letter'] as const;
type Step = (typeof steps)[number];

export type AgentState = {
  /** Whom the letter names. */
  agent: AgentType;
  /** The step that is current. */
  step: Step;
  /** Whether the visitor has taken the letter in hand; until then it is a finished example. */
  begun: boolean;
};

export type AgentEvent =
  | { type: 'agent chosen'; agent: AgentType }
  | { type: 'details confirmed' }
  | { type: 'letter signed' }
  | { type: 'signature undone' }
  | { type: 'started over' };

/** What a visitor finds: the premium service chosen, the letter signed. */
export const initialState: AgentState = { agent: 'premium', step: 'letter', begun: false };

export function reduce(state: AgentState, event: AgentEvent): AgentState {
  const { agent, step } = state;
  switch (event.type) {
    case 'agent chosen':
      // Another agent is another letter; the same one starts over only while the choice is being asked for.
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

/** Whether the agent's details are confirmed. */
export const isConfirmed = ({ step }: AgentState) => step === 'sign' || step === 'letter';

/** Whether the visitor has signed, which is the scene's end. */
export const isEnded = (state: AgentState) => state.begun && isSigned(state);

/** What is left to take back: nothing before the first press, nor right after it was taken back. */
export const canStartOver = ({ begun, step }: AgentState) => begun && step !== 'type';

/** The premium service watches from the signature on; a contact of one's own has nobody watch. */
export function watch(state: AgentState): 'on' | 'waits' | 'alone' {
  if (state.agent === 'own') return 'alone';
  return isSigned(state) ? 'on' : 'waits';
}
