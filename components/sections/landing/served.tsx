'use client';

import { served } from '@/components/layout/served';
import type { HeroReceiptProps } from './hero-receipt';

export const ServedProof = served(
  typeof window === 'undefined'
    ? () => import('./hero-artwork').then(({ HeroProof }) => HeroProof)
    : undefined,
);
export const ServedReceipt = served<HeroReceiptProps>(
  typeof window === 'undefined'
    ? () => import('./hero-receipt').then(({ HeroReceipt }) => HeroReceipt)
    : undefined,
);
export const ServedSections = served(
  typeof window === 'undefined'
    ? () => import('./sections').then(({ LandingSections }) => LandingSections)
    : undefined,
);
