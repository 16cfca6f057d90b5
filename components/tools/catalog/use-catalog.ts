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

/** A response that changes the state. */
type Outcome = Exclude<Response, { type: 'started' }>;

export type CatalogEvent =
  | Outcome
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
  }
}

/** Milliseconds without a message from the worker after which the page stops waiting: for its start, and for its work. */
const silence = { start: 15_000, work: 60_000 };

/** A catalog of fewer products is checked before another worker has started. */
const leastProductsPerWorker = 250;
/** Each worker has its copy of the catalog. */
const mostWorkers = 4;

/** Returns how many workers check a catalog: one processor is left to the page. */
function workersFor(products: number): number {
  const processors = (navigator.hardwareConcurrency || 1) - 1;
  return Math.max(1, Math.min(processors, mostWorkers, Math.floor(products / leastProductsPerWorker)));
}

type Result = Response & { type: 'result' };

/** The catalog of a visitor: its state, and the actions that the page offers. Workers read and check it. */
export function useCatalog() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const workers = useRef<Worker[]>([]);
  const source = useRef<Blob | string>('');

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Ends the workers and what they are doing. */
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    for (const worker of workers.current) worker.terminate();
    workers.current = [];
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

  function workerOf(part: number): Worker {
    const worker = workers.current[part] ?? startWorker(() => fail('worker'));
    workers.current[part] = worker;
    return worker;
  }

  /** Sends requests, each to another worker, which starts with its first one. */
  function ask(requests: readonly Request[], receive: (response: Response, part: number) => void): void {
    try {
      if (workers.current.length === 0) wait(silence.start, 'worker');
      else wait(silence.work, 'silent');
      for (const [part, request] of requests.entries()) {
        const worker = workerOf(part);
        worker.onmessage = ({ data }: MessageEvent<Response>) => {
          wait(silence.work, 'silent');
          receive(data, part);
        };
        worker.postMessage(request);
      }
    } catch {
      fail('worker');
    }
  }

  /** Takes a response to which no other one follows. */
  function end(response: Outcome): void {
    clearTimeout(timer.current);
    dispatch(response);
  }

  /** Collects the results of all workers, in the order of the catalog. */
  function checkParts(choice: ColumnChoice, parts: number): void {
    const progress: Progress[] = [];
    const results: Result[] = [];
    ask(
      Array.from({ length: parts }, (_, part) => ({
        type: 'check',
        source: source.current,
        choice,
        part,
        parts,
      })),
      (response, part) => {
        switch (response.type) {
          case 'progress':
            progress[part] = response;
            return dispatch({ type: 'progress', ...sumOf(progress, parts) });
          case 'result':
            results[part] = response;
            if (Object.keys(results).length < parts) return;
            return end({ ...response, rows: results.flatMap(({ rows }) => rows) });
          case 'problem':
            stop();
            return end(response);
        }
      },
    );
  }

  function read(given: Blob | string): void {
    stop();
    source.current = given;
    dispatch({ type: 'reading' });
    ask([{ type: 'read', source: given }], (response) => {
      if (response.type === 'started') return;
      end(response);
      if (response.type === 'table') prepare(workersFor(response.count));
    });
  }

  /** Starts the workers of the check while a person confirms the columns. */
  function prepare(parts: number): void {
    try {
      for (let part = 0; part < parts; part += 1) {
        workerOf(part).postMessage({ type: 'prepare', source: source.current } satisfies Request);
      }
    } catch {
      // The check starts them again, and reports a problem.
    }
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
      checkParts(state.choice, workersFor(state.table?.count ?? 0));
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

type Progress = CatalogState['progress'];

/** Returns the progress of all parts; those that have not reported yet are as long as the others. */
function sumOf(progress: readonly Progress[], parts: number): Progress {
  const reported = Object.values(progress);
  const sum = (key: keyof Progress) => reported.reduce((total, each) => total + each[key], 0);
  return { done: sum('done'), total: Math.round((sum('total') / reported.length) * parts) };
}

function startWorker(onError: () => void): Worker {
  const worker = new Worker(new URL('../../../lib/tools/catalog/worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('error', onError);
  return worker;
}
