'use client';

import { useEffect, useRef } from 'react';
import { hydrateWhenNear } from '@/components/features/hydrate-when-near';
import type { SceneProps } from '@/components/features/shared/scene-provider';
import type { Feature } from '@/lib/routes';

/** The preview that visitors can operate on the landing page. */
export const liveCrop: Feature = 'label-vision';
/** Its element, in the static part of the page. */
export const liveCropId = 'live-crop';

/** Hydrates the preview when a visitor is near; renders nothing itself. Its code loads late, like the scenes' code. */
export function InteractiveCrop(props: SceneProps) {
  const latest = useRef(props);
  useEffect(() => {
    const element = document.getElementById(liveCropId);
    if (!element) return;
    return hydrateWhenNear(element, async () => {
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
  }, []);
  return null;
}
