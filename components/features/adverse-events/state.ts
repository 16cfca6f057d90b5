import {
  type Case,
  type CaseKey,
  type Column,
  cases,
  findCase,
  openSections,
  reminderDays,
  retentionYears,
  sections,
} from './data';

/** Column of a case: `none` before it is received, `sent` until the gateway acknowledges the report. */
export type Stage = 'none' | 'draft' | 'inReview' | 'sent' | 'submitted';

export type BoardState = {
  /** The selected case. */
  chosen: CaseKey;
  stages: Record<CaseKey, Stage>;
  /** Cases in column order; the most recently moved case is on top. */
  order: readonly CaseKey[];
  /** Calendar days left on each clock; sending the report stops it. */
  daysLeft: Record<CaseKey, number>;
  daysPassed: number;
  /** Number of completed sections of the draft in work. */
  sectionsDone: number;
  /** True if the first section of the new case is complete. */
  newCaseBegun: boolean;
  labelAttached: boolean;
  /** Retention end dates of the cases that the visitor filed. */
  keptUntil: Partial<Record<CaseKey, string>>;
};

export type BoardEvent =
  | { type: 'case taken'; key: CaseKey }
  | { type: 'case came in' }
  | { type: 'section completed' }
  | { type: 'sent to review'; key: CaseKey }
  | { type: 'sent back'; key: CaseKey }
  | { type: 'label attached' }
  | { type: 'report submitted'; key: CaseKey }
  | { type: 'report acknowledged'; key: CaseKey }
  | { type: 'day passed' }
  | { type: 'started over' };

/** The case that the visitor adds. */
export const newCase: CaseKey = '0422';

const perCase = <Value>(value: (item: Case) => Value) =>
  Object.fromEntries(cases.map((item) => [item.key, value(item)])) as Record<CaseKey, Value>;

export const initialState: BoardState = {
  // The case that is due first.
  chosen: '0412',
  stages: perCase(({ stage }) => stage),
  order: cases.map(({ key }) => key),
  daysLeft: perCase(({ daysLeft }) => daysLeft ?? 0),
  daysPassed: 0,
  sectionsDone: 0,
  newCaseBegun: false,
  labelAttached: false,
  keptUntil: {},
};

export function reduce(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case 'case taken':
      return { ...state, chosen: event.key };
    case 'case came in':
      return moved({ ...state, chosen: newCase }, newCase, 'draft');
    case 'section completed':
      return state.chosen === newCase
        ? { ...state, newCaseBegun: true }
        : { ...state, sectionsDone: Math.min(state.sectionsDone + 1, openSections.length) };
    case 'sent to review': {
      const missing = missingRequirement(state, event.key);
      return missing && missing !== 'label' ? state : moved(state, event.key, 'inReview');
    }
    case 'sent back':
      return moved(state, event.key, 'draft');
    case 'label attached':
      return { ...state, labelAttached: true };
    case 'report submitted': {
      if (missingRequirement(state, event.key)) return state;
      const keptUntil = { ...state.keptUntil, [event.key]: keptFrom(currentDate(state)) };
      return moved({ ...state, keptUntil }, event.key, 'sent');
    }
    case 'report acknowledged':
      return { ...state, stages: { ...state.stages, [event.key]: 'submitted' } };
    case 'day passed': {
      if (blockingReason(state)) return state;
      const daysLeft = perCase(({ key }) => state.daysLeft[key] - (isOpen(state, key) ? 1 : 0));
      return { ...state, daysPassed: state.daysPassed + 1, daysLeft };
    }
    case 'started over':
      return initialState;
  }
}

function moved(state: BoardState, key: CaseKey, stage: Stage): BoardState {
  return {
    ...state,
    stages: { ...state.stages, [key]: stage },
    order: [key, ...state.order.filter((other) => other !== key)],
  };
}

const keptFrom = (date: string) => `${Number(date.slice(0, 4)) + retentionYears}${date.slice(4)}`;

/** Current date of the board, ISO. */
export function currentDate({ daysPassed }: BoardState): string {
  return new Date(Date.UTC(2026, 10, 21 + daysPassed)).toISOString().slice(0, 10);
}

export function isOpen({ stages }: BoardState, key: CaseKey): boolean {
  return stages[key] === 'draft' || stages[key] === 'inReview';
}

/** Cases with a running clock, in the order of the samples. */
export const openCases = (state: BoardState) => cases.filter(({ key }) => isOpen(state, key));

/** Cases of a column, the most recently moved on top. */
export function casesIn(state: BoardState, column: Column): Case[] {
  return state.order
    .filter((key) => (state.stages[key] === 'sent' ? 'submitted' : state.stages[key]) === column)
    .map(findCase);
}

/** Returns the requirement that blocks the case from moving on. */
export function missingRequirement(state: BoardState, key: CaseKey): Case['extra'] | 'firstSection' {
  if (key === newCase && !state.newCaseBegun) return 'firstSection';
  const { extra } = findCase(key);
  if (extra === 'sections' && state.sectionsDone < openSections.length) return extra;
  return extra === 'label' && state.stages[key] === 'inReview' && !state.labelAttached ? extra : undefined;
}

/** Returns why the day cannot end: a case is due, or no case is open. */
export function blockingReason(state: BoardState): 'due' | 'none' | undefined {
  const open = openCases(state);
  if (open.length === 0) return 'none';
  return open.some(({ key }) => state.daysLeft[key] === 0) ? 'due' : undefined;
}

/** Next reminder of the selected case, in days left. */
export function nextReminder(state: BoardState): number | 'all' | 'stopped' {
  if (!isOpen(state, state.chosen)) return 'stopped';
  return reminderDays.find((days) => days < state.daysLeft[state.chosen]) ?? 'all';
}

/** True if a reminder of the case goes out today. */
export const isRemindedToday = (state: BoardState, key: CaseKey) =>
  isOpen(state, key) && reminderDays.some((days) => days === state.daysLeft[key]);

/** Zero-based index of the current section, or the section count when all are complete. */
export const sectionInWork = ({ sectionsDone }: Pick<BoardState, 'sectionsDone'>) =>
  sections.length - openSections.length + sectionsDone;

/** The oldest report that is waiting for its acknowledgment. */
export const pendingAcknowledgment = ({ order, stages }: BoardState) =>
  order.findLast((key) => stages[key] === 'sent');

/** The report that completed the scene: acknowledged, kept, and on top of its column. */
export function completedCase(state: BoardState): CaseKey | undefined {
  const [latest] = casesIn(state, 'submitted');
  return latest && state.keptUntil[latest.key] && state.stages[latest.key] === 'submitted'
    ? latest.key
    : undefined;
}

/** Archived filings: the visitor's on top of the initial 23. */
export const archived = ({ stages, keptUntil }: BoardState) =>
  23 + cases.filter(({ key }) => keptUntil[key] && stages[key] === 'submitted').length;

/**
 * Returns the next step of the selected case on its way to a filed report: what it lacks, or its move. Undefined once the
 * scene has ended, or while the selected case has nothing to do.
 */
export function nextAction(state: BoardState): 'supply' | 'onward' | undefined {
  if (completedCase(state) || !isOpen(state, state.chosen)) return undefined;
  return missingRequirement(state, state.chosen) ? 'supply' : 'onward';
}
