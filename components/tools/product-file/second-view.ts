import { useMemo } from 'react';
import { useLoaded } from '@/components/tools/shared/use-loaded';
import { today } from '@/lib/rules/today';
import type { FileView } from '@/lib/tools/product-file/view';
import { type ToolMessages, type ToolText, toolText } from '@/lib/tools/text';
import { useFileTexts } from './use-file';

/** The same file in another language, beside the first. */
export type Second = {
  readonly lang: string;
  readonly text: ToolText;
  readonly view: FileView;
};

const loadEngine = () => import('@/lib/tools/product-file/view');
const loadWithNames = async () => {
  const engine = await loadEngine();
  return { engine, names: await engine.loadNames() };
};

/**
 * The file of a product in another language, whose texts load when they are wanted.
 * @param url fileTextsHref of the language; null if none is wanted.
 * @returns `second` is null until then.
 */
export function useSecondView(fragment: string, url: string | null) {
  const isWanted = url !== null;
  const texts = useFileTexts(url ?? '', isWanted);
  const loaded = useLoaded(loadWithNames, isWanted);
  const second = useMemo((): Second | null => {
    if (!isWanted || !texts.value || !loaded.value) return null;
    const { engine, names } = loaded.value;
    return {
      lang: texts.value.locale,
      text: toolText(texts.value.messages.file as ToolMessages, texts.value.locale),
      view: engine.viewFile(fragment, { ...texts.value, today: today(), names }),
    };
  }, [isWanted, texts.value, loaded.value, fragment]);
  return { second, hasFailed: texts.isFailed || loaded.isFailed };
}
