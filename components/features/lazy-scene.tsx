'use client';

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ServedHtml } from '@/components/layout/served-html';
import type { Feature } from '@/lib/routes';
import { type SceneProps, SceneProvider } from './shared/scene-provider';

/** Each scene's code is a chunk of its own. */
const load: Record<Feature, () => Promise<{ default: ComponentType }>> = {
  'mocra-wizard': () => import('./mocra-wizard/scene'),
  'label-vision': () => import('./label-vision/scene'),
  'import-assist': () => import('./import-assist/scene'),
  'us-agent-service': () => import('./us-agent-service/scene'),
  'adverse-events': () => import('./adverse-events/scene'),
  'evidence-vault': () => import('./evidence-vault/scene'),
};

const lazyScenes = Object.fromEntries(
  Object.entries(load).map(([feature, loadScene]) => [feature, lazy(loadScene)]),
) as Record<Feature, LazyExoticComponent<ComponentType>>;

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
 * Where a scene stands on its page. The server draws it complete. The browser keeps that HTML as it is until the visitor
 * is near, then fetches the scene's code and hydrates it as a root of its own. (A `<Suspense>` around a lazy component
 * cannot do this: React serves its content hidden when it is longer than a few kB, so nothing is seen without scripts.)
 * When the code cannot be fetched (offline, or a new deployment) the scene stays the picture that was served.
 */
export function LazyScene({ feature, ...props }: SceneProps & { feature: Feature }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let root: Root | undefined;
    let gone = false;
    const start = async () => {
      await whenNear(element);
      const code = load[feature]();
      // The first formats of a language take the browser long: made here, while the code is on its way.
      new Intl.DateTimeFormat(latest.current.locale);
      new Intl.NumberFormat(latest.current.locale);
      const { default: Scene } = await code;
      if (gone) return;
      // A transition, so that React hydrates in short pieces and the page keeps answering.
      startTransition(() => {
        root = hydrateRoot(element, inProvider(latest.current, <Scene />));
      });
    };
    start().catch(() => undefined);
    return () => {
      gone = true;
      // Not while React renders the page.
      setTimeout(() => root?.unmount());
    };
  }, [feature]);

  const Scene = lazyScenes[feature];
  if (typeof window === 'undefined') return <div>{inProvider(props, <Scene />)}</div>;
  return <ServedHtml ref={place} />;
}

const inProvider = (props: SceneProps, children: ReactNode) => (
  <SceneProvider {...props}>{children}</SceneProvider>
);
