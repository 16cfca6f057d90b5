/** Shared between pages and the page cache. Also imported outside the bundle, so no import aliases. */
import { processState } from './process-state.ts';

/**
 * Marks the HTML of a page that lacks its content because the content service is failing. Article text cannot
 * forge it: React escapes `<`.
 */
export const unavailableMark = '<meta name="page-state" content="unavailable"/>';

/** The same mark for files: the name and value of a header. */
export const unavailableHeader = { name: 'x-page-state', value: 'unavailable' };

/** Prevents caching between the site and the visitor. */
export const uncached = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

/** Time of the last webhook call that this process received, by `performance.now()`. */
export const contentChange = () => processState('content-changed', () => ({ at: Number.NEGATIVE_INFINITY }));
