'use client';

import { useEffect } from 'react';

/** Delay in milliseconds: by then the visitor reads, and the page has loaded its resources. */
const wait = 3000;
/** Pause between two sections in milliseconds, so that the page stays responsive. */
const pause = 100;

/**
 * Lays out the sections with the class `later` in idle time, so that scrolling finds them ready; otherwise each waits
 * until a visitor comes near. The Home and End keys need all sections immediately: a smooth scroll misses its target
 * when sections on the way are laid out during the scroll.
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
