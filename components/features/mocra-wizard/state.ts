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
} from './filing';
import { type Suggestion, suggestionsFor } from './inci-names';

export type WizardState = {
  /** Step that is open. */
  step: StepId;
  settled: Record<IssueId, boolean>;
  /** Whether the eighth ingredient is a row. */
  added: boolean;
  /** What is open below the rows. */
  tool: IssueId | null;
  /** What stands in the field. */
  text: string;
  /** The list below the field; `taken`: its text is a name that was taken though it is not in the formula. */
  list: 'open' | 'closed' | 'taken';
  /** The suggestion that Enter takes. */
  active: number;
  signed: boolean;
  /** How many of its stages the submission has reached; null until it is sent. */
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

/** A visitor finds the filing at its fourth step: a row to fix, one to review, and the eighth name half typed. */
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

/** Up and down the list, round its ends; a closed list opens first. */
function moved(state: WizardState, by: 1 | -1): WizardState {
  const { length } = suggestionsFor(state.text) ?? [];
  if (length === 0) return state;
  if (state.list !== 'open') return { ...state, list: 'open', active: 0 };
  return { ...state, active: (state.active + by + length) % length };
}

/** What the open list holds; none while it is closed. */
export const suggestions = ({ list, text }: WizardState): readonly Suggestion[] =>
  (list === 'open' && suggestionsFor(text)) || [];

/** What the field answers in words, in the place of its list. */
export function lookupResult({ list, text }: WizardState): 'hint' | 'unknown' | 'listed' | 'absent' | null {
  if (list === 'taken') return ingredients.some(({ inci }) => inci === text) ? 'listed' : 'absent';
  const found = suggestionsFor(text);
  if (found?.length === 0) return 'unknown';
  return found && list === 'open' ? null : 'hint';
}

export const rows = ({ added }: WizardState): readonly Ingredient[] =>
  added ? [...ingredients, accepted] : ingredients;

/** How a row stands now. */
export const rowCheck = ({ settled }: WizardState, { issue }: Ingredient): Check =>
  issue && !settled[issue] ? issues[issue] : 'pass';

/** How many rows stand so. */
export const count = (state: WizardState, check: Check): number =>
  rows(state).filter((row) => rowCheck(state, row) === check).length;

/** How the ingredients stand as a whole. */
export function tableCheck(state: WizardState): Check {
  if (count(state, 'fix') > 0) return 'fix';
  return state.added && count(state, 'review') === 0 ? 'pass' : 'review';
}

/** What leads to the ticket, in its order. Talc is a flag, but nothing amber is filed: it is looked at first. */
export const tasks = ['name', 'talc', 'map', 'review', 'sign', 'submit'] as const;
export type Task = (typeof tasks)[number];

/** What the main button does next: the tool that is open, else the first task that is left; none once it is sent. */
export function nextStep(state: WizardState): Task | undefined {
  const { step, tool, settled } = state;
  if (tool && step === 'ingredients') return tool;
  if (!settled.name) return 'name';
  if (!settled.talc) return 'talc';
  if (!state.added) return 'map';
  if (!state.signed) return step === 'review' ? 'sign' : 'review';
  return state.reached === null ? 'submit' : undefined;
}

/** What a press of the main button is. Where a task has its place on another step, that one opens first. */
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

/** The stage that a submission under way reaches next. */
export const nextStage = ({ reached }: WizardState) => (reached === null ? undefined : stageIds[reached]);

/** Whether the ticket is there. */
export const isIssued = ({ reached }: WizardState) => reached === stageIds.length;

/** How a step stands in the rail. */
export function stepMark(state: WizardState, step: StepId): Exclude<MarkKind, 'held'> {
  if (step === 'review' && isIssued(state)) return 'pass';
  if (step === state.step) return 'current';
  if (step === 'review') return 'empty';
  return step === 'ingredients' ? tableCheck(state) : 'pass';
}

/** The step before or after the open one, if there is one. */
export const neighbour = ({ step }: WizardState, by: 1 | -1): StepId | undefined =>
  stepIds[stepIds.indexOf(step) + by];
