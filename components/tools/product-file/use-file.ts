import { useCallback, useDeferredValue, useMemo } from 'react';
import { useLoaded } from '@/lib/browser/use-loaded';
import { today } from '@/lib/rules/today';
import { loadFileTexts } from '@/lib/tools/product-file/load-texts';
import { isBegun } from '@/lib/tools/product-file/names';
import type { FileTexts, FileView } from '@/lib/tools/product-file/view';

const loadEngine = () => import('@/lib/tools/product-file/view');
const loadTable = async () => (await loadEngine()).loadNames();

/**
 * The file of a product. The rules load with the first answer, and the table of names with the first list.
 * @param texts null until they are loaded.
 * @returns `view` is null without an answer and until the rules are loaded; `hasFailed` is true if they could not be loaded.
 */
export function useFile(fragment: string, texts: FileTexts | null) {
  // A long list must not slow down typing.
  const current = useDeferredValue(fragment);
  const begun = isBegun(current);
  const hasList = new URLSearchParams(current).has('ingredients');
  const { value: engine, isFailed: hasFailed } = useLoaded(loadEngine, begun && texts !== null);
  // Without the table, punctuation alone separates the names.
  const { value: names } = useLoaded(loadTable, engine !== null && hasList);

  const view = useMemo((): FileView | null => {
    if (!engine || !begun || !texts) return null;
    return engine.viewFile(current, { ...texts, today: today(), names });
  }, [engine, begun, current, texts, names]);
  return { view, engine, begun: isBegun(fragment), hasFailed };
}

/**
 * The texts of the product file in a language, which load when they are needed.
 * @param url fileTextsHref of the language.
 */
export function useFileTexts(url: string, isNeeded: boolean) {
  const load = useCallback(() => loadFileTexts(url), [url]);
  return useLoaded(load, isNeeded);
}
