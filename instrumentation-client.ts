/*
 * Reports script errors to /api/reports, as the browser itself reports violated policies and crashes. Next runs this file
 * before React starts. React hands errors that it recovers from, and those no error boundary catches, to the
 * browser's `error` event. Nothing is sent until something fails.
 */

/** Reports left on this page: an error in a loop must not flood the network. */
let left = 5;

function send(error: unknown, sourceFile?: string, lineNumber?: number, columnNumber?: number): void {
  // React renders a part of the page again whose HTML an extension has changed, and says so (errors 418 to 425).
  if (isChanged && /react error #4(1[89]|2[0-5])\b|hydrat/i.test(String(error))) return;
  if (left-- < 1) return;
  const report = {
    type: 'script-error',
    url: location.origin + location.pathname,
    body: { message: String(error).slice(0, 500), sourceFile, lineNumber, columnNumber },
  };
  // Blockers of trackers and a setting of Firefox remove the function.
  navigator.sendBeacon?.('/api/reports', new Blob([JSON.stringify([report])], { type: 'application/json' }));
}

addEventListener('error', ({ message, filename, lineno, colno }) => send(message, filename, lineno, colno));
addEventListener('unhandledrejection', ({ reason }) => send(reason));

/** True after elements were added by a translator (<font>), an extension, or Safari on iOS, which links dates. */
let isChanged =
  document.readyState !== 'loading' && !document.body.firstElementChild?.classList.contains('skip-link');
/** What has changed since the first <font>, until its module is loaded. */
let records: MutationRecord[] | undefined;

const isForeign = ({ nodeName, href }: Node & { href?: string }, { target }: MutationRecord) =>
  (nodeName.includes('-') && !nodeName.startsWith('NEXT-')) ||
  /^x-apple/.test(href ?? '') ||
  (target === document.body && nodeName === 'DIV' && document.readyState !== 'loading');

const observer = new MutationObserver((latest) => {
  records?.push(...latest);
  for (const record of latest) {
    for (const node of record.addedNodes) {
      isChanged ||= isForeign(node, record);
      if (node.nodeName !== 'FONT' || records) continue;
      isChanged = true;
      records = [...latest];
      const load = import('./lib/browser/changed-pages').then(({ keepWorking }) => {
        observer.disconnect();
        keepWorking(records ?? []);
      });
      load.catch(() => undefined);
    }
  }
});
observer.observe(document, { childList: true, subtree: true });
