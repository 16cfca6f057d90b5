import type { FieldProblems, LeadResult } from '@/lib/leads/result';
import type { Interruption } from './until-answered';

/** The outcome of an attempt. Only the browser knows an interruption. */
export type Result = LeadResult | { status: Interruption };
export type Failure = Exclude<Result, { status: 'stored' }>;

/** Stages of a form. `email` is the address of the last attempt, empty if only the server knows it. */
export type LeadState =
  | { status: 'idle' }
  | { status: 'sending'; email: string }
  | { status: 'stored'; email: string }
  | Failure;

export type LeadEvent =
  /** The schema or the browser found errors before the form was sent. */
  | { type: 'refused'; problems: FieldProblems }
  | { type: 'sent'; email: string }
  | { type: 'ended'; result: Result }
  /** The visitor typed into a field. */
  | { type: 'edited'; field: string };

/** Returns the first state, which without scripts is the server's response to the form. */
export function initialState(posted: LeadResult | null): LeadState {
  if (!posted) return { status: 'idle' };
  return posted.status === 'stored' ? { ...posted, email: '' } : posted;
}

export function reduce(state: LeadState, event: LeadEvent): LeadState {
  switch (event.type) {
    case 'refused':
      return state.status === 'sending' ? state : { status: 'invalid', problems: event.problems, values: {} };
    case 'sent':
      return { status: 'sending', email: event.email };
    case 'ended':
      if (state.status !== 'sending') return state;
      return event.result.status === 'stored' ? { ...event.result, email: state.email } : event.result;
    case 'edited': {
      if (state.status !== 'invalid' || !state.problems[event.field]) return state;
      const { [event.field]: _, ...problems } = state.problems;
      return { ...state, problems };
    }
  }
}

/** Returns why the form was not stored; null before and during an attempt, and after it was stored. */
export function failureOf(state: LeadState): Failure | null {
  return state.status === 'idle' || state.status === 'sending' || state.status === 'stored' ? null : state;
}
