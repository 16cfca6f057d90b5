'use client';

import { useEffect } from 'react';

/** Makes the links to a page's other languages carry the answers of its tool, which are in the query or the fragment. */
export function LanguageLinks() {
  useEffect(() => {
    const carry = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    };
    // A middle click opens a new tab and is an auxclick.
    const events = ['click', 'auxclick'];
    for (const name of events) document.addEventListener(name, carry, true);
    return () => {
      for (const name of events) document.removeEventListener(name, carry, true);
    };
  }, []);
  return null;
}
