'use client';

import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { ServedHtml } from '@/components/layout/served-html';
import type { Feature } from '@/lib/routes';
import { hydrateWhenNear } from './hydrate-when-near';
import { type SceneProps, SceneProvider } from './shared/scene-provider';

const scene = (load: () => Promise<{ default: ComponentType }>) => ({ load, Scene: lazy(load) });

/** Each scene's code is a chunk of its own. */
const scenes: Record<Feature, ReturnType<typeof scene>> = {
  'mocra-wizard': scene(() => import('./mocra-wizard/scene')),
  'label-vision': scene(() => import('./label-vision/scene')),
  'import-assist': scene(() => import('./import-assist/scene')),
  'us-agent-service': scene(() => import('./us-agent-service/scene')),
  'adverse-events': scene(() => import('./adverse-events/scene')),
  'evidence-vault': scene(() => import('./evidence-vault/scene')),
};

/**
 * Where a scene stands on its page. The server draws it complete. The browser keeps that HTML as it is until the visitor
 * is near, then fetches the scene's code and hydrates it as a root of its own. (A `<Suspense>` around a lazy component
 * cannot do this: React serves its content hidden when it is longer than a few kB, so nothing is seen without scripts.)
 * When the code cannot be fetched (offline, or a new deployment) the scene stays the picture that was served.
 */
export function LazyScene({ feature, ...props }: SceneProps & { feature: Feature }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);

  useEffect(() => {
    if (!place.current) return;
    return hydrateWhenNear(place.current, async () => {
      const code = scenes[feature].load();
      // The first formats of a language take the browser long: made here, while the code is on its way.
      new Intl.DateTimeFormat(latest.current.locale);
      new Intl.NumberFormat(latest.current.locale);
      const { default: Scene } = await code;
      return (
        <SceneProvider {...latest.current}>
          <Scene />
        </SceneProvider>
      );
    });
  }, [feature]);

  const { Scene } = scenes[feature];
  if (typeof window !== 'undefined') return <ServedHtml ref={place} />;
  return (
    <div>
      <SceneProvider {...props}>
        <Scene />
      </SceneProvider>
    </div>
  );
}
