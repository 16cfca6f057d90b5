'use client';

import { useSyncExternalStore } from 'react';
import { noSubscription } from '@/lib/browser/use-hydrated';

/** Decoded path for display. */
function readPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}

/**
 * The requested URL. Only the browser fills it in: all unknown URLs share one cached page, which must not contain user
 * input.
 */
export function RequestedPath({ fallback }: { fallback: string }) {
  return useSyncExternalStore(noSubscription, readPath, () => fallback);
}
