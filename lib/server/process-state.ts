/**
 * One value per server process. Module variables exist once per bundle: a webhook and a page would not share them.
 */
export function processState<T>(name: string, initial: () => T): T {
  const key = Symbol.for(`attesta.${name}`);
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  store[key] ??= initial();
  return store[key];
}
