'use client';

import { useEffect, useRef } from 'react';
import { hydrateWhenNear } from '@/components/features/hydrate-when-near';
import type { SceneProps } from '@/components/features/shared/scene-provider';
import type { Feature } from '@/lib/routes';

/** The crop that a visitor can operate in place. */
export const liveCrop: Feature = 'label-vision';
/** The element that holds it, in the part of the page that only the server draws. */
export const liveCropId = 'live-crop';

/** Brings the crop to life when a visitor is near; renders nothing itself. Its code comes late, as that of the scenes does. */
export function LiveCrop(props: SceneProps) {
  const latest = useRef(props);
  useEffect(() => {
    const element = document.getElementById(liveCropId);
    if (!element) return;
    return hydrateWhenNear(element, async () => {
      // Both on demand: with the provider in the page's code, the bundler splits the scenes' code, and a feature page
      // loads 7 kB more.
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
