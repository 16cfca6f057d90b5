import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { today } from '@/lib/rules/today';
import type { KnownNames } from '@/lib/tools/ingredients/names';
import { isBegun } from '@/lib/tools/product-file/names';
import type { FileView, ViewContext } from '@/lib/tools/product-file/view';

type Engine = typeof import('@/lib/tools/product-file/view');

/**
 * The file of a product. The rules load with the first answer, and the table of names with the first list.
 * @returns `view` is null without an answer and until the rules are loaded; `hasFailed` is true if they could not be loaded.
 */
export function useFile(fragment: string, context: Omit<ViewContext, 'today' | 'names'>) {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [names, setNames] = useState<KnownNames | null>(null);
  // A long list must not slow down typing.
  const current = useDeferredValue(fragment);
  const begun = isBegun(current);
  const hasList = new URLSearchParams(current).has('ingredients');

  useEffect(() => {
    if (!begun || engine) return;
    import('@/lib/tools/product-file/view').then(setEngine, () => setFailed(true));
  }, [begun, engine]);
  useEffect(() => {
    if (!engine || !hasList || names) return;
    // Without the table, punctuation alone separates the names.
    engine.loadNames().then(setNames, () => undefined);
  }, [engine, hasList, names]);

  const view = useMemo((): FileView | null => {
    if (!engine || !begun) return null;
    return engine.viewFile(current, { ...context, today: today(), names });
  }, [engine, begun, current, context, names]);
  return { view, engine, begun: isBegun(fragment), hasFailed };
}
