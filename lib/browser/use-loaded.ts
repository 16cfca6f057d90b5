import { useEffect, useState } from 'react';

type Loaded<Value> = {
  /** Null until it is loaded. */
  readonly value: Value | null;
  readonly isFailed: boolean;
  /** Loads again after a failure. */
  readonly retry: () => void;
};

/**
 * Loads tables and their code when they are needed for the first time.
 * @param load must be the same function in every call.
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value>,
  isNeeded: boolean,
): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isMissing = isNeeded && value === null && !isFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setValue(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  // Needed again after a failure, it is tried again.
  if (isFailed && !isNeeded) setFailed(false);
  return { value, isFailed, retry: () => setFailed(false) };
}
