'use client';

import { served } from '@/components/layout/served';

export const ServedSections = served(typeof window === 'undefined' ? () => import('./sections') : undefined);
