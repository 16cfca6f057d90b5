import type { MarkKind } from '../shared';
import {
  accepted,
  type Check,
  type Ingredient,
  type IssueId,
  ingredients,
  issues,
  type StepId,
  stageIds,
  stepIds,
} from './data';
import { type Suggestion, suggestionsFor } from './parts/inci-names';

export type WizardState = {
  /** The open step. */
  step: StepId;
  settled: Record<IssueId, boolean>;
  /** True if the eighth ingredient is a row. */
  added: boolean;
  /** The tool that is open below the rows. */
  tool: IssueId | null;
  /** Value of the field. */
  text: string;
  /** State of the list below the field; `taken`: the field contains an accepted name that is not in the formula. */
  list: 'open' | 'closed' | 'taken';
  /** Suggestion that Enter accepts. */
  active: number;
  signed: boolean;
  /** Number of completed stages of the submission; null before it is sent. */
  reached: number | null;
};

export type WizardEvent =
  | { type: 'step opened'; step: StepId }
  | { type: 'tool opened'; issue: IssueId }
  | { type: 'tool left' }
  | { type: 'row settled'; issue: IssueId }
  | { type: 'typed'; text: string }
  | { type: 'suggestion moved'; by: 1 | -1 }
  | { type: 'list closed' }
  | { type: 'name taken'; inci: string }
  | { type: 'signed' }
  | { type: 'submitted' }
  | { type: 'stage reached' }
  | { type: 'started over' };

/** The filing starts at its fourth step: one row to fix, one to review, and the eighth name half typed. */
export const initialState: WizardState = {
  step: 'ingredients',
  settled: { name: false, talc: false },
  added: false,
  tool: null,
  text: 'Limon',
  list: 'open',
  active: 0,
  signed: false,
  reached: null,
};

export function reduce(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'step opened':
      return { ...state, step: event.step };
    case 'tool opened':
      return { ...state, step: 'ingredients', tool: event.issue };
    case 'tool left':
      return { ...state, tool: null };
    case 'row settled':
      return { ...state, settled: { ...state.settled, [event.issue]: true }, tool: null };
    case 'typed':
      return { ...state, text: event.text, list: 'open', active: 0 };
    case 'suggestion moved':
      return moved(state, event.by);
    case 'list closed':
      return { ...state, list: 'closed' };
    case 'name taken':
      if (event.inci === accepted.inci) return { ...state, added: true };
      return { ...state, text: event.inci, list: 'taken' };
    case 'signed':
      return { ...state, signed: true };
    case 'submitted':
      return nextStep(state) === 'submit' ? { ...state, reached: 0 } : state;
    case 'stage reached':
      return nextStage(state) ? { ...state, reached: (state.reached ?? 0) + 1 } : state;
    case 'started over':
      return initialState;
  }
}

/** Moves through the list in a loop; opens a closed list first. */
function moved(state: WizardState, by: 1 | -1): WizardState {
  const { length } = suggestionsFor(state.text) ?? [];
  if (length === 0) return state;
  if (state.list !== 'open') return { ...state, list: 'open', active: 0 };
  return { ...state, active: (state.active + by + length) % length };
}

/** Items of the open list; empty while it is closed. */
export const suggestions = ({ list, text }: WizardState): readonly Suggestion[] =>
  (list === 'open' && suggestionsFor(text)) || [];

/** Message of the field that replaces its list. */
export function lookupResult({ list, text }: WizardState): 'hint' | 'unknown' | 'listed' | 'absent' | null {
  if (list === 'taken') return ingredients.some(({ inci }) => inci === text) ? 'listed' : 'absent';
  const found = suggestionsFor(text);
  if (found?.length === 0) return 'unknown';
  return found && list === 'open' ? null : 'hint';
}

export const rows = ({ added }: WizardState): readonly Ingredient[] =>
  added ? [...ingredients, accepted] : ingredients;

/** Current status of a row. */
export const rowCheck = ({ settled }: WizardState, { issue }: Ingredient): Check =>
  issue && !settled[issue] ? issues[issue] : 'pass';

/** Number of rows with a status. */
export const count = (state: WizardState, check: Check): number =>
  rows(state).filter((row) => rowCheck(state, row) === check).length;

/** Overall status of the ingredients. */
export function tableCheck(state: WizardState): Check {
  if (count(state, 'fix') > 0) return 'fix';
  return state.added && count(state, 'review') === 0 ? 'pass' : 'review';
}

/**
 * Tasks up to the ticket, in order. Talc is only a flag, but an amber item cannot be filed, so its review comes first.
 */
export type Task = 'name' | 'talc' | 'map' | 'review' | 'sign' | 'submit';

/** Next task of the primary button: the open tool, or the first remaining task; undefined after the filing is sent. */
export function nextStep(state: WizardState): Task | undefined {
  const { step, tool, settled } = state;
  if (tool && step === 'ingredients') return tool;
  if (!settled.name) return 'name';
  if (!settled.talc) return 'talc';
  if (!state.added) return 'map';
  if (!state.signed) return step === 'review' ? 'sign' : 'review';
  return state.reached === null ? 'submit' : undefined;
}

/** Returns the event of a press of the primary button; opens the step of the task first if it is another one. */
export function nextEvent(state: WizardState): WizardEvent {
  const task = nextStep(state);
  switch (task) {
    case 'name':
    case 'talc': {
      const open = state.step === 'ingredients' && state.tool === task;
      return { type: open ? 'row settled' : 'tool opened', issue: task };
    }
    case 'map':
      if (state.step !== 'ingredients') return { type: 'step opened', step: 'ingredients' };
      return { type: 'name taken', inci: accepted.inci };
    case 'review':
      return { type: 'step opened', step: 'review' };
    case 'sign':
      return { type: 'signed' };
    default:
      return { type: 'submitted' };
  }
}

/** The next stage of a submission in progress. */
export const nextStage = ({ reached }: WizardState) => (reached === null ? undefined : stageIds[reached]);

/** True if the ticket was issued. */
export const isIssued = ({ reached }: WizardState) => reached === stageIds.length;

/** Status of a step in the rail. */
export function stepMark(state: WizardState, step: StepId): Exclude<MarkKind, 'held'> {
  if (step === 'review' && isIssued(state)) return 'pass';
  if (step === state.step) return 'current';
  if (step === 'review') return 'empty';
  return step === 'ingredients' ? tableCheck(state) : 'pass';
}

/** The step before or after the open one, if any. */
export const neighbour = ({ step }: WizardState, by: 1 | -1): StepId | undefined =>
  stepIds[stepIds.indexOf(step) + by];
