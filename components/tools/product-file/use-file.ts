import { useDeferredValue, useMemo } from 'react';
import { useLoaded } from '@/components/tools/shared/use-loaded';
import { today } from '@/lib/rules/today';
import { isBegun } from '@/lib/tools/product-file/names';
import type { FileView, ViewContext } from '@/lib/tools/product-file/view';

const loadEngine = () => import('@/lib/tools/product-file/view');
const loadTable = async () => (await loadEngine()).loadNames();

/**
 * The file of a product. The rules load with the first answer, and the table of names with the first list.
 * @returns `view` is null without an answer and until the rules are loaded; `hasFailed` is true if they could not be loaded.
 */
export function useFile(fragment: string, context: Omit<ViewContext, 'today' | 'names'>) {
  // A long list must not slow down typing.
  const current = useDeferredValue(fragment);
  const begun = isBegun(current);
  const hasList = new URLSearchParams(current).has('ingredients');
  const { value: engine, isFailed: hasFailed } = useLoaded(loadEngine, begun);
  // Without the table, punctuation alone separates the names.
  const { value: names } = useLoaded(loadTable, engine !== null && hasList);

  const view = useMemo((): FileView | null => {
    if (!engine || !begun) return null;
    return engine.viewFile(current, { ...context, today: today(), names });
  }, [engine, begun, current, context, names]);
  return { view, engine, begun: isBegun(fragment), hasFailed };
}
