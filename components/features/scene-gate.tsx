'use client';

import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import type { Feature } from '@/lib/routes';
import type { SceneProps } from './shared/scene-provider';

type SceneModule = { default: ComponentType };

const sceneId = (feature: Feature) => `scene-${feature}`;

/** Resolves when a visitor comes near the served scene, points at it or tabs into it; at once when none was served. */
function whenNear(feature: Feature): Promise<void> {
  const served = typeof document === 'undefined' ? null : document.getElementById(sceneId(feature));
  if (!served) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && stop(), {
      rootMargin: '300px',
    });
    const stop = () => {
      observer.disconnect();
      served.removeEventListener('pointerenter', stop);
      served.removeEventListener('focusin', stop);
      resolve();
    };
    observer.observe(served);
    served.addEventListener('pointerenter', stop);
    served.addEventListener('focusin', stop);
  });
}

/**
 * A scene whose code is a chunk of its own. The server draws it at once. In the browser React keeps the served HTML
 * until the chunk is there, and the chunk waits until the visitor is near.
 */
function lazyScene(feature: Feature, load: () => Promise<SceneModule>) {
  return lazy(async () => {
    await whenNear(feature);
    const [{ SceneProvider }, { default: Scene }] = await Promise.all([
      import('./shared/scene-provider'),
      load(),
    ]);
    return {
      default: (props: SceneProps) => (
        <SceneProvider {...props}>
          <Scene />
        </SceneProvider>
      ),
    };
  });
}

const scenes: Record<Feature, LazyExoticComponent<ComponentType<SceneProps>>> = {
  'mocra-wizard': lazyScene('mocra-wizard', () => import('./mocra-wizard/scene')),
  'label-vision': lazyScene('label-vision', () => import('./label-vision/scene')),
  'import-assist': lazyScene('import-assist', () => import('./import-assist/scene')),
  'us-agent-service': lazyScene('us-agent-service', () => import('./us-agent-service/scene')),
  'adverse-events': lazyScene('adverse-events', () => import('./adverse-events/scene')),
  'evidence-vault': lazyScene('evidence-vault', () => import('./evidence-vault/scene')),
};

/**
 * Where a scene stands on its page. Memoised, and its props come from the server alone: an update of a parent before
 * the scene lives would otherwise replace the served HTML by nothing.
 */
export const SceneGate = memo(function SceneGate({ feature, ...props }: SceneProps & { feature: Feature }) {
  const Scene = scenes[feature];
  return (
    <div id={sceneId(feature)}>
      <Suspense>
        <Scene {...props} />
      </Suspense>
    </div>
  );
});
