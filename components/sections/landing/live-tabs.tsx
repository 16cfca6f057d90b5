'use client';

import { useEffect, useRef } from 'react';
import { hydrateWhenNear } from '@/components/features/hydrate-when-near';
import type { SceneProps } from '@/components/features/shared/scene-provider';
import type { Feature } from '@/lib/routes';

/** The preview that visitors can operate on the landing page. */
export const liveCrop: Feature = 'label-vision';
/** Its element, in the static part of the page. */
export const liveCropId = 'live-crop';

/** Replaces the `<noscript>` of a disclosure by its content. */
function draw(tab: Element) {
  const still = tab.querySelector('noscript');
  if (still) still.outerHTML = still.textContent ?? '';
}

/**
 * Draws a product picture when its disclosure opens and hydrates the one that visitors can operate; renders nothing
 * itself. The pictures of closed disclosures are in `<noscript>`: a third of the page's elements, which a browser with
 * scripts would create for nothing.
 */
export function LiveTabs(props: SceneProps) {
  const latest = useRef(props);
  useEffect(() => {
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
    const onPrint = () => document.querySelectorAll('details').forEach(draw);
    // A visitor or the URL's fragment may have opened one already.
    document.querySelectorAll('details[open]').forEach(show);
    // `toggle` does not bubble.
    document.addEventListener('toggle', onToggle, true);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      document.removeEventListener('toggle', onToggle, true);
      window.removeEventListener('beforeprint', onPrint);
      stopWaiting?.();
    };
  }, []);
  return null;
}
