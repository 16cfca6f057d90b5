'use client';

import { withoutHydration } from '@/components/layout/without-hydration';

export const StaticRulesHead = withoutHydration(
  typeof window === 'undefined' ? () => import('./rules-head') : undefined,
);
export const StaticCorrections = withoutHydration(
  typeof window === 'undefined' ? () => import('./corrections') : undefined,
);
export const StaticChapterMap = withoutHydration(
  typeof window === 'undefined' ? () => import('./chapter-map') : undefined,
);
export const StaticRuleGroups = withoutHydration(
  typeof window === 'undefined' ? () => import('./rule-groups') : undefined,
);
