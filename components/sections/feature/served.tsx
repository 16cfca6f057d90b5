'use client';

import { served } from '@/components/layout/served';
import type { FeatureProps } from './sections';

export const ServedSections = served<FeatureProps>(
  typeof window === 'undefined'
    ? () => import('./sections').then(({ FeatureSections }) => FeatureSections)
    : undefined,
);
