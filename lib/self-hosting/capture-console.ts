import { format, stripVTControlCharacters } from 'node:util';
import { log, logOutput } from '../server/log';

/*
 * Next and React report errors with console.error, and quote text of the sender in some of them, line breaks and terminal
 * escapes included. Anyone could write lines into the log that look like the site's own, and as many as they like.
 */

/** Maximum length of a message, in characters. */
const textLimit = 500;
/** Maximum lines per minute with the same beginning; the rest are counted. */
const linesPerMinute = 5;
/** Maximum number of beginnings tracked per minute; later ones share a count with all of the same error. */
const mostKinds = 50;
const minute = 60_000;

/** Names of errors that the runtime throws. Senders may choose other words of a message, but not these. */
const errorName = /\b(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI|Timeout|Abort)?Error\b/;

/** Returns the beginning of a text without quotations and numbers, which a sender may choose. */
const kindOf = (text: string): string => {
  const [line = ''] = text.slice(0, 200).split('\n', 1);
  return line
    .replace(/["'`“‘].*/s, '')
    .replace(/\d+/g, '#')
    .trim()
    .slice(0, 60);
};

/**
 * Makes one line of the structured log of everything that the process prints through `console`: escaped, shortened, and at
 * most `linesPerMinute` that begin alike. Text that is written to the streams directly is not changed.
 */
export function captureConsole(): void {
  const { error } = console;
  logOutput().write = (line) => error.call(console, line);
  const counts = new Map<string, number>();

  /** Logs the number of lines dropped in the last minute. */
  function reportOmitted(): void {
    for (const [text, count] of counts) {
      if (count > linesPerMinute) log('warn', 'next_repeated', { text, omitted: count - linesPerMinute });
    }
    counts.clear();
  }

  const print =
    (level: 'info' | 'warn' | 'error') =>
    (...args: unknown[]): void => {
      const text = stripVTControlCharacters(format(...args)).trim();
      if (!text) return;
      const start = kindOf(text);
      const isTracked = counts.has(start) || counts.size < mostKinds;
      const kind = isTracked ? start : `other lines of ${errorName.exec(text)?.[0] ?? level}`;
      if (counts.size === 0) setTimeout(reportOmitted, minute).unref();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count <= linesPerMinute) log(level, 'next', { text: text.slice(0, textLimit) });
    };
  console.error = print('error');
  console.warn = print('warn');
  for (const method of ['log', 'info', 'debug', 'trace'] as const) console[method] = print('info');
}
