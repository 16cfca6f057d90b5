/** What pages and the page cache tell each other. Imported outside the bundle too: no aliases here. */
import { processState } from '../process-state.ts';

/**
 * Stands in the HTML of a page without its content, because the content service is failing. The text of articles cannot
 * forge it: React escapes `<`.
 */
export const unavailableMark = '<meta name="page-state" content="unavailable"/>';

/** The same for files, as the name and value of a header. */
export const unavailableHeader = { name: 'x-page-state', value: 'unavailable' };

/** Time of the last webhook call that this process received, by `performance.now()`. */
export const contentChange = () => processState('content-changed', () => ({ at: Number.NEGATIVE_INFINITY }));
