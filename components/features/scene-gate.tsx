'use client';

import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import type { Feature } from '@/lib/routes';
import { type SceneProps, SceneProvider } from './shared/scene-provider';

type SceneModule = { default: ComponentType };

const sceneId = (feature: Feature) => `scene-${feature}`;

/** The scene as the server has drawn it; none on the server itself, and none after a navigation in the browser. */
const servedScene = (feature: Feature) =>
  typeof document === 'undefined' ? null : document.getElementById(sceneId(feature));

/** Resolves when a visitor comes near an element, points at it or tabs into it. */
function whenNear(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && stop(), {
      rootMargin: '300px',
    });
    const stop = () => {
      observer.disconnect();
      element.removeEventListener('pointerenter', stop);
      element.removeEventListener('focusin', stop);
      resolve();
    };
    observer.observe(element);
    element.addEventListener('pointerenter', stop);
    element.addEventListener('focusin', stop);
  });
}

/**
 * A scene whose code is a chunk of its own. The server draws it at once. In the browser React keeps the served HTML
 * until the chunk is there, and the chunk waits until the visitor is near. When it cannot be fetched (offline, or the
 * site was deployed anew) the scene stays the picture that was served.
 */
function lazyScene(feature: Feature, load: () => Promise<SceneModule>) {
  return lazy(async () => {
    const served = servedScene(feature);
    if (!served) return load();
    await whenNear(served);
    return load().catch(() => new Promise<SceneModule>(() => undefined));
  });
}

const scenes: Record<Feature, LazyExoticComponent<ComponentType>> = {
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
      <SceneProvider {...props}>
        <Suspense>
          <Scene />
        </Suspense>
      </SceneProvider>
    </div>
  );
});
