import { loadNameRows } from '@/lib/tools/ingredients/load-names';
import type { KnownNames, readNames } from '@/lib/tools/ingredients/names';

/**
 * Loads the rules of a tool and, at the same time, the table of names.
 * @param rules a module of rules, with the function that reads the table.
 */
export async function loadWithNames<Rules extends { readNames: typeof readNames }>(
  rules: Promise<Rules>,
): Promise<Rules & { names: KnownNames }> {
  const [loaded, rows] = await Promise.all([rules, loadNameRows()]);
  return { ...loaded, names: loaded.readNames(rows) };
}
