'use client';

import { served } from '@/components/layout/served';

export const ServedRulesHead = served(
  typeof window === 'undefined' ? () => import('./rules-head') : undefined,
);
export const ServedRuleGroups = served(
  typeof window === 'undefined' ? () => import('./rule-groups') : undefined,
);
