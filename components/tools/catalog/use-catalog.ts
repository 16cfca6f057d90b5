import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ColumnChoice, Table } from '@/lib/tools/catalog/columns';
import type { ReadProblem } from '@/lib/tools/catalog/read-text';
import type { CatalogRow } from '@/lib/tools/catalog/rows';
import type { Request, Response } from '@/lib/tools/catalog/worker';

/** The part of a table that a person needs to confirm its columns. */
export type TablePreview = {
  readonly columns: readonly string[];
  readonly preview: Table['rows'];
  readonly count: number;
};

/** `worker`: the browser could not start the thread that checks. `silent`: the thread stopped reporting. */
export type Problem = ReadProblem | 'worker' | 'silent' | 'no-ingredients';

export type CatalogState = {
  readonly step: 'source' | 'reading' | 'columns' | 'checking' | 'result';
  readonly problem: Problem | null;
  readonly isCanceled: boolean;
  /** True after “Start over”, whose button is gone: the focus goes to the start. */
  readonly isRestarted: boolean;
  readonly table: TablePreview | null;
  readonly choice: ColumnChoice;
  readonly progress: { readonly done: number; readonly total: number };
  readonly rows: readonly CatalogRow[];
  /** Products beyond the limit, which were not checked. */
  readonly left: number;
  /** The state before “Start over,” as long as it can be undone. */
  readonly before: CatalogState | null;
};

export type CatalogEvent =
  | Response
  | { readonly type: 'reading' }
  | { readonly type: 'chosen'; readonly choice: ColumnChoice }
  | { readonly type: 'checking' }
  | { readonly type: 'incomplete' }
  | { readonly type: 'canceled' }
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'restarted' }
  | { readonly type: 'undone' }
  | { readonly type: 'kept' };

export const initialState: CatalogState = {
  step: 'source',
  problem: null,
  isCanceled: false,
  isRestarted: false,
  table: null,
  choice: { name: null, ingredients: null, type: null },
  progress: { done: 0, total: 0 },
  rows: [],
  left: 0,
  before: null,
};

/** Returns the state after an event of the visitor or of the worker. */
export function reduce(state: CatalogState, event: CatalogEvent): CatalogState {
  switch (event.type) {
    case 'reading':
      return { ...initialState, step: 'reading', isCanceled: state.isCanceled };
    case 'table': {
      const { columns, preview, count, choice } = event;
      const problem = choice.ingredients === null ? ('no-ingredients' as const) : null;
      return { ...state, step: 'columns', table: { columns, preview, count }, choice, problem };
    }
    case 'chosen':
      return { ...state, choice: event.choice, problem: null, isCanceled: false };
    case 'checking':
      return {
        ...state,
        step: 'checking',
        problem: null,
        isCanceled: false,
        progress: initialState.progress,
      };
    case 'incomplete':
      return { ...state, problem: 'no-ingredients' };
    case 'progress':
      return { ...state, progress: { done: event.done, total: event.total } };
    case 'result':
      return { ...state, step: 'result', rows: event.rows, left: event.left };
    case 'canceled':
      return state.table
        ? { ...state, step: 'columns', isCanceled: true }
        : { ...initialState, isRestarted: true };
    case 'problem':
    case 'failed':
      return { ...initialState, problem: event.problem };
    case 'restarted':
      return { ...initialState, isRestarted: true, before: state };
    case 'undone':
      return state.before ?? state;
    case 'kept':
      return { ...state, before: null };
    case 'started':
      return state;
  }
}

/** Milliseconds without a message from the worker after which the page stops waiting: for its start, and for its work. */
const silence = { start: 15_000, work: 60_000 };

/** The catalog of a visitor: its state, and the actions that the page offers. A worker reads and checks it. */
export function useCatalog() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const worker = useRef<Worker | null>(null);
  const source = useRef<Blob | string>('');

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Ends the worker and what it is doing. */
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  function fail(problem: Problem): void {
    stop();
    dispatch({ type: 'failed', problem });
  }

  function wait(limit: number, problem: Problem): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => fail(problem), limit);
  }

  function receive(response: Response): void {
    if (response.type === 'started' || response.type === 'progress') wait(silence.work, 'silent');
    else clearTimeout(timer.current);
    dispatch(response);
  }

  /** Sends a request to the worker, which starts with the first one. */
  function ask(request: Request): void {
    try {
      if (worker.current) wait(silence.work, 'silent');
      else wait(silence.start, 'worker');
      worker.current ??= startWorker(receive, () => fail('worker'));
      worker.current.postMessage(request);
    } catch {
      fail('worker');
    }
  }

  function read(given: Blob | string): void {
    stop();
    source.current = given;
    dispatch({ type: 'reading' });
    ask({ type: 'read', source: given });
  }

  return {
    state,
    read,
    /** Reads the same file or rows again. */
    retry() {
      read(source.current);
    },
    choose(choice: ColumnChoice) {
      dispatch({ type: 'chosen', choice });
    },
    check() {
      if (state.choice.ingredients === null) return dispatch({ type: 'incomplete' });
      dispatch({ type: 'checking' });
      ask({ type: 'check', source: source.current, choice: state.choice });
    },
    cancel() {
      stop();
      dispatch({ type: 'canceled' });
    },
    restart() {
      stop();
      dispatch({ type: 'restarted' });
    },
    /** Returns to the state before “Start over.” */
    undo() {
      dispatch({ type: 'undone' });
    },
    /** Ends the offer to undo. */
    keep() {
      dispatch({ type: 'kept' });
    },
  };
}

function startWorker(onMessage: (response: Response) => void, onError: () => void): Worker {
  const worker = new Worker(new URL('../../../lib/tools/catalog/worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => onMessage(data));
  worker.addEventListener('error', onError);
  return worker;
}
