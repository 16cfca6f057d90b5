import { useMemo } from 'react';
import type { FileView } from '@/lib/tools/product-file/view';
import { type ToolMessages, type ToolText, toolText } from '@/lib/tools/text';
import { useFile, useFileTexts } from './use-file';

/** The same file in another language, beside the first. */
export type Second = {
  readonly lang: string;
  readonly text: ToolText;
  readonly view: FileView;
};

/**
 * The file of a product in another language, whose texts load when they are wanted.
 * @param url fileTextsHref of the language; null if none is wanted.
 * @returns `second` is null until then.
 */
export function useSecondView(fragment: string, url: string | null) {
  const { value, isFailed } = useFileTexts(url ?? '', url !== null);
  const texts = url === null ? null : value;
  const { view, hasFailed } = useFile(fragment, texts);
  const second = useMemo(
    (): Second | null =>
      texts &&
      view && {
        lang: texts.locale,
        text: toolText(texts.messages.file as ToolMessages, texts.locale),
        view,
      },
    [texts, view],
  );
  return { second, hasFailed: isFailed || hasFailed };
}
