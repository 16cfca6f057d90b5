'use client';

import { served } from '@/components/layout/served';

export const ServedRulesList = served(
  typeof window === 'undefined' ? () => import('./rules-list').then(({ RulesList }) => RulesList) : undefined,
);
