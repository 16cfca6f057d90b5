/*
 * Reports script errors to /api/reports, as the browser itself reports violated policies and crashes. Next runs this file
 * before React starts. React hands errors that it recovers from, and those no error boundary catches, to the
 * browser's `error` event. Nothing is sent until something fails.
 */

/** Reports left on this page: an error in a loop must not flood the network. */
let left = 5;

function send(error: unknown, sourceFile?: string, lineNumber?: number, columnNumber?: number): void {
  if (left-- < 1) return;
  const report = {
    type: 'script-error',
    url: location.origin + location.pathname,
    body: { message: String(error).slice(0, 500), sourceFile, lineNumber, columnNumber },
  };
  navigator.sendBeacon('/api/reports', new Blob([JSON.stringify([report])], { type: 'application/json' }));
}

addEventListener('error', ({ message, filename, lineno, colno }) => send(message, filename, lineno, colno));
addEventListener('unhandledrejection', ({ reason }) => send(reason));
