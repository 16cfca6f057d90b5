import type { ReactNode } from 'react';
import type { Feature } from '@/lib/routes';
import { CartonDrawing } from './label-vision/carton-drawing-artwork';
import { CushionDrawing } from './mocra-wizard/artwork';

const drawings: Partial<Record<Feature, () => ReactNode>> = {
  'mocra-wizard': CushionDrawing,
  'label-vision': CartonDrawing,
};

/** What a scene shows by `<use>`: it never changes, so the server writes it beside the scene and no script has it. */
export function SceneDrawings({ feature }: { feature: Feature }) {
  return drawings[feature]?.();
}
