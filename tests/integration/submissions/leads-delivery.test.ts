import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { databaseFolder, openDatabase } from '../../../embedded/database.ts';
import { cleanUp, projectDir, startEmbedded, temporaryFolder } from '../../support/embedded-process.ts';
import { type Answer, type Call, startMailServer, startWebhook } from '../../support/receivers.ts';
import { until as untilSo } from '../../support/wait.ts';

/*
 * Every submission that the embedded store takes reaches whoever is to be told: once, soon, and without making the form
 * slower.
 */

const secret = 'a-webhook-secret-for-tests';
const anonKey = 'sb_publishable_test';
const migrations = join(projectDir, 'supabase/migrations');

/** The same migrations with shorter pauses: 2,000 times as short, it is 5 ms in place of 10 s, 1.8 s in place of an hour. */
function impatientMigrations(times: number): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(migrations, folder, { recursive: true });
  const sql = `
    create function public.hurry() returns trigger language plpgsql as $$
    begin
      new.next_attempt_at := now() + (new.next_attempt_at - now()) / ${times};
      return new;
    end
    $$;
    create trigger hurry before update of next_attempt_at on public.lead_outbox
      for each row execute function public.hurry();`;
  writeFileSync(join(folder, '29990101000000_hurry.sql'), sql);
  return folder;
}

const impatient = (times = 2_000) => ({
  EMBEDDED_MIGRATIONS_DIR: impatientMigrations(times),
  EMBEDDED_LEADS_INTERVAL: '100',
});

type Start = { dataDir?: string; webhook?: { url: string }; more?: Record<string, string> };

async function startStore({ dataDir = join(temporaryFolder(), 'data'), webhook, more }: Start = {}) {
  const services = startEmbedded(['store'], {
    DATA_DIR: dataDir,
    EMBEDDED_ANON_KEY: anonKey,
    ...(webhook && { LEADS_WEBHOOK_URL: webhook.url, LEADS_WEBHOOK_SECRET: secret }),
    ...more,
  });
  const url = await services.url();
  const page = '{"language":"ko","page":"/ko/contact","privacy":"2026-11-21"}';
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-submission-context': page } },
  });
  const insert = async (name: string) => {
    const row = { name, email: `${name}@sender.example`, company: null, message: 'Private words.' };
    const { error, status } = await client.from('contact_submissions').insert(row);
    assert.deepEqual({ error, status }, { error: null, status: 201 });
  };
  const events = (name: string) =>
    services
      .log()
      .split('\n')
      .filter((line) => line.includes(`"event":"${name}"`));
  return { ...services, dataDir, insert, events };
}

/** Inserts many, some at the same time. */
async function insertAll(insert: (name: string) => Promise<void>, names: readonly string[], atOnce = 8) {
  const rest = [...names];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let name = rest.pop(); name; name = rest.pop()) await insert(name);
    }),
  );
}

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const nameIn = ({ body }: Call) => JSON.parse(body).fields.name as string;

const until = (isSo: () => boolean, seconds: number, what: string) =>
  untilSo(what, isSo, { limit: seconds * 1000 });

/** What the outbox of a stopped store says. */
async function outboxOf(dataDir: string, folder = migrations) {
  const database = await openDatabase(databaseFolder(dataDir), folder);
  const sql = `select count(*)::int as leads, count(delivered_at)::int as delivered, max(attempts) as attempts
    from public.lead_outbox`;
  const { rows } = await database.query<{ leads: number; delivered: number; attempts: number }>(sql);
  await database.close();
  return rows[0];
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

after(cleanUp);

test('1,000 submissions, and the receiver is down half the time: each arrives, none twice', async () => {
  const phases: Answer[] = [200, 'refuse', 200, 500, 200, 'hang'];
  let phase = 0;
  /** What a receiver has done that looks at the key: the calls it has answered with 200. */
  const done = new Map<string, string>();
  let forged = 0;
  let repeated = 0;
  const outcomes = new Map<Answer, number>();
  const webhook = await startWebhook((call) => {
    const answer = phases[phase % phases.length] ?? 200;
    outcomes.set(answer, (outcomes.get(answer) ?? 0) + 1);
    const { 'x-attesta-timestamp': timestamp, 'x-attesta-signature': signature } = call.headers;
    const key = String(call.headers['idempotency-key']);
    const expected = createHmac('sha256', secret).update(`${timestamp}.${call.body}`).digest('hex');
    if (signature !== `v1=${expected}` || JSON.parse(call.body).id !== key) forged += 1;
    if (answer === 200 && done.has(key)) repeated += 1;
    if (answer === 200) done.set(key, nameIn(call));
    return answer;
  });
  const turns = setInterval(() => {
    // No answer is lost, so no call that was answered with 200 may come again.
    if (phases[phase % phases.length] === 'hang') webhook.hangUp();
    phase += 1;
  }, 700);
  const more = impatient(400);
  const store = await startStore({ webhook, more });
  const names = named('sender', 1000);
  await insertAll(store.insert, names);
  await until(() => done.size === names.length, 45, 'all delivered');
  clearInterval(turns);
  assert.equal(await store.stop(), 0);
  await webhook.stop();

  assert.deepEqual([...done.values()].sort(), [...names].sort());
  assert.deepEqual({ forged, repeated }, { forged: 0, repeated: 0 });
  for (const answer of phases) assert.ok((outcomes.get(answer) ?? 0) > 10, `${answer} was tried`);
  const outbox = await outboxOf(store.dataDir, more.EMBEDDED_MIGRATIONS_DIR);
  assert.deepEqual([outbox?.leads, outbox?.delivered], [1000, 1000]);
  assert.ok((outbox?.attempts ?? 0) > 1);
  assert.doesNotMatch(store.log(), /sender|Private|127\.0\.0\.1|a-webhook-secret/);
});

test('while the receiver is up, a notice follows its submission at once', async () => {
  const arrived = new Map<string, number>();
  const webhook = await startWebhook((call) => {
    arrived.set(nameIn(call), performance.now());
    return 200;
  });
  const store = await startStore({ webhook });
  const sent = new Map<string, number>();
  await insertAll(
    async (name) => {
      await store.insert(name);
      sent.set(name, performance.now());
    },
    named('prompt', 200),
  );
  await until(() => arrived.size === 200, 30, 'all delivered');
  const waits = [...sent].map(([name, time]) => (arrived.get(name) ?? 0) - time);
  // The promise is 60 s; what is left of it is for the receiver. No wait is as long as the pause of a retry.
  assert.ok(quantile(waits, 0.95) < 5_000, `95 % within ${quantile(waits, 0.95)} ms`);
  await store.stop();
  await webhook.stop();
});

test('an insert does not wait for a receiver that hangs', async () => {
  const webhook = await startWebhook(() => 'hang');
  const [told, alone] = await Promise.all([startStore({ webhook }), startStore()]);
  const times = { told: [] as number[], alone: [] as number[] };
  for (const name of named('pace', 150)) {
    for (const [which, store] of Object.entries({ told, alone })) {
      const start = performance.now();
      await store.insert(name);
      times[which as keyof typeof times].push(performance.now() - start);
    }
  }
  assert.ok(webhook.calls.length >= 20, 'leads are on their way meanwhile');
  const [slow, plain] = [quantile(times.told, 0.5), quantile(times.alone, 0.5)];
  assert.ok(slow < Math.max(2 * plain, 20), `median ${slow} ms, without a receiver ${plain} ms`);
  assert.ok(quantile(times.told, 0.95) < 1_000);

  // Leads on their way do not hold up the end.
  const start = performance.now();
  assert.equal(await told.stop(), 0);
  assert.ok(performance.now() - start < 3_000);
  await alone.stop();
  await webhook.stop();
});

describe('leads of an earlier run', () => {
  for (const [what, end] of [
    ['killed', 'SIGKILL'],
    ['stopped', 'SIGTERM'],
  ] as const) {
    test(`that was ${what} are sent by the next, without another submission`, async () => {
      let answer: Answer = 'hang';
      const webhook = await startWebhook(() => answer);
      const more = impatient();
      const first = await startStore({ webhook, more });
      await insertAll(first.insert, named('early', 5));
      await until(() => webhook.calls.length === 5, 10, 'all on their way');
      first.child.kill(end);
      await first.ended;

      answer = 200;
      webhook.calls.length = 0;
      const second = await startStore({ dataDir: first.dataDir, webhook, more });
      await until(() => webhook.calls.length >= 5, 20, 'all delivered');
      await until(() => second.events('lead_sent').length === 5, 5, 'all answered');
      assert.equal(await second.stop(), 0);
      await webhook.stop();
      assert.deepEqual(webhook.calls.map(nameIn).sort(), named('early', 5));
      assert.equal((await outboxOf(first.dataDir, more.EMBEDDED_MIGRATIONS_DIR))?.delivered, 5);
    });
  }
});

test('without a receiver each lead is a line of the log, and is done', async () => {
  const store = await startStore();
  await insertAll(store.insert, named('nobody', 3));
  await until(() => store.events('lead_without_receiver').length === 3, 10, 'a line each');
  await store.stop();
  assert.doesNotMatch(store.log(), /nobody|sender\.example|Private|leads_failed/);
  assert.deepEqual(await outboxOf(store.dataDir), { leads: 3, delivered: 3, attempts: 1 });
});

test('a broken webhook keeps nobody waiting, and repeats no mail, not even after a crash', async () => {
  let answer: Answer = 500;
  const webhook = await startWebhook(() => answer);
  const mail = await startMailServer();
  const more = {
    ...impatient(),
    SITE_URL: 'https://www.site.example',
    SMTP_URL: mail.url,
    LEADS_EMAIL: 'sales@attesta.example',
  };
  const first = await startStore({ webhook, more });
  await first.insert('both');
  await until(() => webhook.calls.length >= 3, 20, 'tried again');
  const subjects = () =>
    mail.mails.map(({ to, headers }) => [
      to[0],
      headers.find((line) => /^(subject: New|content-lang)/i.test(line)),
    ]);
  const once = [
    ['sales@attesta.example', 'Subject: New message: both'],
    ['both@sender.example', 'Content-Language: ko'],
  ];
  assert.deepEqual(subjects(), once);
  first.child.kill('SIGKILL');
  await first.ended;

  webhook.calls.length = 0;
  const second = await startStore({ dataDir: first.dataDir, webhook, more });
  await until(() => webhook.calls.length >= 2, 20, 'tried again by the next process');
  assert.deepEqual(subjects(), once);
  answer = 410;
  await until(() => second.events('lead_not_sent').some((line) => line.includes('http_410')), 20, 'refused');
  const refusal = second.events('lead_not_sent').find((line) => line.includes('http_410')) ?? '';
  assert.equal(JSON.parse(refusal).level, 'error');
  answer = 200;
  await until(() => second.events('lead_sent').length === 1, 20, 'delivered');
  await sleep(500);
  assert.equal(await second.stop(), 0);
  assert.deepEqual(subjects(), once);
  assert.match(
    mail.mails[0]?.text ?? '',
    /Language: ko\nPage: \/ko\/contact\nPrivacy notice dated: 2026-11-21\n/,
  );
  assert.match(mail.mails[1]?.text ?? '', /https:\/\/www\.site\.example\/ko\/privacy/);
  assert.equal((await outboxOf(first.dataDir, more.EMBEDDED_MIGRATIONS_DIR))?.delivered, 1);
  await webhook.stop();
  await mail.stop();
});

test('nobody has the lead: the sender is not told that they do, until one receiver takes it', async () => {
  let answer: Answer = 500;
  const webhook = await startWebhook(() => answer);
  let gone = true;
  const mail = await startMailServer((address) => gone && address.startsWith('sales'));
  const more = {
    ...impatient(),
    SMTP_URL: mail.url,
    LEADS_EMAIL: 'sales@attesta.example',
  };
  const store = await startStore({ webhook, more });
  await store.insert('waits');
  await until(() => webhook.calls.length >= 3, 20, 'tried again');
  const mailed = () => mail.mails.map(({ to }) => to[0]);
  assert.deepEqual(mailed(), []);
  answer = 200;
  await until(() => mail.mails.length === 1, 20, 'confirmed');
  assert.deepEqual(mailed(), ['waits@sender.example']);
  gone = false;
  await until(() => mail.mails.length === 2, 30, 'noticed');
  await sleep(300);
  assert.equal(await store.stop(), 0);
  assert.deepEqual(mailed(), ['waits@sender.example', 'sales@attesta.example']);
  await webhook.stop();
  await mail.stop();
});
