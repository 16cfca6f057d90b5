import type { ReactNode } from 'react';
import { PreviewBanner } from '@/components/articles/preview-banner';
import { VisualEditing } from '@/components/articles/visual-editing';
import { inPreview } from '@/lib/security/draft-mode';

/**
 * Root layout of a page in an editor's preview (middleware.ts). The pages are the visitors' pages under separate paths:
 * every page loads the imports of its layouts, rendered or not, and visitors get none of the editor's code.
 */
export function withPreview<Props extends { children: ReactNode; params: Promise<object> }>(
  layout: (props: Props) => Promise<ReactNode>,
) {
  return inPreview((props: Props) =>
    layout({
      ...props,
      children: (
        <>
          <PreviewBanner />
          {props.children}
          <VisualEditing />
        </>
      ),
    }),
  );
}
