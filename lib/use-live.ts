import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Whether scripts run here: false on the server and during hydration, true from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
