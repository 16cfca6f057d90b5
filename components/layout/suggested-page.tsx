'use client';

import { useSyncExternalStore } from 'react';
import { noSubscription } from '@/lib/browser/use-hydrated';

/** Returns the path without what follows its last Latin letter or digit, if this page has a link there. */
function findPage(): string {
  try {
    const path = decodeURIComponent(location.pathname).toLowerCase();
    const near = path.replace(/[^a-z0-9]+$/, '');
    return near !== path && [...document.links].some((link) => link.getAttribute('href') === near)
      ? near
      : '';
  } catch {
    return '';
  }
}

/**
 * Leads from a link that a chat program took too long, with the Korean particle or the comma after it: `/tools/us-label에서`.
 */
export function SuggestedPage({ label }: { label: string }) {
  const path = useSyncExternalStore(noSubscription, findPage, () => '');
  return (
    path && (
      <p className="mt-5">
        {label}{' '}
        <a href={path} className="text-link font-semibold">
          {path}
        </a>
      </p>
    )
  );
}
