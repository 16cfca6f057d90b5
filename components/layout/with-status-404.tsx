import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/** Sets the response status to 404. */
function NotFound(): never {
  notFound();
}

/**
 * Serves a view with status 404. notFound() inside a boundary returns the status and the boundary's fallback in the
 * served HTML; elsewhere it returns an empty document that only a script fills.
 */
export function WithStatus404({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}
