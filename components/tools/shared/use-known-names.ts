import { useEffect, useState } from 'react';
import { type KnownNames, loadNames } from '@/lib/tools/ingredients/names';

/**
 * Returns the table of names, which is loaded when there is a list for the first time; null before, and if it could not be
 * loaded.
 */
export function useKnownNames(hasList: boolean): KnownNames | null {
  const [names, setNames] = useState<KnownNames | null>(null);
  const needed = hasList && names === null;
  useEffect(() => {
    if (!needed) return;
    let isCurrent = true;
    loadNames().then(
      (loaded) => {
        if (isCurrent) setNames(loaded);
      },
      // Without the table, punctuation alone separates the names.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [needed]);
  return names;
}
