import { useRouter } from 'next/navigation';
import { useIsPresentationTool } from 'next-sanity/hooks';
import { VisualEditing } from 'next-sanity/visual-editing/client-component';
import { useCallback, useEffect } from 'react';

/** Sanity's overlays. A change in the Studio refreshes the page; the browser does not have a token. */
export function Overlays() {
  const router = useRouter();
  const inStudio = useIsPresentationTool();
  useEffect(() => {
    // In the Studio, its own control exits the preview.
    document.getElementById('preview-banner')?.toggleAttribute('hidden', inStudio === true);
  }, [inStudio]);
  const refresh = useCallback(async () => router.refresh(), [router]);
  return <VisualEditing refresh={refresh} />;
}
