import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { NpmStart } from '../../support/npm-start.ts';
import { assertNonce } from '../../support/policy.ts';
import { cleanEnv } from '../../support/sites.ts';
import { readSubmissions } from '../../support/submissions.ts';
import {
  actionIdOf,
  call,
  multipart,
  multipartType,
  post,
  readForm,
  resultOf,
  validContact,
} from './action-requests.ts';

/** A request that no form of this site sends never reaches an action, writes one log line and does no harm. */

test.describe.configure({ mode: 'default' });

const port = Number(process.env.E2E_PORT ?? 3240) + 7;
const url = `http://localhost:${port}`;
const origin = { origin: url };
const evil = { origin: 'https://evil.example' };
const form = { ...origin, 'content-type': multipartType };
const unknown = `60${'0'.repeat(40)}`;
const small = multipart([['name', 'Jo']]);
const large = multipart([['message', 'x'.repeat(64 * 1024)]]);

let site: NpmStart;
/** Everything that the site has written before the current request, whose lines are in `site.output`. */
let earlier = '';
const dataDir = mkdtempSync(path.join(tmpdir(), 'forms-refusals-'));
const forget = () => {
  earlier += site.output;
  site.output = '';
};
const refusals = () =>
  site.output
    .split('\n')
    .filter((line) => line.includes('submission_refused'))
    .map((line) => JSON.parse(line) as { reason: string; status: number; request: string });

test.beforeAll(async () => {
  const environment = { ...process.env, ...cleanEnv, PORT: String(port), DATA_DIR: dataDir };
  site = new NpmStart(path.resolve(import.meta.dirname, '../../..'), port, environment);
  await site.ready();
});

test.afterAll(async () => {
  site.npm.kill('SIGTERM');
  await site.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

/** One for each reason; tests/unit/leads/guard.test.ts has every way to be refused for it. */
for (const [name, status, reason, headers, body] of [
  ['from another site', 403, 'origin', { ...form, ...evil }, small],
  ['that is urlencoded', 400, 'form', { ...origin, ...urlencoded }, small],
  ['without a length', 400, 'length', { ...form, 'transfer-encoding': 'chunked' }, small],
  ['too large', 413, 'size', form, large],
] as [string, number, string, Record<string, string>, Buffer][]) {
  test(`responds to a POST ${name} with ${status}, a sentence and one log line`, async () => {
    for (const pathname of ['/contact', '/ko/signup', '/', '/resources/there-is-no-such-article']) {
      forget();
      const response = await post(url, pathname, headers, body);
      expect(response.status).toBe(status);
      expect(response.headers['content-type']).toContain('text/plain');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.text).toMatch(/\.\n$/);
      const request = response.headers['x-request-id'];
      expect(request).toMatch(/^[0-9a-f]{16}$/);
      await expect.poll(refusals).toEqual([expect.objectContaining({ reason, status, request })]);
      expect(site.output.trim().split('\n')).toHaveLength(1);
    }
  });
}

test('gives the response to a form without scripts a new nonce that no other visitor gets', async () => {
  const before = await (await fetch(`${url}/contact`)).text();
  expect(before).not.toContain('nonce=');
  const hidden = await readForm(url, 'contact');
  const nonces: string[] = [];
  const body = multipart([...hidden, ...Object.entries(validContact('jo@nodot'))]);
  for (let round = 0; round < 2; round += 1) {
    const { headers, text } = await post(url, '/contact', form, body);
    expect(text).toContain('jo@nodot');
    const response = { headers: new Headers(headers as Record<string, string>), html: text };
    nonces.push(assertNonce(response, 'the form, refused'));
  }
  expect(nonces[0]).not.toBe(nonces[1]);
  const after = await fetch(`${url}/contact`);
  expect(after.headers.get('cache-control')).toMatch(/s-maxage/);
  expect(await after.text()).toBe(before);
});

test('responds to a POST to an unknown path with 404', async () => {
  for (const pathname of ['/nope', '/ko/nope', '/contact/nope']) {
    expect((await post(url, pathname, form, small)).status, pathname).toBe(404);
  }
});

test('stores nothing from a body that Next cannot read, and keeps forms working', async () => {
  const hidden = await readForm(url, 'contact');
  const id = actionIdOf(hidden);
  const values = validContact('odd@example.com');
  // The store takes its time to open.
  const first = validContact('after-opening@example.com');
  await expect
    .poll(async () => resultOf(await call(url, id, first))?.status, { timeout: 40_000 })
    .toBe('stored');
  const unbound = [...hidden].map(
    ([name, value]) => [name, value.replace(/"bound":"\$@1"/, '"bound":"$Q1"')] as const,
  );
  const odd: [Record<string, string>, Buffer][] = [
    [form, small],
    [form, Buffer.from('no form at all')],
    [form, multipart(unbound)],
    [form, multipart([['$ACTION_REF___proto__', ''], ...Object.entries(values)])],
    [{ ...form, 'next-action': unknown }, small],
    [{ ...form, 'next-action': id }, multipart([['0', '["$@0"]']])],
    [{ ...form, 'next-action': id }, multipart([['0', '[null,{"name":"Jo"}]']])],
    [{ ...form, 'next-action': id }, Buffer.from('["text"]')],
    [{ ...origin, 'content-type': 'text/plain', 'next-action': id }, Buffer.from('[null,"text"]')],
  ];
  for (const [headers, body] of odd) {
    const response = await post(url, '/contact', headers, body);
    expect(response.text).not.toContain('"stored"');
  }
  const pathnames = ['/', '/ko', '/contact', '/signup', '/resources', '/features/label-vision', '/privacy'];
  for (const pathname of pathnames) {
    const sent = validContact(`after-${pathname.length}-${Date.now()}@example.com`);
    expect(resultOf(await call(url, id, sent, {}, pathname))?.status, pathname).toBe('stored');
  }
  const { contact_submissions: rows, signup_submissions: others } = await readSubmissions(dataDir);
  expect(rows.filter(({ email }) => !email?.startsWith('after-'))).toEqual([]);
  expect(rows).toHaveLength(8);
  expect(others).toEqual([]);
});

test('logs requests without their sender or content', async () => {
  const id = actionIdOf(await readForm(url, 'contact'));
  const person = {
    ...validContact('very.private@example.com'),
    name: 'Veronica Private',
    company: 'Hidden & Sons',
  };
  const sender = { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'Another browser' };
  forget();
  expect(resultOf(await call(url, id, person, sender))?.status).toBe('stored');
  expect(resultOf(await call(url, id, { ...person, email: 'very.private at' }, sender))?.status).toBe(
    'invalid',
  );
  const spam = { ...person, email: 'spam@example.com', remark: 'https://spam.example' };
  const bot = await call(url, id, spam, sender);
  expect(resultOf(bot)?.status).toBe('autofilled');
  await post(url, '/contact', { ...form, ...sender, ...evil }, small);
  await expect.poll(() => refusals().map(({ reason }) => reason)).toEqual(['honeypot', 'origin']);
  // A line that the action has written, not the middleware.
  expect(refusals()[0]?.request).toBe(bot.headers['x-request-id']);
  const { contact_submissions: rows } = await readSubmissions(dataDir);
  expect(rows.filter(({ email }) => email === spam.email)).toEqual([]);
  forget();
  // One request can query the content service several times, and Next.js logs an error of an action twice.
  const lines = earlier.split('\n').filter((line) => !/"event":"(?:content_query|next)"/.test(line));
  const ids = lines.flatMap((line) => /"request":"([^"]*)"/.exec(line)?.[1] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(earlier).not.toMatch(
    /private|Veronica|Hidden|Jo Kim|A message|@example|evil|spam|198\.51|127\.0\.0\.1(?!:)|::1|A browser|sb_publishable/i,
  );
});
