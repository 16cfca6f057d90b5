import type { MarkKind } from '../shared/mark';
import { type Moment, moments, type stages } from './shipment';

/** The papers FDA asks for on the held line. */
export const papers = ['label', 'batch'] as const;
export type PaperId = (typeof papers)[number];

/** What the shipment is doing: the moments, of which the hold is two, before and after its answer. */
const phases = ['prepared', 'submitted', 'review', 'held', 'sent', 'mayProceed', 'released'] as const;
export type Phase = (typeof phases)[number];

export type ImportState = {
  phase: Phase;
  /** Papers attached to the answer to the hold. */
  attached: readonly PaperId[];
  /** Whether anything was tried yet. */
  tried: boolean;
};

export type ImportEvent =
  | { type: 'moment chosen'; moment: Moment }
  | { type: 'paper toggled'; paper: PaperId }
  | { type: 'went on' }
  | { type: 'started over' };

/** What a visitor finds: the food line held, and nothing attached yet. */
export const initialState: ImportState = { phase: 'held', attached: [], tried: false };

export function reduce(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'moment chosen':
      // Who comes to the hold finds it open, from either side; who is there already keeps what was done.
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

/** How far the shipment is in a phase. */
export const momentIn = (phase: Phase): Moment => (phase === 'sent' ? 'held' : phase);

/** Without both papers no answer leaves. */
export function mayGoOn({ phase, attached }: ImportState): boolean {
  return phase !== 'held' || papers.every((paper) => attached.includes(paper));
}

type Stage = (typeof stages)[number];

/** The moment a customs stage stands for: the review's is the hold, once it came to that. */
export function momentOf(stage: Stage, at: Moment): Moment {
  return stage === 'review' && isReached('held', at) ? 'held' : stage;
}

/** Whether a shipment that is at a moment has come to another one. */
export function isReached(moment: Moment, at: Moment): boolean {
  return moments.indexOf(moment) <= moments.indexOf(at);
}

/** What stands at a stage: passed, where the shipment is, or still ahead. */
export function markOf(stage: Stage, at: Moment): MarkKind {
  const moment = momentOf(stage, at);
  if (moment !== at) return isReached(moment, at) ? 'pass' : 'empty';
  if (at === 'held') return 'held';
  return at === 'released' ? 'pass' : 'current';
}
