import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { StoreMode } from '../../support/faulty-services.ts';
import { newLead } from '../../support/lead-form.ts';
import { NewsSite } from '../../support/news-site.ts';
import { openStore } from '../../support/open-store.ts';
import { readSubmissions } from '../../support/submissions.ts';
import { actionIdOf, call, multipart, multipartType, post, readForm, resultOf } from './action-requests.ts';

/** One row per submission, whatever happens on the way. */

// In sequence: two concurrent runs would distort the measured times.
test.describe.configure({ mode: 'default' });

const dataDir = mkdtempSync(path.join(tmpdir(), 'never-twice-'));
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const newMessage = () => ({ ...newLead('contact'), remark: '' });
const contactId = async (site: string) => actionIdOf(await readForm(site, 'contact'));

/** How often each of these messages is stored. */
async function rowsPer(messages: { email: string; message?: string }[], folder?: string): Promise<number[]> {
  const rows = (await readSubmissions(folder)).contact_submissions;
  return messages.map(
    (sent) => rows.filter((row) => row.email === sent.email && row.message === sent.message).length,
  );
}

test('stores one row each for 200 simultaneous submissions, one of them sent 50 times', async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  const id = await contactId(site);
  const messages = Array.from({ length: 200 }, newMessage);
  const sent = [...messages, ...Array(49).fill(messages[0])];
  const responses = await Promise.all(sent.map((message) => call(site, id, message)));
  expect(responses.map((response) => resultOf(response)?.status)).toEqual(sent.map(() => 'stored'));
  expect(await rowsPer(messages)).toEqual(messages.map(() => 1));
});

test.describe('a store that misbehaves', () => {
  let site: NewsSite;
  let id: string;
  const send = async (values: Record<string, string>) => resultOf(await call(site.url, id, values));

  test.beforeAll(async () => {
    site = await NewsSite.start('ok', { FORM_RATE_LIMIT: '10000' }, { dataDir });
    await openStore(dataDir);
    id = await contactId(site.url);
  });
  test.afterAll(() => site.stop());
  test.beforeEach(() => {
    site.services.inserts = [];
  });

  const faults = {
    error500: 'returns 500',
    error401: 'returns 401',
    error429: 'returns 429',
    empty: 'returns 200 without a row',
    garbage: 'returns HTML',
    constraint: 'refuses by a check',
    otherIndex: 'refuses by a different unique index',
    close: 'closes the connection',
    lost: 'stores the row, and the response is lost',
  } satisfies Partial<Record<StoreMode, string>>;
  for (const [mode, words] of Object.entries(faults)) {
    test(`${words}: reports one failed attempt, and stores one row on the next`, async () => {
      const values = newMessage();
      site.store = mode as StoreMode;
      const { remark, ...typed } = values;
      expect(await send(values)).toEqual({ status: 'failed', values: typed });
      expect(site.services.inserts).toHaveLength(1);
      site.store = 'ok';
      expect((await send(values))?.status).toBe('stored');
      expect(site.services.inserts).toHaveLength(2);
      expect(await rowsPer([values], dataDir)).toEqual([1]);
    });
  }
});

test('responds with 429 on every page to a sender over the limit, whatever IP address it claims', async () => {
  const limit = 5;
  const site = await NewsSite.start('ok', { FORM_RATE_LIMIT: String(limit) }, { dataDir });
  try {
    await openStore(dataDir);
    const id = await contactId(site.url);
    const statuses: (number | string | undefined)[][] = [];
    for (let claimed = 1; claimed <= limit + 1; claimed += 1) {
      const headers = { 'x-forwarded-for': `${claimed}.${claimed}.${claimed}.${claimed}` };
      const response = await call(site.url, id, newMessage(), headers);
      statuses.push([response.status, resultOf(response)?.status]);
    }
    expect(statuses).toEqual([...Array(limit).fill([200, 'stored']), [429, undefined]]);
    const hidden = await readForm(site.url, 'contact');
    const plain = { origin: site.url, 'content-type': multipartType };
    const body = multipart([...hidden, ...Object.entries(newMessage())]);
    for (const [path, headers] of [
      ['/contact', plain],
      ['/ko/rules', { ...plain, 'next-action': id }],
    ] as const) {
      const response = await post(site.url, path, headers, body);
      expect(response.status).toBe(429);
      expect(response.headers['content-type']).toContain('text/plain');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
  } finally {
    await site.stop();
  }
});
