'use client';

import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** The path as the visitor would write it. */
function readPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}

/**
 * The address that was asked for. Only the browser fills it in: the page is one for all unknown addresses, and what
 * somebody wrote into an address must not end up in a kept page.
 */
export function AskedAddress({ fallback }: { fallback: string }) {
  return useSyncExternalStore(noSubscription, readPath, () => fallback);
}
