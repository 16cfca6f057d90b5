'use client';

import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { ServerHtml } from '@/components/layout/without-hydration';
import type { Feature } from '@/lib/routes';
import { hydrateWhenNear } from './hydrate-when-near';
import { type SceneProps, SceneProvider } from './shared/scene-provider';

const scene = (load: () => Promise<{ default: ComponentType }>) => ({ load, Scene: lazy(load) });

/** Each scene is a separate chunk. */
const scenes: Record<Feature, ReturnType<typeof scene>> = {
  'mocra-wizard': scene(() => import('./mocra-wizard/scene')),
  'label-vision': scene(() => import('./label-vision/scene')),
  'import-assist': scene(() => import('./import-assist/scene')),
  'us-agent-service': scene(() => import('./us-agent-service/scene')),
  'adverse-events': scene(() => import('./adverse-events/scene')),
  'evidence-vault': scene(() => import('./evidence-vault/scene')),
};

/**
 * Placeholder of a scene on its page. The server renders the complete scene. The browser keeps that HTML until the
 * visitor is near, then fetches the scene's code and hydrates it as a separate root. (A `<Suspense>` around a lazy
 * component cannot do this: React serves content longer than a few kB hidden, so it is invisible without scripts.) If
 * the code cannot be fetched (offline, or a new deployment), the scene stays static.
 */
export function LazyScene({ feature, ...props }: SceneProps & { feature: Feature }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);

  useEffect(() => {
    if (!place.current) return;
    return hydrateWhenNear(place.current, async () => {
      const code = scenes[feature].load();
      // The first formats of a language are slow to create: do it while the code is loading.
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
  if (typeof window !== 'undefined') return <ServerHtml ref={place} />;
  return (
    <div>
      <SceneProvider {...props}>
        <Scene />
      </SceneProvider>
    </div>
  );
}
