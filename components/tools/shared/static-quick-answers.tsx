'use client';

import { withoutHydration } from '@/components/layout/without-hydration';

export const StaticQuickAnswers = withoutHydration<{ tool: 'color-additives' | 'rules' }>(
  typeof window === 'undefined' ? () => import('./quick-answers') : undefined,
);
