import type { AgentType } from './letter';

/** The four steps, in their order. */
export const steps = ['type', 'details', 'sign', 'letter'] as const;
export type Step = (typeof steps)[number];

export type AgentState = {
  /** Whom the letter names. */
  agent: AgentType;
  /** The step that is current; at the last the letter is signed. */
  step: Step;
  /** Whether a visitor has done anything: the scene is served with its letter signed. */
  tried: boolean;
};

export type AgentEvent =
  | { type: 'agent chosen'; agent: AgentType }
  | { type: 'details confirmed' }
  | { type: 'signed' }
  | { type: 'signature undone' }
  | { type: 'started over' };

export const initialState: AgentState = { agent: 'premium', step: 'letter', tried: false };

export function reduce(state: AgentState, event: AgentEvent): AgentState {
  switch (event.type) {
    case 'agent chosen': {
      // Another agent is another letter, which is not signed yet.
      const fresh = event.agent !== state.agent || state.step === 'type';
      return { agent: event.agent, step: fresh ? 'details' : state.step, tried: true };
    }
    case 'details confirmed':
      return isConfirmed(state) ? state : { ...state, step: 'sign', tried: true };
    case 'signed':
      return state.step === 'sign' ? { ...state, step: 'letter', tried: true } : state;
    case 'signature undone':
      return state.step === 'letter' ? { ...state, step: 'sign', tried: true } : state;
    case 'started over':
      return { ...state, step: 'type', tried: true };
  }
}

/** Whether the agent's details have been confirmed. */
export const isConfirmed = ({ step }: AgentState) => step === 'sign' || step === 'letter';
export const isSigned = ({ step }: AgentState) => step === 'letter';
/** The premium service watches from the signature on; a contact of one's own has nobody watch. */
export const isWatched = (state: AgentState) => state.agent === 'premium' && isSigned(state);
/** The visitor has signed: the scene has reached its end. */
export const isEnded = (state: AgentState) => state.tried && isSigned(state);

/** How a step stands beside the current one. */
export function standing(state: AgentState, step: Step): 'pass' | 'current' | 'empty' {
  const distance = steps.indexOf(step) - steps.indexOf(state.step);
  return distance < 0 ? 'pass' : distance === 0 ? 'current' : 'empty';
}
