'use client';

import { withoutHydration } from '@/components/layout/without-hydration';

export const StaticProof = withoutHydration(
  typeof window === 'undefined' ? () => import('./hero-artwork') : undefined,
);
export const StaticReceipt = withoutHydration(
  typeof window === 'undefined' ? () => import('./hero-receipt') : undefined,
);
export const StaticSections = withoutHydration(
  typeof window === 'undefined' ? () => import('./sections') : undefined,
);
