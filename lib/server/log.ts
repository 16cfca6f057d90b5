import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from './process-state.ts';

/** Id of the current request (lib/self-hosting/incoming-requests.ts). */
export const requestId = processState('request-id', () => new AsyncLocalStorage<string>());

/** Writes to standard error, even after `console` is replaced (capture-console.ts). */
export const logOutput = () =>
  processState('log-output', () => ({ write: (line: string): void => console.error(line) }));

type LogLevel = 'info' | 'warn' | 'error';

/** Characters that JSON does not escape, but that end a line, control a terminal or reorder text. */
const unsafe = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Writes one event as one line of JSON to standard error. Control characters are escaped, so a value from a visitor, such
 * as a path, cannot start a second line. The line has the id of the current request, which the response names in
 * `x-request-id`. Never pass form contents, IP or email addresses, or keys.
 */
export function log(
  level: LogLevel,
  event: string,
  fields: Record<string, string | number | boolean | null> = {},
) {
  const request = requestId.getStore();
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, request, ...fields });
  logOutput().write(line.replace(unsafe, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`));
}
