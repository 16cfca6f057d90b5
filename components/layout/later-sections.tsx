'use client';

import { useEffect } from 'react';

/** In ms: by then a visitor reads, and the page has loaded what it needs. */
const wait = 3000;
/** Between two sections, in ms, so that the page keeps answering. */
const pause = 100;

/**
 * Sections with the class `later` are laid out when a visitor comes near. Here the rest follows while nothing else
 * happens, so that scrolling finds them ready. The keys to either end of the page need all of them at once: a smooth
 * scroll misses its target when sections on the way are laid out while it runs.
 */
export function LaterSections() {
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('.later')];
    const layOut = (section: HTMLElement) => {
      section.style.contentVisibility = 'visible';
    };
    const next = () => {
      const section = sections.shift();
      if (!section) return;
      layOut(section);
      timer = setTimeout(next, pause);
    };
    let timer = setTimeout(next, wait);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'End' || key === 'Home') sections.splice(0).forEach(layOut);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return null;
}
