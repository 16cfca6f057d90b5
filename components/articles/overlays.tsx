import { useRouter } from 'next/navigation';
import { useIsPresentationTool } from 'next-sanity/hooks';
import { VisualEditing } from 'next-sanity/visual-editing/client-component';
import { useCallback, useEffect } from 'react';

/** Sanity's overlays. The page is rendered again when the Studio tells of a change; the browser has no token. */
export function Overlays() {
  const router = useRouter();
  const inStudio = useIsPresentationTool();
  useEffect(() => {
    // In the Studio, the way out of the preview is the Studio's own.
    document.getElementById('preview-banner')?.toggleAttribute('hidden', inStudio === true);
  }, [inStudio]);
  const refresh = useCallback(async () => router.refresh(), [router]);
  return <VisualEditing refresh={refresh} />;
}
