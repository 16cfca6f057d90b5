import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { actionIdOf, call, readForm, resultOf, validContact } from '../e2e/forms/action-requests.ts';
import type { NewsSite } from '../support/news-site.ts';
import type { Submissions } from '../support/print-submissions.ts';
import { readSubmissions } from '../support/submissions.ts';
import { until } from '../support/wait.ts';
import type { Order, Report } from './inside.ts';

/** Visitors of a broken site: their requests and the results they see. */

const inside = pathToFileURL(path.join(import.meta.dirname, 'inside.ts')).href;

/** Environment of a site whose server takes orders, and whose forms are not counted. */
export const insideEnv = (nodeOptions = '') => ({
  NODE_OPTIONS: `--import=${inside} ${nodeOptions}`.trim(),
  FORM_RATE_LIMIT: '1000000',
});

let orders = 0;
/** Gives an order to the code inside the site's server. */
export async function order(site: NewsSite, wish: Omit<Order, 'id'>): Promise<Report> {
  const { server } = site;
  if (!server) throw new Error('no server');
  orders += 1;
  const id = orders;
  server.send({ ...wish, id });
  for (;;) {
    const [report] = (await once(server, 'message')) as [Report];
    if (report.id === id) return report;
  }
}

export const slug = 'mocra-checklist-for-indie-brands';
export const pathnames = {
  landing: '/',
  list: '/resources',
  article: `/resources/${slug}`,
  feed: '/feed.xml',
} as const;
type Kind = keyof typeof pathnames;
export const kinds = Object.keys(pathnames) as Kind[];

/** `cut`: a response began and did not end. */
type Seen = { status: number; text: string; ms: number; cut: boolean };

/** Sends a GET on a new connection unless an agent is given; status 0 without a complete response. */
export function look(url: string, agent: Agent | false = false, limit = 15_000): Promise<Seen> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text = '', cut = false) =>
      resolve({ status, text, cut, ms: performance.now() - started });
    const sent = request(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => end(response.statusCode ?? 0, text));
      response.on('error', () => end(0, text, true));
    });
    sent.setTimeout(limit, () => sent.destroy());
    sent.on('error', () => end(0));
    sent.end();
  });
}

let mails = 0;
const freshEmail = () => {
  mails += 1;
  return `fault-${mails}-${Date.now()}@example.com`;
};

/** The responses to a form, so that they can be compared with the stored rows. */
export class Forms {
  /** Emails of senders who saw that the submission is stored. */
  readonly confirmed = new Set<string>();
  /** Emails of senders who saw a failure or no result: they send it again. */
  readonly open = new Set<string>();
  /** Content of the submissions. */
  message = () => 'A message.';
  readonly #messages = new Map<string, string>();
  #id = '';

  async learn(url: string): Promise<void> {
    this.#id = actionIdOf(await readForm(url, 'contact'));
  }

  /** Sends a new submission, or one again; the response's status, `none` without a response. */
  async send(url: string, email = freshEmail()): Promise<string> {
    const message = this.#messages.get(email) ?? this.message();
    this.#messages.set(email, message);
    const response = await call(url, this.#id, { ...validContact(email), message }).catch(() => null);
    const status = (response && resultOf(response)?.status) ?? (response ? String(response.status) : 'none');
    if (status === 'stored') {
      this.confirmed.add(email);
      this.open.delete(email);
    } else this.open.add(email);
    return status;
  }

  /** Sends submissions until one is stored; the ms until then. */
  stored(url: string, limit?: number): Promise<number> {
    return timeUntil('a form is stored', async () => (await this.send(url)) === 'stored', limit);
  }

  /** Sends everything again that was not confirmed, until it is. */
  async sendOpen(url: string, limit = 30_000): Promise<void> {
    const end = performance.now() + limit;
    while (this.open.size > 0) {
      await Promise.all([...this.open].slice(0, 20).map((email) => this.send(url, email)));
      if (performance.now() > end) throw new Error(`${this.open.size} submissions stay without confirmation`);
    }
  }

  /** How many confirmed submissions have no row, and how many submissions have more than one. */
  compare(rows: Submissions): { lost: number; doubled: number } {
    const counts = new Map<string | null | undefined, number>();
    for (const { email } of rows.contact_submissions) counts.set(email, (counts.get(email) ?? 0) + 1);
    return {
      lost: [...this.confirmed].filter((email) => !counts.has(email)).length,
      doubled: [...counts.values()].filter((count) => count > 1).length,
    };
  }
}

/** Where submissions go: the site that takes them, and the folder of its store. */
type Visited = { url: string; forms: Forms; dataDir: string };

/** Something for each kind of page, and for the form. */
const eachKind = <T>(of: (kind: Kind | 'form') => T) =>
  Object.fromEntries([...kinds, 'form' as const].map((kind) => [kind, of(kind)])) as Record<Kind | 'form', T>;

/** Responses during a fault. */
export class Watch {
  readonly visited: Visited;
  readonly statuses = eachKind(() => new Set<string>());
  longest = 0;
  cut = 0;

  constructor(visited: Visited) {
    this.visited = visited;
  }

  /** Looks at every page once, and sends a form. */
  async #once(): Promise<void> {
    const { url, forms } = this.visited;
    await Promise.all([
      ...kinds.map(async (kind) => {
        const { status, ms, cut } = await look(url + pathnames[kind]);
        if (cut) this.cut += 1;
        this.statuses[kind].add(status === 0 ? 'none' : String(status));
        this.longest = Math.max(this.longest, ms);
      }),
      forms.send(url).then((status) => this.statuses.form.add(status)),
    ]);
    await sleep(100);
  }

  /** Visitors come all the time, until the function that this returns is called. */
  constantly(visitors: number): () => Promise<void> {
    let stopped = false;
    const all = Array.from({ length: visitors }, async () => {
      while (!stopped) await this.#once();
    });
    return async () => {
      stopped = true;
      await Promise.all(all);
    };
  }

  async during(ms: number): Promise<void> {
    const end = performance.now() + ms;
    do await this.#once();
    while (performance.now() < end);
  }
}

/**
 * A row of the table in the report. `longest` is the longest that a reader waited, `back` the time from the end of
 * the fault until every page shows the latest text and a form is stored, both in ms.
 */
export type Row = Record<'fault' | Kind | 'form', string> &
  Record<'longest' | 'lost' | 'doubled' | 'back', number>;

/**
 * The row of a fault that is over. Sends unconfirmed submissions again, and asserts that every confirmed submission is
 * one row.
 */
async function rowOf(fault: string, watch: Watch, back: number): Promise<Row> {
  const { url, forms, dataDir } = watch.visited;
  await forms.sendOpen(url);
  const found = forms.compare(await readSubmissions(dataDir));
  assert.deepEqual(found, { lost: 0, doubled: 0 });
  return {
    fault,
    ...eachKind((kind) => [...watch.statuses[kind]].sort().join(', ')),
    longest: Math.round(watch.longest),
    ...found,
    back: Math.round(back),
  };
}

/** Collects the rows of a file of tests for report.ts. */
export function table(name: string) {
  const rows: Row[] = [];
  return async (fault: string, watch: Watch, back: number): Promise<Row> => {
    const row = await rowOf(fault, watch, back);
    rows.push(row);
    keep(name, rows);
    return row;
  };
}

export const resultsFolder = path.resolve(import.meta.dirname, '../../test-results/faults/measured');

/** A section of the report: many requests and their measurements. */
export type Measured = { title: string; about: string; measured: Record<string, string | number> };
export const number = (value: number) => value.toLocaleString('en');
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Keeps results for report.ts. */
export function keep(name: string, results: Row[] | Measured): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(path.join(resultsFolder, `${name}.json`), JSON.stringify(results, null, 2));
}

/** Resolves with the ms until `holds`; fails after `limit` ms. */
export async function timeUntil(
  what: string,
  holds: () => Promise<boolean>,
  limit = 20_000,
): Promise<number> {
  const started = performance.now();
  await until(what, holds, { limit });
  return performance.now() - started;
}

let edition = 0;
/** Changes an article's title as an editor would; the title. */
export async function publish(site: NewsSite): Promise<string> {
  edition += 1;
  const title = `Edition ${edition} of the checklist`;
  await site.edit(slug, { title });
  return title;
}

/** Calls the webhook for that article; `age` is the signature's age in ms. */
export const webhook = (site: NewsSite, age = 0) =>
  site.webhook({ _type: 'resourcePage', slugs: [slug, slug] }, { age });

/** Ms until the list, the article and the feed show a title and a form is stored. */
export async function normal(site: NewsSite, forms: Forms, title: string, limit = 20_000): Promise<number> {
  const shows = async (pathname: string) => {
    const { status, text } = await look(site.url + pathname);
    return status === 200 && text.includes(title);
  };
  const times = await Promise.all([
    ...[pathnames.list, pathnames.article, pathnames.feed].map((pathname) =>
      timeUntil(`${pathname} shows ${title}`, () => shows(pathname), limit),
    ),
    forms.stored(site.url),
  ]);
  return Math.max(...times);
}

export function assertReadersSaw200(row: Row, limit = 3_000): void {
  for (const kind of kinds) assert.equal(row[kind], '200', kind);
  assert.ok(row.longest < limit, `a reader waited ${row.longest} ms`);
}

/** Where two responses begin to differ; null when they are equal. */
export function difference(before = '', after = ''): string | null {
  if (before === after) return null;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const part = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  return `at ${at}: ${part(before)}\n-->\n${part(after)}`;
}
