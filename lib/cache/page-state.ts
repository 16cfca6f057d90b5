/** What a page tells the page cache about itself. Imported outside the bundle too: no aliases here. */

/**
 * In the HTML of a page that lacks its content because the content service fails. Text of articles cannot
 * forge it: React escapes `<`.
 */
export const unavailableMark = '<meta name="page-state" content="unavailable"/>';

/** The same for answers that are no pages: name and value of a header. */
export const unavailableHeader = { name: 'x-page-state', value: 'unavailable' };

/** Set in a process whose page cache reads the mark (lib/cache/handler.ts). */
export const markIsRead = Symbol.for('attesta.unavailable-mark-is-read');
