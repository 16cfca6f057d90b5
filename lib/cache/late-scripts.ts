import { type CachedPage, hasHtml } from './page-rules.ts';

/*
 * React writes a page's scripts as `<script async>`, and a browser runs them as soon as they arrive. On a phone that is
 * before the first paint, which needs none of them: it would wait for 140 kB and their evaluation. So they are taken
 * out of the page, and one inline script fetches them after the paint (docs/speed.md has the figures).
 */

const script = /<script\b(?=[^>]*\ssrc=")(?=[^>]*\sasync="")([^>]*)><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&');

/** Milliseconds after `load` when scripts start without a paint: in a hidden tab, or where a browser reports none. */
const noPaintDelayMs = 1000;

/** The script that starts the others, once. `async` is also what React finds them by, and then adds no second one. */
const starter = (scripts: readonly object[]) => `(scripts => {
const start = () => {
for (const script of scripts.splice(0)) document.head.append(Object.assign(document.createElement("script"), script, { async: true }));
};
addEventListener("load", () => setTimeout(start, ${noPaintDelayMs}));
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
})(${JSON.stringify(scripts)})`;

/** A page whose scripts start after its first paint. A page that has been through this stays as it is. */
export function withLateScripts<Page extends CachedPage>(page: Page): Page {
  if (!hasHtml(page)) return page;
  const scripts = [...page.html.matchAll(script)].map(([, attributes = '']) => ({
    src: attribute(attributes, 'src'),
    integrity: attribute(attributes, 'integrity'),
  }));
  if (scripts.length === 0) return page;
  const html = page.html
    .replaceAll(script, '')
    .replaceAll(preload, '')
    .replace('</head>', () => `<script>${starter(scripts)}</script></head>`);
  return { ...page, html };
}
