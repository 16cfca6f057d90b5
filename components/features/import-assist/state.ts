import type { MarkKind } from '../shared/mark';
import { type Moment, moments, type stages } from './data';

/** Documents that FDA requests for the held line. */
export const papers = ['label', 'photos'] as const;
export type PaperId = (typeof papers)[number];

/** Phases of the shipment: the moments, with the hold split into before and after the response. */
const phases = ['prepared', 'submitted', 'review', 'held', 'sent', 'mayProceed', 'released'] as const;
export type Phase = (typeof phases)[number];

export type ImportState = {
  phase: Phase;
  /** Documents attached to the response to the hold. */
  attached: readonly PaperId[];
  /** True after a press that needs both documents: a sentence says so. */
  refused: boolean;
};

export type ImportEvent =
  | { type: 'moment chosen'; moment: Moment }
  | { type: 'paper toggled'; paper: PaperId }
  | { type: 'went on' }
  | { type: 'started over' };

/** Initial state: a cosmetic held, nothing attached yet. */
export const initialState: ImportState = { phase: 'held', attached: [], refused: false };

export function reduce(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'moment chosen':
      // Entering the hold from either side reopens it; choosing it while there keeps the attached documents.
      if (event.moment === momentIn(state.phase)) return state;
      return { phase: event.moment, attached: [], refused: false };
    case 'paper toggled':
      return {
        ...state,
        refused: false,
        attached: state.attached.includes(event.paper)
          ? state.attached.filter((paper) => paper !== event.paper)
          : [...state.attached, event.paper],
      };
    case 'went on':
      if (!mayGoOn(state)) return { ...state, refused: true };
      return { ...state, phase: phases[phases.indexOf(state.phase) + 1] ?? state.phase };
    case 'started over':
      return { phase: 'prepared', attached: [], refused: false };
  }
}

/** Moment of the shipment in a phase. */
export const momentIn = (phase: Phase): Moment => (phase === 'sent' ? 'held' : phase);

/** True if both documents are attached, so that the response can be sent. */
export function mayGoOn({ phase, attached }: ImportState): boolean {
  return phase !== 'held' || papers.every((paper) => attached.includes(paper));
}

/** Returns the document to attach next; undefined if the response can be sent, or outside the hold. */
export function nextPaper({ phase, attached }: ImportState): PaperId | undefined {
  return phase === 'held' ? papers.find((paper) => !attached.includes(paper)) : undefined;
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
