import type { MarkKind } from '../shared';
import {
  accepted,
  type Check,
  count,
  type Ingredient,
  ingredients,
  type StageId,
  type StepId,
  stageIds,
  stepIds,
  totalIngredients,
} from './filing';
import { isLookup, type Suggestion, suggestionsFor } from './inci-names';

/** What settles a row: the color's certified lot, the talc's test. */
export type IssueId = 'lot' | 'talc';

export type WizardState = {
  /** Step that is open. */
  step: StepId;
  /** Rows that the visitor has settled. */
  settled: Record<IssueId, boolean>;
  /** Whether the eighth ingredient is in the table. */
  added: boolean;
  /** The one tool below the rows; null is the field of the next ingredient. */
  tool: IssueId | null;
  /** Whether a tool was ever opened: the invitation has done its work. */
  begun: boolean;
  /** The field: its text, the suggestion that Enter takes, and the name taken though it is not in the formula. */
  text: string;
  active: number;
  listOpen: boolean;
  taken: string | null;
  signed: boolean;
  /** Where the submission stands. */
  filing: 'no' | 'sending' | StageId;
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
  settled: { lot: false, talc: false },
  added: false,
  tool: null,
  begun: false,
  text: 'Limon',
  active: 0,
  listOpen: true,
  taken: null,
  signed: false,
  filing: 'no',
};

export function reduce(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'step opened':
      return { ...state, step: event.step };
    case 'tool opened':
      return { ...state, tool: event.issue, begun: true };
    case 'tool left':
      return { ...state, tool: null };
    case 'row settled':
      return { ...state, settled: { ...state.settled, [event.issue]: true }, tool: null };
    case 'typed':
      return { ...state, text: event.text, active: 0, listOpen: true, taken: null };
    case 'suggestion moved':
      return moved(state, event.by);
    case 'list closed':
      return { ...state, listOpen: false };
    case 'name taken':
      return event.inci === accepted.inci
        ? { ...state, added: true }
        : { ...state, text: event.inci, listOpen: false, taken: event.inci };
    case 'signed':
      return { ...state, signed: true };
    case 'submitted':
      return waitsFor(state) === 'ready' ? { ...state, filing: 'sending' } : state;
    case 'stage reached':
      return { ...state, filing: nextStage(state) ?? state.filing };
    case 'started over':
      return initialState;
  }
}

/** Up and down the list, round its ends; a closed list opens first. */
function moved(state: WizardState, by: 1 | -1): WizardState {
  const { length } = suggestionsFor(state.text);
  if (length === 0) return state;
  if (!state.listOpen) return { ...state, listOpen: true, active: 0, taken: null };
  return { ...state, active: (state.active + by + length) % length };
}

/** What the open list holds; none while it is closed. */
export const suggestions = ({ listOpen, text }: WizardState): Suggestion[] =>
  listOpen ? suggestionsFor(text) : [];

/** What the field answers in words, in the place of its list. */
export function answer(state: WizardState): 'hint' | 'unknown' | 'listed' | 'absent' | null {
  const { taken, text } = state;
  if (taken) return ingredients.some(({ inci }) => inci === taken) ? 'listed' : 'absent';
  if (!isLookup(text)) return 'hint';
  if (suggestionsFor(text).length === 0) return 'unknown';
  return state.listOpen ? null : 'hint';
}

export const rows = ({ added }: WizardState): readonly Ingredient[] =>
  added ? [...ingredients, accepted] : ingredients;

/** How a row stands now. */
export const rowCheck = ({ settled }: WizardState, row: Ingredient): Check =>
  row.issue && settled[row.issue] ? 'pass' : row.check;

export const passed = ({ settled, added }: WizardState): number =>
  count('pass') + Number(settled.lot) + Number(settled.talc) + Number(added);

export const mapped = (state: WizardState): number => rows(state).length;

/** How the ingredients stand as a whole. */
export function tableCheck(state: WizardState): Check {
  if (!state.settled.lot) return 'fix';
  return passed(state) === totalIngredients ? 'pass' : 'review';
}

/** What the submit button waits for. Talc is a flag: the filing may go with it. */
export function waitsFor(state: WizardState): 'fix' | 'map' | 'sign' | 'ready' | 'ticket' | 'nothing' {
  const { settled, added, signed, filing } = state;
  if (!settled.lot) return 'fix';
  if (!added) return 'map';
  if (!signed) return 'sign';
  if (filing === 'no') return 'ready';
  return filing === 'issued' ? 'nothing' : 'ticket';
}

/** How a step stands in the rail. */
export function stepMark(state: WizardState, step: StepId): MarkKind {
  if (step === 'review' && state.filing === 'issued') return 'pass';
  if (step === state.step) return 'current';
  if (step === 'review') return 'empty';
  return step === 'ingredients' ? tableCheck(state) : 'pass';
}

/** The step before or after the open one, if there is one. */
export const neighbour = ({ step }: WizardState, by: 1 | -1): StepId | undefined =>
  stepIds[stepIds.indexOf(step) + by];

/** The stage that a submission under way reaches next. */
export function nextStage({ filing }: Pick<WizardState, 'filing'>): StageId | undefined {
  if (filing === 'no') return undefined;
  return filing === 'sending' ? stageIds[0] : stageIds[stageIds.indexOf(filing) + 1];
}

/** Empty until its turn, then current, then done. */
export function stageMark(state: WizardState, stage: StageId): 'empty' | 'current' | 'pass' {
  if (state.filing === 'no') return 'empty';
  const next = nextStage(state);
  const turn = next ? stageIds.indexOf(next) : stageIds.length;
  const index = stageIds.indexOf(stage);
  return index < turn ? 'pass' : index === turn ? 'current' : 'empty';
}
