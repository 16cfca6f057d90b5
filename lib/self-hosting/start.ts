import { captureConsole } from './capture-console';
import { watchIncomingRequests } from './incoming-requests';
import { stopInTime } from './shutdown';

/*
 * This folder does for `npm start` what a platform such as Vercel does for a site: it keeps pages (page-cache/handler.ts),
 * corrects requests that Next handles badly, completes the headers of responses, turns console output into log lines, and
 * ends requests before the process is killed. Visitors gain pages that no outage of the content service empties, a policy
 * with hashes on every page, and no errors from malformed requests or a deployment.
 *
 * Unused on Vercel. If you never host the site yourself, delete this folder with its unit tests, the line that calls
 * `startSelfHosting` in instrumentation.ts, `cacheHandler` in next.config.ts, the line of the handler in knip.json, and the
 * self-hosted half of `hosting` in lib/env.ts.
 */

/**
 * Prepares the server's process for requests.
 * @param proxied true behind a trusted proxy.
 */
export function startSelfHosting(proxied: boolean): void {
  captureConsole();
  watchIncomingRequests(proxied);
  stopInTime();
}
