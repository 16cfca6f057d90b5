'use client';

import { withoutHydration } from '@/components/layout/without-hydration';

export const StaticSections = withoutHydration(
  typeof window === 'undefined' ? () => import('./sections') : undefined,
);
