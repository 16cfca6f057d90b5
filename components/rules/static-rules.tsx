'use client';

import { withoutHydration } from '@/components/layout/without-hydration';

export const StaticRulesHead = withoutHydration(
  typeof window === 'undefined' ? () => import('./rules-head') : undefined,
);
export const StaticRuleGroups = withoutHydration(
  typeof window === 'undefined' ? () => import('./rule-groups') : undefined,
);
