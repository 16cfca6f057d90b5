import { type ComponentType, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type SceneProps, SceneProvider } from './shared/scene-provider';

/** Hydrates a scene that the server has drawn in an element, as a root of its own. */
export function hydrateScene(
  element: HTMLElement,
  props: SceneProps,
  Scene: ComponentType,
): Pick<Root, 'unmount'> {
  let root: Root | undefined;
  // A transition, so that React hydrates in short pieces and the page keeps answering.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <SceneProvider {...props}>
        <Scene />
      </SceneProvider>,
    );
  });
  return { unmount: () => root?.unmount() };
}
