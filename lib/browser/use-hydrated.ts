import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Returns false on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
