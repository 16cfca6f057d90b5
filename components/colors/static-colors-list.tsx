'use client';

import { served } from '@/components/layout/served';

export const ServedColorsList = served(
  typeof window === 'undefined' ? () => import('./colors-list') : undefined,
);
