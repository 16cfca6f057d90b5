/** @jest-environment jsdom */
import { withLateScripts } from '@/lib/cache/late-scripts';

const page = (html: string) => ({ kind: 'APP_PAGE', html, headers: {} });
const html = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><link rel="preload" as="font" href="/f"/>
<script src="/a.js?x=1&amp;y=2" async="" integrity="sha256-a"></script><script src="/old.js" noModule=""></script></head>
<body><p>$&amp;</p><script>data("$&")</script><script src="/b.js" async=""></script><script type="application/ld+json">{}</script></body></html>`;

/** The inline script that a page got, run in a browser whose paint the test decides. */
function run(late: string) {
  let paint = () => {};
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
  });
  document.head.replaceChildren();
  const [, source = ''] = /<script>(\(scripts[\s\S]*?)<\/script>/.exec(late) ?? [];
  new Function(source)();
  const started = () => [...document.head.querySelectorAll('script')];
  return { paint: () => paint(), started };
}

test('scripts leave the page, everything else stays', () => {
  const late = withLateScripts(page(html)).html;
  expect(late).not.toMatch(/<script[^>]*async/);
  expect(late).not.toContain('as="script"');
  for (const kept of [
    '<link rel="preload" as="font" href="/f"/>',
    '<script src="/old.js" noModule=""></script>',
    '<p>$&amp;</p><script>data("$&")</script>',
    '<script type="application/ld+json">{}</script>',
  ]) {
    expect(late).toContain(kept);
  }
});

test('they start with the first paint, once, as React would find them', () => {
  const { paint, started } = run(withLateScripts(page(html)).html);
  expect(started()).toEqual([]);
  paint();
  paint();
  expect(started().map(({ src, integrity, async }) => ({ src, integrity, async }))).toEqual([
    { src: 'http://localhost/a.js?x=1&y=2', integrity: 'sha256-a', async: true },
    { src: 'http://localhost/b.js', integrity: undefined, async: true },
  ]);
});

test('without a paint they start some time after the page has loaded', () => {
  jest.useFakeTimers();
  const { started } = run(withLateScripts(page(html)).html);
  dispatchEvent(new Event('load'));
  expect(started()).toEqual([]);
  jest.runAllTimers();
  expect(started()).toHaveLength(2);
  jest.useRealTimers();
});

test('a page that has been changed, one without scripts, and files stay as they are', () => {
  const late = withLateScripts(page(html));
  expect(withLateScripts(late)).toBe(late);
  const plain = page('<html><head></head><body>none</body></html>');
  expect(withLateScripts(plain)).toBe(plain);
  const file = { kind: 'APP_ROUTE', headers: {} };
  expect(withLateScripts(file)).toBe(file);
});
