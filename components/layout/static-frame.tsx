'use client';

import { served } from './served';

export const ServedHeader = served(typeof window === 'undefined' ? () => import('./site-header') : undefined);
export const ServedFooter = served(typeof window === 'undefined' ? () => import('./site-footer') : undefined);
