/** Most texts whose result is kept. */
const mostKept = 20_000;

/** Returns a function that keeps its results: the steps of the parser ask about a text several times, and lists share most names. */
export function keepResults<Result extends boolean>(
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
