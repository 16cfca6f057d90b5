'use client';

import { withoutHydration } from '@/components/layout/without-hydration';

export const StaticColorsList = withoutHydration(
  typeof window === 'undefined' ? () => import('./colors-list') : undefined,
);
