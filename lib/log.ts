import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from './process-state.ts';

/** Id of the request that is being handled (lib/security/incoming-requests.ts). */
export const requestId = processState('request-id', () => new AsyncLocalStorage<string>());

/**
 * One structured line per event on standard error. JSON escapes line breaks, so a value that a visitor chose
 * (a path, say) cannot forge a second line. Lines that are written while a request is handled carry its id, which the
 * answer names in `x-request-id`. Never pass form contents, addresses or keys.
 */
type LogLevel = 'info' | 'warn' | 'error';

export function log(
  level: LogLevel,
  event: string,
  fields: Record<string, string | number | boolean | null> = {},
) {
  const request = requestId.getStore();
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, request, ...fields });
  console.error(
    line.replace(
      /[\u007f-\u009f\u2028\u2029]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
}
