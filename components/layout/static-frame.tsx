'use client';

import { withoutHydration } from './without-hydration';

export const StaticHeader = withoutHydration(
  typeof window === 'undefined' ? () => import('./site-header') : undefined,
);
export const StaticFooter = withoutHydration(
  typeof window === 'undefined' ? () => import('./site-footer') : undefined,
);
