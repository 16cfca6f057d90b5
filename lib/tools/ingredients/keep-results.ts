import type { KnownNames } from './names.ts';

/** Most texts whose result is kept. */
const mostKept = 20_000;

/** Returns a function that keeps its results: the steps of the parser ask about a text several times, and lists share most names. */
export function keepResults<Result extends boolean | object | null>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, result);
    return result;
  };
}

/** Longer text is no name that lists share. */
const longest = 200;

/** Returns a function that keeps its results for short texts, for each table of names; for null while it is not loaded. */
export function keepByTable<Table extends KnownNames | null, Result extends boolean | object | null>(
  compute: (text: string, names: Table) => Result,
): (text: string, names: Table) => Result {
  const tables = new WeakMap<object, (text: string) => Result>();
  const withoutTable = {};
  return (text, names) => {
    if (text.length > longest) return compute(text, names);
    const table = names ?? withoutTable;
    let kept = tables.get(table);
    if (!kept) {
      kept = keepResults((short) => compute(short, names));
      tables.set(table, kept);
    }
    return kept(text);
  };
}
