import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { toRoutePattern } from './match-route';
import { processState } from './process-state';

/**
 * Turns the failures that browsers report into log fields. Everything in a report is chosen by its sender, so each
 * field is checked, cut and stripped of query strings, fragments, quoted text and anything that looks personal.
 */

/** Largest body, in bytes. A CSP report repeats the policy, which lists up to 50 hashes, and reports come in batches. */
export const maxReportBytes = 32 * 1024;

/** Reports read from one request; the rest is dropped. */
const maxReports = 10;

export const reportTypes = [
  'application/reports+json',
  'application/csp-report',
  'application/json',
] as const;
export type ReportType = (typeof reportTypes)[number];

/** Per minute: log lines of all senders together, requests of all senders together, and requests of one sender. */
const limits = { lines: 60, requests: 600, perSender: 30 };

const text = z.string().max(4000).optional().catch(undefined);
const position = z.int().min(0).max(10_000_000).nullish().catch(undefined);

/** The fields of all report types that are worth a log field. Unknown ones, such as `sample`, are never read. */
const body = z.object({
  // CSP
  effectiveDirective: text,
  blockedURL: text,
  disposition: text,
  // CSP, deprecation, intervention and scripts
  sourceFile: text,
  lineNumber: position,
  columnNumber: position,
  // Deprecation and intervention
  id: text,
  message: text,
  // Crash
  reason: text,
});

/**
 * One report in the format of the Reporting API. The site's script (instrumentation-client.ts) uses it too, with the
 * type `script-error`.
 * @see https://w3c.github.io/reporting/#serialize-reports
 */
const report = z.object({
  type: z.enum(['csp-violation', 'deprecation', 'intervention', 'crash', 'script-error']),
  url: z.string().max(4000),
  body,
});
type Report = z.infer<typeof report>;

/**
 * The legacy format of CSP reports, which Firefox sends.
 * @see https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
 */
const cspReport = z.object({
  'csp-report': z
    .object({
      'document-uri': z.string().max(4000),
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': position,
      'column-number': position,
      disposition: text,
    })
    .transform(
      (old): Report => ({
        type: 'csp-violation',
        url: old['document-uri'],
        body: {
          effectiveDirective: old['effective-directive'] ?? old['violated-directive'],
          blockedURL: old['blocked-uri'],
          sourceFile: old['source-file'],
          lineNumber: old['line-number'],
          columnNumber: old['column-number'],
          disposition: old.disposition,
        },
      }),
    ),
});

export type ReportFields = Record<string, string | number>;

/**
 * Returns the log fields of each report about a page of this site; null when the body is malformed. Reports about other
 * sites and browser extensions are left out.
 * @param host host and port of the site, as the request names them.
 */
export function parseReports(type: ReportType, json: string, host: string): ReportFields[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (type === 'application/csp-report') {
    const parsed = cspReport.safeParse(value);
    return parsed.success ? fieldsOfAll([parsed.data['csp-report']], host) : null;
  }
  if (!Array.isArray(value)) return null;
  // Browsers add report types over time, so unknown ones are skipped.
  const reports = value.slice(0, maxReports).flatMap((each) => report.safeParse(each).data ?? []);
  return fieldsOfAll(reports, host);
}

const fieldsOfAll = (reports: Report[], host: string): ReportFields[] =>
  reports.map((each) => toFields(each, host)).filter((fields) => fields !== null);

function toFields({ type, url, body }: Report, host: string): ReportFields | null {
  const page = URL.parse(url);
  if (page?.host !== host) return null;
  if (isExtension(body.sourceFile) || isExtension(body.blockedURL)) return null;
  // Browsers reveal nothing about errors of scripts from other origins, which only extensions bring here.
  if (type === 'script-error' && body.message === 'Script error.') return null;
  const fields = {
    kind: type,
    page: toRoutePattern(page.pathname),
    directive: word(body.effectiveDirective?.split(' ')[0]),
    blocked: withoutDetails(body.blockedURL, host),
    disposition: body.disposition === 'report' ? 'report' : undefined,
    id: word(body.id),
    reason: word(body.reason),
    message: redact(body.message),
    file: withoutDetails(body.sourceFile, host),
    line: body.lineNumber,
    column: body.columnNumber,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string | number] => entry[1] != null),
  );
}

const isExtension = (url: string | undefined) => /^[a-z-]*-extension(?:$|:)/.test(url ?? '');

/** An identifier such as `script-src-elem` or `oom`; undefined for anything else. */
const word = (value: string | undefined) => (value && /^[\w-]{1,60}$/.test(value) ? value : undefined);

/**
 * The path of a file of this site's build, the origin of any other web URL, or a keyword such as `inline`. The other
 * paths of this site contain what visitors type into the address bar.
 */
function withoutDetails(value: string | undefined, host: string): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url) return word(value);
  if (!/^https?:$/.test(url.protocol)) return word(url.protocol.slice(0, -1));
  if (url.host !== host) return url.origin.slice(0, 200);
  return url.pathname.startsWith('/_next/') ? url.pathname.slice(0, 200) : toRoutePattern(url.pathname);
}

/** An error message without quoted text, email addresses, long numbers, and the details of URLs. At most 200 characters. */
function redact(message: string | undefined): string | undefined {
  return message
    ?.slice(0, 1000)
    .replace(/(https?:\/\/[^\s/?#]+)[^\s]*/gi, '$1')
    .replace(/["'`“‘「].*["'`”’」]/s, '…')
    .replace(/(?<=\S)[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d[\d\s().-]{5,}\d/g, '…')
    .slice(0, 200);
}

/** Counters of the current minute. The caches are bounded, because anyone can send reports from many IP addresses. */
const newState = (minute: number) => ({
  minute,
  requests: 0,
  lines: 0,
  senders: new LRUCache<string, number>({ max: 1000 }),
  logged: new LRUCache<string, true>({ max: limits.lines }),
});

function currentState(now: number) {
  const minute = Math.floor(now / 60_000);
  const current = processState('reports', () => newState(minute));
  return current.minute === minute ? current : Object.assign(current, newState(minute));
}

/** Counts a request. False when the sender, or all senders together, have sent too many in this minute. */
export function allowRequest(sender: string, now = Date.now()): boolean {
  const current = currentState(now);
  const sent = (current.senders.get(sender) ?? 0) + 1;
  current.senders.set(sender, sent);
  if (sent > limits.perSender) return false;
  current.requests += 1;
  return current.requests <= limits.requests;
}

/** True when a line should be logged: the same failure once a minute, and at most `limits.lines` lines a minute. */
export function shouldLog(fields: ReportFields, now = Date.now()): boolean {
  const current = currentState(now);
  const line = JSON.stringify(fields);
  if (current.logged.has(line) || current.lines >= limits.lines) return false;
  current.logged.set(line, true);
  current.lines += 1;
  return true;
}
