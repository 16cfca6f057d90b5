import { useEffect, useState } from 'react';
import { type KnownNames, loadNames } from '@/lib/tools/ingredients/names';

/** Longest time in ms that a summary waits for the table. */
const longestWait = 2_000;

/**
 * Loads the table of names when there is a list for the first time.
 * @returns the table, null before and if it could not be loaded; and `isSettled`, false while a summary should wait for it,
 * so that a screen reader reads the result of a list once.
 */
export function useKnownNames(hasList: boolean): { names: KnownNames | null; isSettled: boolean } {
  const [names, setNames] = useState<KnownNames | null>(null);
  const [isSettled, setSettled] = useState(false);
  const isNeeded = hasList && names === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const settle = (loaded: KnownNames | null) => {
      if (!isCurrent) return;
      setNames(loaded);
      setSettled(true);
    };
    const timer = setTimeout(() => setSettled(true), longestWait);
    // Without the table, punctuation alone separates the names.
    loadNames().then(settle, () => settle(null));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded]);
  return { names, isSettled };
}
