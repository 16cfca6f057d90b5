import { useSyncExternalStore } from 'react';

/** For `useSyncExternalStore` with a value that never changes. */
export const noSubscription = () => () => undefined;

/** Returns false on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
