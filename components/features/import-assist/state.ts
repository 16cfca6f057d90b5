import type { MarkKind } from '../shared/mark';
import { type Moment, moments, type stages } from './data';

/** Documents that FDA requests for the held line. */
export const papers = ['label', 'batch'] as const;
export type PaperId = (typeof papers)[number];

/** Phases of the shipment: the moments, with the hold split into before and after the response. */
const phases = ['prepared', 'submitted', 'review', 'held', 'sent', 'mayProceed', 'released'] as const;
export type Phase = (typeof phases)[number];

export type ImportState = {
  phase: Phase;
  /** Documents attached to the response to the hold. */
  attached: readonly PaperId[];
  /** True after the first action of the visitor. */
  tried: boolean;
};

export type ImportEvent =
  | { type: 'moment chosen'; moment: Moment }
  | { type: 'paper toggled'; paper: PaperId }
  | { type: 'went on' }
  | { type: 'started over' };

/** Initial state: the food line held, nothing attached yet. */
export const initialState: ImportState = { phase: 'held', attached: [], tried: false };

export function reduce(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'moment chosen':
      // Entering the hold from either side reopens it; choosing it while there keeps the attached documents.
      if (event.moment === momentIn(state.phase)) return { ...state, tried: true };
      return { phase: event.moment, attached: [], tried: true };
    case 'paper toggled':
      return {
        ...state,
        tried: true,
        attached: state.attached.includes(event.paper)
          ? state.attached.filter((paper) => paper !== event.paper)
          : [...state.attached, event.paper],
      };
    case 'went on':
      if (!mayGoOn(state)) return state;
      return { ...state, tried: true, phase: phases[phases.indexOf(state.phase) + 1] ?? state.phase };
    case 'started over':
      return { phase: 'prepared', attached: [], tried: true };
  }
}

/** Moment of the shipment in a phase. */
export const momentIn = (phase: Phase): Moment => (phase === 'sent' ? 'held' : phase);

/** True if both documents are attached, so that the response can be sent. */
export function mayGoOn({ phase, attached }: ImportState): boolean {
  return phase !== 'held' || papers.every((paper) => attached.includes(paper));
}

type Stage = (typeof stages)[number];

/** Returns the moment of a customs stage: for the review, the hold after it occurred. */
export function stageMoment(stage: Stage, at: Moment): Moment {
  return stage === 'review' && isReached('held', at) ? 'held' : stage;
}

/** True if a shipment at the moment `at` has reached `moment`. */
export function isReached(moment: Moment, at: Moment): boolean {
  return moments.indexOf(moment) <= moments.indexOf(at);
}

/** Status of a stage: passed, current or pending. */
export function stageMark(stage: Stage, at: Moment): MarkKind {
  const moment = stageMoment(stage, at);
  if (moment !== at) return isReached(moment, at) ? 'pass' : 'empty';
  if (at === 'held') return 'held';
  return at === 'released' ? 'pass' : 'current';
}
