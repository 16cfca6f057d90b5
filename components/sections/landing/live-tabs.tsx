'use client';

import { useEffect, useRef } from 'react';
import { hydrateWhenNear } from '@/components/features/hydrate-when-near';
import type { SceneProps } from '@/components/features/shared/scene-provider';
import type { Feature } from '@/lib/routes';

/** The preview that visitors can operate on the landing page. */
export const liveCrop: Feature = 'label-vision';
/** Its element, in the static part of the page. */
export const liveCropId = 'live-crop';

/** Replaces the `<noscript>` of a tab by its content. */
function draw(tab: Element) {
  const still = tab.querySelector('noscript');
  if (still) still.outerHTML = still.textContent ?? '';
}

/**
 * Draws the preview of a feature when its tab opens and hydrates the one that visitors can operate; renders nothing
 * itself. The previews of closed tabs are in `<noscript>`: a third of the page's elements, which a browser with scripts
 * would create for nothing.
 */
export function LiveTabs(props: SceneProps) {
  const latest = useRef(props);
  useEffect(() => {
    const section = document.getElementById('features');
    if (!section) return;
    let stopWaiting: (() => void) | undefined;
    const show = (tab: Element) => {
      draw(tab);
      const live = document.getElementById(liveCropId);
      if (stopWaiting || !live || !tab.contains(live)) return;
      stopWaiting = hydrateWhenNear(live, async () => {
        // Both load on demand: with the provider in the page's code, the bundler splits the scenes' code, and a feature
        // page loads 7 kB more.
        const [{ SceneProvider }, { LabelVisionCrop }] = await Promise.all([
          import('@/components/features/shared/scene-provider'),
          import('@/components/features/label-vision/crop'),
        ]);
        return (
          <SceneProvider {...latest.current}>
            <LabelVisionCrop />
          </SceneProvider>
        );
      });
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) show(target);
    };
    const onPrint = () => section.querySelectorAll('details').forEach(draw);
    // A visitor or the URL's fragment may have opened one already.
    section.querySelectorAll('details[open]').forEach(show);
    // `toggle` does not bubble.
    section.addEventListener('toggle', onToggle, true);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      section.removeEventListener('toggle', onToggle, true);
      window.removeEventListener('beforeprint', onPrint);
      stopWaiting?.();
    };
  }, []);
  return null;
}
