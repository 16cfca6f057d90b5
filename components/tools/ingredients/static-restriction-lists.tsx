'use client';

import { withoutHydration } from '@/components/layout/without-hydration';

export const StaticRestrictionLists = withoutHydration(
  typeof window === 'undefined' ? () => import('./restriction-lists') : undefined,
);
