'use client';

import { lazy } from 'react';
import type { PartProps } from './part';
import { ServedHtml } from './served-html';

/** The bundler drops this branch from the browser's code, and with it every module of the parts. */
const Part = typeof window === 'undefined' ? lazy(() => import('./part')) : undefined;

/**
 * A part of a page that nobody operates. The server draws it; the browser gets neither its code nor React's second copy
 * of it, and spends no time on hydrating it. Two things follow: links in it are plain links, and styles of its CSS
 * modules are imported by the page.
 */
export function Served(props: PartProps) {
  if (!Part) return <ServedHtml />;
  return (
    <div className="contents">
      <Part {...props} />
    </div>
  );
}
