'use client';

import { served } from '@/components/layout/served';

export const ServedProof = served(typeof window === 'undefined' ? () => import('./hero-artwork') : undefined);
export const ServedReceipt = served(
  typeof window === 'undefined' ? () => import('./hero-receipt') : undefined,
);
export const ServedSections = served(typeof window === 'undefined' ? () => import('./sections') : undefined);
