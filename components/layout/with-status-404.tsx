import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/** Ends the answer with status 404. */
function NotFound(): never {
  notFound();
}

/**
 * A view that is served with status 404. notFound() inside a boundary gives the status AND the boundary's fallback in the
 * served HTML; elsewhere it gives an empty document that only a script fills.
 */
export function WithStatus404({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}
