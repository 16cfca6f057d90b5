import { expect, test } from '@playwright/test';
import { contactSchema, signupSchema } from '../../../lib/submissions/schema.ts';
import { readSubmissions } from '../../support/submissions.ts';
import {
  actionIdOf,
  callHeaders,
  callParts,
  type FormName,
  multipart,
  multipartType,
  type Part,
  post,
  readForms,
  validContact,
  validSignup,
} from './action-requests.ts';

/*
 * 2,000 bodies against each action, in both ways that a form is sent. Nothing of it is a server error, and every row
 * that came of it is one that the schema takes as it is. The bodies follow from the seed, which a failure names.
 */

const bodies = 2000;

// One after the other: two of these at once are no measure of anything, and they share ports.
test.describe.configure({ mode: 'default' });
const seed = Number(process.env.FUZZ_SEED ?? 20261121);

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed gives the same bodies. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const texts = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '{"__proto__":{"admin":true}}',
  '["$K1"]',
  '[null,"$K1"]',
  '[null,"$K2"]',
  '["$F1"]',
  '["$Q1"]',
  '["$B1"]',
  '["$@0"]',
  '"$undefined"',
  '"$NaN"',
  '"$n99999999999999999999"',
  '["$1:constructor:constructor"]',
  '{"then":"$1:__proto__:then"}',
  '["$D2026-01-01"]',
  '["$r1"]',
  '["$x1"]',
  '$ACTION_ID_',
  'x'.repeat(101),
  'x'.repeat(161),
  'x'.repeat(5001),
  '글'.repeat(5000),
  '🧴'.repeat(5000),
  'x'.repeat(30_000),
  'x'.repeat(65_000),
  'x'.repeat(200_000),
  'a\u0000b',
  'a\u0007b',
  'a\u0085b',
  'a\u202eb',
  '\ufeff',
  '\u3000',
  'a\rb',
  'a\r\nb',
  '\r\n--',
  'a@b.co',
  'a@b',
  '@',
  'a@@b.co',
  'a@b..co',
  "'; drop table contact_submissions; --",
  '<script>alert(1)</script>',
  '%00',
  '%ff',
  '../../etc/passwd',
  '-1',
  '1e309',
]; // prettier-ignore
const names = [
  '',
  '0',
  '1',
  '2',
  '_1_name',
  '_1_',
  '_2_name',
  '1_name',
  '_1___proto__',
  '_1_constructor',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'name',
  'email',
  'message',
  'website',
  'id',
  'created_at',
  '_1_id',
  '_1_created_at',
  '$ACTION_ID_x',
  '$ACTION_REF_1',
  '$ACTION_REF___proto__',
  '$ACTION_1:0',
  '$ACTION_1:1',
  '$ACTION_KEY',
  '$ACTION_2:0',
  '_1_name[]',
  '_1_name.x',
  'a'.repeat(1000),
  '_1_"',
  '한글',
]; // prettier-ignore

function bodyFrom(
  random: () => number,
  form: FormName,
  hidden: ReadonlyMap<string, string>,
  number: number,
): { headers: Record<string, string>; body: Buffer } {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const chance = (probability: number) => random() < probability;
  const email = `fuzz-${form}-${number}@example.com`;
  const values: Record<string, string> = form === 'contact' ? validContact(email) : validSignup(email);
  for (const name of Object.keys(values)) if (chance(0.2)) values[name] = pick(texts);
  if (chance(0.7)) values.website = '';

  const plain = chance(0.4);
  let parts: Part[] = plain ? [...hidden, ...Object.entries(values)] : callParts(values);
  const headers: Record<string, string> = {
    origin: 'replaced',
    'content-type': multipartType,
    ...(plain ? {} : { 'next-action': actionIdOf(hidden) }),
  };
  // Half of the bodies are well formed, and only what is in the fields is odd.
  if (chance(0.5)) {
    if (chance(0.3)) parts = parts.filter(() => chance(0.8));
    if (chance(0.3)) parts.push([pick(names), pick(texts)]);
    if (chance(0.2)) parts.push(pick(parts));
    if (chance(0.2))
      parts = parts.map((part) => (chance(0.2) && !Buffer.isBuffer(part) ? [part[0], pick(texts)] : part));
    if (chance(0.15))
      parts = parts.map((part) => (chance(0.2) && !Buffer.isBuffer(part) ? [pick(names), part[1]] : part));
    if (chance(0.15)) parts.reverse();
    if (chance(0.1)) {
      parts.push(
        Buffer.from(
          'Content-Disposition: form-data; name="_1_message"; filename="x.txt"\r\nContent-Type: text/plain\r\n\r\nfile',
        ),
      );
    }
    if (chance(0.1)) {
      parts.push(
        Buffer.from(
          `Content-Disposition: form-data; name="_1_name"\r\nContent-Type: text/plain; charset=${pick(['utf-7', 'utf-16', 'x', ''])}\r\n\r\nx`,
        ),
      );
    }
    if (chance(0.1))
      parts.push(
        Buffer.concat([
          Buffer.from('Content-Disposition: form-data; name="_1_name"\r\n\r\n'),
          Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
        ]),
      );
    if (chance(0.05)) parts = Array.from({ length: 1500 }, (_, index): Part => [`_1_f${index}`, 'x']);
    if (chance(0.1))
      headers['next-action'] = pick([
        '',
        'x',
        'toString',
        '__proto__',
        `60${'0'.repeat(40)}`,
        'f'.repeat(5000),
      ]);
    if (chance(0.15)) {
      headers['content-type'] = pick([
        'application/json',
        'text/plain;charset=UTF-8',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        'multipart/mixed; boundary=x',
        '',
        `${multipartType}; charset=utf-16`,
        `multipart/form-data; boundary="${'x'.repeat(200)}"`,
      ]); // prettier-ignore
    }
  }
  let body = multipart(parts);
  if (chance(0.08)) body = body.subarray(0, Math.floor(random() * body.length));
  if (chance(0.05)) body = Buffer.concat([body, Buffer.from(pick(['\r\n', '--x', 'epilogue', '\0']))]);
  if (chance(0.05)) body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
  if (chance(0.03)) body = Buffer.from(Array.from({ length: 500 }, () => Math.floor(random() * 256)));
  if (chance(0.02)) body = Buffer.from(pick(texts));
  if (chance(0.01)) body = Buffer.alloc(0);
  return { headers, body };
}

for (const form of ['contact', 'signup'] as const) {
  test(`${bodies} odd bodies against ${form}: no server error, no row that the schema refuses`, async ({
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const site = baseURL ?? '';
    const hidden = (await readForms(site))[form];
    const random = randomFrom(seed + form.length);
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    let number = 0;
    const sender = async () => {
      while (number < bodies) {
        number += 1;
        const mine = number;
        const { headers, body } = bodyFrom(random, form, hidden, mine);
        const { status } = await post(site, '/', { ...headers, origin: new URL(site).origin }, body).catch(
          (error: Error) => ({ status: error.message }),
        );
        if (typeof status !== 'number' || status >= 500)
          wrong.push(`body ${mine} of seed ${seed}: ${status}`);
        else statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, sender));
    expect(wrong).toEqual([]);
    // It would prove little if everything had been turned away at the gate.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(bodies / 5);

    const rows = (await readSubmissions())[`${form}_submissions`].filter((row) =>
      row.email?.startsWith(`fuzz-${form}-`),
    );
    expect(rows.length).toBeGreaterThan(10);
    const schema = form === 'contact' ? contactSchema : signupSchema;
    for (const { id, created_at, ...row } of rows) expect(schema.parse(row)).toEqual(row);
    const mails = rows.map((row) => row.email);
    expect(mails).toHaveLength(new Set(mails).size);
  });
}

test('the site is still well afterwards', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const answer = await post(
    site,
    '/',
    callHeaders(site, actionIdOf((await readForms(site)).contact)),
    multipart(callParts(validContact(`after-${Date.now()}@example.com`))),
  );
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('"stored"');
});
