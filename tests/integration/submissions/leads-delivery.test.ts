import assert from 'node:assert/strict';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { databaseFolder, openDatabase } from '../../../embedded/database.ts';
import { cleanUp, projectDir, startEmbedded } from '../../support/embedded-process.ts';
import { type Call, type Reply, startMailServer, startWebhook } from '../../support/receivers.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/wait.ts';

/*
 * Every submission that the embedded store takes reaches its receivers: once, soon, and without making the form
 * slower. tests/unit/leads/delivery.test.ts tests the content and the receiver of one attempt.
 */

const secret = 'a-webhook-secret-for-tests';
const anonKey = 'sb_publishable_test';
const migrations = join(projectDir, 'supabase/migrations');

/** The same migrations with shorter pauses: 2,000 times as short, it is 5 ms in place of 10 s, 1.8 s in place of an hour. */
function impatient(times = 2_000) {
  const folder = join(temporaryFolder('leads-delivery'), 'migrations');
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
  return { EMBEDDED_MIGRATIONS_DIR: folder };
}
/** Looks for due leads ten times a second. */
const often = { EMBEDDED_LEADS_INTERVAL: '100' };

type Start = { dataDir?: string; webhook?: { url: string }; more?: Record<string, string> };

async function startStore({
  dataDir = join(temporaryFolder('leads-delivery'), 'data'),
  webhook,
  more,
}: Start = {}) {
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

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const nameIn = ({ body }: Call) => JSON.parse(body).fields.name as string;

/** Returns the outbox of a stopped store. */
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

test('delivers each of 1,000 submissions once while the receiver is down half the time', async () => {
  const phases: Reply[] = [200, 'refuse', 200, 500, 200, 'hang'];
  let phase = 0;
  /** Calls that a receiver which checks the key has accepted with 200. */
  const done = new Map<string, string>();
  let repeated = 0;
  const outcomes = new Map<Reply, number>();
  const webhook = await startWebhook((call) => {
    const reply = phases[phase % phases.length] ?? 200;
    outcomes.set(reply, (outcomes.get(reply) ?? 0) + 1);
    const key = String(call.headers['webhook-id']);
    if (reply === 200 && done.has(key)) repeated += 1;
    if (reply === 200) done.set(key, nameIn(call));
    return reply;
  });
  const turns = setInterval(() => {
    // No response is lost, so no call that got 200 may come again.
    if (phases[phase % phases.length] === 'hang') webhook.hangUp();
    phase += 1;
  }, 700);
  // The longest pause is about one phase. With longer ones, a few of 1,000 leads miss every good phase for most of a minute.
  const more = { ...impatient(5_000), ...often };
  const store = await startStore({ webhook, more });
  const names = named('sender', 1000);
  for (let at = 0; at < names.length; at += 8) await Promise.all(names.slice(at, at + 8).map(store.insert));
  await until('all delivered', () => done.size === names.length, { limit: 45_000 });
  clearInterval(turns);
  assert.equal(await store.stop(), 0);
  await webhook.stop();

  assert.deepEqual([...done.values()].sort(), names.sort());
  assert.equal(repeated, 0);
  for (const reply of phases) assert.ok((outcomes.get(reply) ?? 0) > 10, `${reply} was tried`);
  const outbox = await outboxOf(store.dataDir, more.EMBEDDED_MIGRATIONS_DIR);
  assert.deepEqual([outbox?.leads, outbox?.delivered], [1000, 1000]);
  assert.ok((outbox?.attempts ?? 0) > 1);
  assert.doesNotMatch(store.log(), /sender|Private|127\.0\.0\.1|a-webhook-secret/);
});

test('inserts and stops without waiting for a receiver that hangs, and delivers in the next process', async () => {
  let reply: Reply = 'hang';
  const webhook = await startWebhook(() => reply);
  const more = impatient();
  const [told, alone] = await Promise.all([startStore({ webhook, more }), startStore()]);
  const times = { told: [] as number[], alone: [] as number[] };
  const names = named('pace', 150);
  for (const name of names) {
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
  const start = performance.now();
  assert.equal(await told.stop(), 0);
  assert.ok(performance.now() - start < 3_000);
  await alone.stop();

  reply = 200;
  webhook.calls.length = 0;
  const next = await startStore({ dataDir: told.dataDir, webhook, more });
  // Twenty at a time, without waiting for the next look at due leads.
  await until('all delivered', () => next.events('lead_sent').length === names.length, { limit: 20_000 });
  assert.equal(await next.stop(), 0);
  await webhook.stop();
  assert.deepEqual(webhook.calls.map(nameIn).sort(), names.sort());
  assert.equal((await outboxOf(told.dataDir, more.EMBEDDED_MIGRATIONS_DIR))?.delivered, names.length);
});

test('logs each lead and marks it as delivered when there is no receiver', async () => {
  const store = await startStore();
  await Promise.all(named('nobody', 3).map(store.insert));
  await until('a line each', () => store.events('lead_without_receiver').length === 3);
  await store.stop();
  assert.doesNotMatch(store.log(), /nobody|sender\.example|Private|leads_failed/);
  assert.deepEqual(await outboxOf(store.dataDir), { leads: 3, delivered: 3, attempts: 1 });
});

test('does not let a broken webhook delay others or repeat mail, even after a crash', async () => {
  let reply: Reply = 500;
  const webhook = await startWebhook(() => reply);
  const mail = await startMailServer();
  const more = {
    ...impatient(),
    ...often,
    SITE_URL: 'https://www.site.example',
    SMTP_URL: mail.url,
    LEADS_EMAIL: 'sales@attesta.example',
  };
  const first = await startStore({ webhook, more });
  await first.insert('both');
  await until('tried again', () => webhook.calls.length >= 3);
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
  await until('tried again by the next process', () => webhook.calls.length >= 2);
  assert.deepEqual(subjects(), once);
  reply = 200;
  await until('delivered', () => second.events('lead_sent').length === 1);
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
