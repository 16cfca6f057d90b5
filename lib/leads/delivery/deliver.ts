import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Env } from '../../env.ts';
import { log } from '../../log.ts';
import { processState } from '../../process-state.ts';
import type { Lead } from './lead.ts';
import { mailConfirmation, mailLead } from './mail.ts';
import { postLead } from './webhook.ts';

/*
 * Tells people about a lead. Runs in the site (app/api/leads/deliver) and in the embedded services, which load it without
 * Next: relative imports name their file, and nothing here is "server-only".
 */

export type Receivers = Env['receivers'];

/** Whether anybody is told about leads. */
export const hasReceiver = ({ webhook, mail }: Receivers) => webhook !== null || mail !== null;

/** Longest wait for a receiver, in ms: the database that calls gives up after 8 s (supabase/migrations). */
const timeLimit = 7_000;

/** What receivers have taken, or are about to: a retry for the sake of one does not repeat the others. */
const taken = processState('leads-taken', () => new LRUCache<string, Promise<string | null>>({ max: 5_000 }));
/**
 * Who was sent a confirmation within the hour. Anybody can type anybody's address, and should not be able to fill a
 * stranger's mailbox.
 */
const confirmed = processState(
  'leads-confirmed',
  () => new LRUCache<string, true>({ max: 5_000, ttl: 3_600_000 }),
);

/** Does a job that is not done or in progress. Null means done, and anything else may be tried again. */
function once(key: string, job: () => Promise<string | null>): Promise<string | null> {
  const known = taken.get(key);
  if (known) return known;
  const outcome = job();
  taken.set(key, outcome);
  outcome.then((code) => {
    if (code !== null && taken.peek(key) === outcome) taken.delete(key);
  });
  return outcome;
}

/**
 * Sends a lead to every receiver. It counts as delivered without any: then a line of the log says so.
 * @returns null when it is delivered, otherwise a code that says who failed and how.
 */
export async function deliverLead(lead: Lead, receivers: Receivers): Promise<string | null> {
  const { form } = lead;
  const { webhook, mail } = receivers;
  const jobs = {
    ...(webhook && { webhook: () => postLead(lead, webhook) }),
    ...(mail && { mail: () => mailLead(lead, mail) }),
  };
  if (!hasReceiver(receivers)) log('info', 'lead_without_receiver', { form });
  const failures = await Promise.all(
    Object.entries(jobs).map(async ([receiver, job]) => {
      const started = performance.now();
      const late = sleep(timeLimit, 'timeout', { ref: false });
      const code = await Promise.race([once(`${receiver} ${lead.id}`, job), late]);
      const ms = Math.round(performance.now() - started);
      if (code === null) log('info', 'lead_sent', { receiver, form, ms });
      else log('warn', 'lead_not_sent', { receiver, form, code, ms });
      return code && `${receiver}_${code}`;
    }),
  );
  return failures.filter(Boolean).join(' ') || null;
}

/**
 * Confirms a delivered lead to its sender, at most once. Never throws: an address that does not work is the sender's
 * affair, and the lead stays delivered.
 */
export async function confirmLead(lead: Lead, { mail }: Receivers, siteUrl: string): Promise<void> {
  const { form } = lead;
  const keys = [lead.id, `${form} ${lead.fields.email.toLowerCase()}`];
  if (!mail || keys.some((key) => confirmed.has(key))) return;
  for (const key of keys) confirmed.set(key, true);
  const started = performance.now();
  const code = await mailConfirmation(lead, mail, siteUrl);
  const ms = Math.round(performance.now() - started);
  if (code === null) log('info', 'lead_confirmed', { form, ms });
  else log('warn', 'lead_not_confirmed', { form, code, ms });
}
