import type { MarkKind } from '../shared/mark';
import { type Moment, moments, type stages } from './shipment';

/** The papers FDA asks for on the held line. */
export const papers = ['label', 'batch'] as const;
export type PaperId = (typeof papers)[number];

export type ImportState = {
  /** How far the shipment is. */
  at: Moment;
  /** Papers attached to the answer that is being written. */
  attached: readonly PaperId[];
  /** Whether the answer to the hold is sent. */
  answered: boolean;
  /** Whether anything was tried yet. */
  tried: boolean;
};

export type ImportEvent =
  | { type: 'moment chosen'; moment: Moment }
  | { type: 'paper toggled'; paper: PaperId }
  | { type: 'went on' }
  | { type: 'started over' };

/** What a visitor finds: the food line held, and nothing attached yet. */
export const initialState: ImportState = { at: 'held', attached: [], answered: false, tried: false };

export function reduce(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'moment chosen':
      return moved(state, event.moment);
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
      if (isOpenHold(state)) return { ...state, answered: true };
      return moved(state, moments[place(state.at) + 1] ?? state.at);
    case 'started over':
      return moved(state, 'prepared');
  }
}

/** Who comes to the hold finds it open, from either side; who is there already keeps what was done. */
function moved(state: ImportState, at: Moment): ImportState {
  return at === state.at ? { ...state, tried: true } : { ...initialState, at, tried: true };
}

const place = (moment: Moment) => moments.indexOf(moment);

const isOpenHold = ({ at, answered }: ImportState) => at === 'held' && !answered;

/** What the shipment is doing: the moments, of which the hold is two, before and after its answer. */
export type Phase = Moment | 'sent';

export function phaseOf({ at, answered }: ImportState): Phase {
  return at === 'held' && answered ? 'sent' : at;
}

/** Without both papers no answer leaves. */
export function mayGoOn(state: ImportState): boolean {
  return !isOpenHold(state) || papers.every((paper) => state.attached.includes(paper));
}

type Stage = (typeof stages)[number];

/** The moment a customs stage stands for: the review's is the hold, once it came to that. */
export function momentOf(stage: Stage, at: Moment): Moment {
  return stage === 'review' && isReached('held', at) ? 'held' : stage;
}

/** Whether a shipment that is at a moment has come to another one. */
export function isReached(moment: Moment, at: Moment): boolean {
  return place(moment) <= place(at);
}

/** What stands at a stage: passed, where the shipment is, or still ahead. */
export function markOf(stage: Stage, at: Moment): MarkKind {
  const moment = momentOf(stage, at);
  if (moment !== at) return isReached(moment, at) ? 'pass' : 'empty';
  if (at === 'held') return 'held';
  return at === 'released' ? 'pass' : 'current';
}
