import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Returns false on the server and during hydration, then true. */
export function useLive(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
