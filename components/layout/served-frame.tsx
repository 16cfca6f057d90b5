'use client';

import { served } from './served';
import type { FrameProps } from './site-header';

export const ServedHeader = served<FrameProps>(
  typeof window === 'undefined'
    ? () => import('./site-header').then(({ SiteHeader }) => SiteHeader)
    : undefined,
);
export const ServedFooter = served<FrameProps>(
  typeof window === 'undefined'
    ? () => import('./site-footer').then(({ SiteFooter }) => SiteFooter)
    : undefined,
);
