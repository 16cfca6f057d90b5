import type { MarkKind } from '../shared';
import {
  accepted,
  type Check,
  count,
  type Ingredient,
  type IssueId,
  ingredients,
  type StageId,
  type StepId,
  stageIds,
  stepIds,
  totalIngredients,
} from './filing';
import type { Suggestion } from './inci-names';

export type WizardState = {
  /** Step that is open. */
  step: StepId;
  settled: Record<IssueId, boolean>;
  /** Whether the eighth ingredient is a row. */
  added: boolean;
  /** What is open below the rows. */
  tool: IssueId | null;
  /** What stands in the field, and what was found for it: null while nothing is looked up. */
  text: string;
  found: readonly Suggestion[] | null;
  /** The suggestion that Enter takes, whether the list is open, and the name taken though it is not in the formula. */
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
  | { type: 'names found'; text: string; found: readonly Suggestion[] | null }
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
  found: [{ inci: 'Limonene' }, { inci: 'Citrus Limon Peel Oil' }],
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
      return { ...state, step: 'ingredients', tool: event.issue };
    case 'tool left':
      return { ...state, tool: null };
    case 'row settled':
      return { ...state, settled: { ...state.settled, [event.issue]: true }, tool: null };
    case 'typed':
      return { ...state, text: event.text, found: null, active: 0, listOpen: true, taken: null };
    case 'names found':
      // Names come later than the text: by then another one may stand there.
      return event.text === state.text ? { ...state, found: event.found } : state;
    case 'suggestion moved':
      return moved(state, event.by);
    case 'list closed':
      return { ...state, listOpen: false };
    case 'name taken': {
      const { inci } = event;
      if (inci === accepted.inci) return { ...state, added: true };
      return { ...state, text: inci, found: [{ inci }], listOpen: false, taken: inci };
    }
    case 'signed':
      return { ...state, signed: true };
    case 'submitted':
      return nextStep(state) === 'submit' ? { ...state, filing: 'sending' } : state;
    case 'stage reached':
      return { ...state, filing: nextStage(state) ?? state.filing };
    case 'started over':
      return initialState;
  }
}

/** Up and down the list, round its ends; a closed list opens first. */
function moved(state: WizardState, by: 1 | -1): WizardState {
  const length = state.found?.length ?? 0;
  if (length === 0) return state;
  if (!state.listOpen) return { ...state, listOpen: true, active: 0, taken: null };
  return { ...state, active: (state.active + by + length) % length };
}

/** What the open list holds; none while it is closed. */
export const suggestions = ({ listOpen, found }: WizardState) => (listOpen && found) || [];

/** What the field answers in words, in the place of its list. */
export function lookupResult({
  taken,
  found,
  listOpen,
}: WizardState): 'hint' | 'unknown' | 'listed' | 'absent' | null {
  if (taken) return ingredients.some(({ inci }) => inci === taken) ? 'listed' : 'absent';
  if (found?.length === 0) return 'unknown';
  return found && listOpen ? null : 'hint';
}

/** A name in three parts, the middle one as it was typed; two are empty where the name is written otherwise. */
export function typedPart(name: string, text: string): [before: string, typed: string, after: string] {
  const typed = text.trim();
  const at = name.toLowerCase().indexOf(typed.toLowerCase());
  const end = at + typed.length;
  return at < 0 ? [name, '', ''] : [name.slice(0, at), name.slice(at, end), name.slice(end)];
}

export const rows = ({ added }: WizardState): readonly Ingredient[] =>
  added ? [...ingredients, accepted] : ingredients;

/** How a row stands now. */
export const rowCheck = ({ settled }: WizardState, row: Ingredient): Check =>
  row.issue && settled[row.issue] ? 'pass' : row.check;

export const passed = ({ settled, added }: WizardState): number =>
  count('pass') + Number(settled.name) + Number(settled.talc) + Number(added);

export const mapped = (state: WizardState): number => rows(state).length;

/** How the ingredients stand as a whole. */
export function tableCheck(state: WizardState): Check {
  if (!state.settled.name) return 'fix';
  return passed(state) === totalIngredients ? 'pass' : 'review';
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
  return state.filing === 'no' ? 'submit' : undefined;
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

/** How a step stands in the rail. */
export function stepMark(state: WizardState, step: StepId): Exclude<MarkKind, 'held'> {
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
  if (stage === next) return 'current';
  return next && stageIds.indexOf(stage) > stageIds.indexOf(next) ? 'empty' : 'pass';
}
