import type { ReactNode } from 'react';
import { isDraftMode } from '@/lib/security/draft-mode';
import { PreviewBanner } from './preview-banner';
import { VisualEditing } from './visual-editing';

/** Adds the banner and the Studio's overlays in an editor's preview. Visitors get the page alone. */
export async function WithPreview({ children }: { children: ReactNode }) {
  if (!(await isDraftMode())) return children;
  return (
    <>
      <PreviewBanner />
      {children}
      <VisualEditing />
    </>
  );
}
