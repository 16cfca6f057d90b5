import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Env } from '../../env.ts';
import { log } from '../../server/log.ts';
import { processState } from '../../server/process-state.ts';
import { within } from '../../server/within.ts';
import type { Lead, ReceiverName } from './lead.ts';
import { mailConfirmation, mailDigest, mailLead } from './mail.ts';
import { type Digest, digest, type StaffView } from './texts.ts';
import { postDigest, postLead, type Webhook } from './webhook.ts';

/*
 * Notifies people of a lead. Runs in the site (app/api/leads/deliver) and in the embedded services, which load it without
 * Next: relative imports name their file, and nothing here is "server-only".
 */

export type Receivers = Env['receivers'];

/** True if a receiver of leads is configured. */
export const hasReceiver = ({ webhook, mail }: Receivers) => webhook !== null || mail !== null;

/** Longest wait for a receiver, in ms: the database that calls gives up after 8 s (supabase/migrations). */
const receiverTimeoutMs = 7_000;

/**
 * Notifications that this process has sent or is sending, so that an attempt that starts while an earlier one waits for a slow
 * receiver sends nothing twice. Across processes, the database keeps track.
 */
const sent = processState('leads-taken', () => new LRUCache<string, Promise<string | null>>({ max: 5_000 }));
/**
 * Mailboxes that got a confirmation within the hour. Anyone can type someone else's email address, and must not be able to
 * fill that mailbox.
 */
const confirmed = processState(
  'leads-confirmed',
  () => new LRUCache<string, true>({ max: 5_000, ttl: 3_600_000 }),
);

/** Most confirmations per hour to all mailboxes together: far more than one sender's limit, too few to do harm. */
export const confirmationsPerHour = 1_000;

/** Counts a confirmation; false when there were too many within the hour, which is logged once. */
async function mayConfirm(): Promise<boolean> {
  const limiter = processState(
    'confirmations',
    () => new RateLimiterMemory({ points: confirmationsPerHour, duration: 3600 }),
  );
  const { consumedPoints } = await limiter.penalty('all');
  if (consumedPoints === confirmationsPerHour + 1) {
    log('warn', 'confirmation_limit', { limit: confirmationsPerHour });
  }
  return consumedPoints <= confirmationsPerHour;
}

/** Many mail servers deliver these spellings of an email address to one mailbox. */
function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  return `${name}${email.slice(at)}`.toLowerCase();
}

/** Runs a job unless it is done or in progress. Null means done; anything else may be tried again. */
function once(key: string, job: () => Promise<string | null>): Promise<string | null> {
  const known = sent.get(key);
  if (known) return known;
  const outcome = job();
  sent.set(key, outcome);
  const forget = () => {
    if (sent.peek(key) === outcome) sent.delete(key);
  };
  outcome.then((code) => {
    if (code !== null) forget();
  }, forget);
  return outcome;
}

/** Most notifications per hour that staff get individually. */
export const notificationsPerHour = 60;

/** Pause between two digests, in ms. */
const digestPauseMs = 10 * 60_000;
/** Most leads in one digest; the others wait for the next. */
const leadsPerDigest = 300;
/** Code of a lead that waits for a digest. The database delivers it again, and by then a digest has named it. */
const waits = 'digest';

const hourMs = 3_600_000;
/** The current hour of a receiver, with times by `performance.now()`. */
type Hour = {
  endsAt: number;
  /** Notifications that it has had. */
  notifications: number;
  nextDigestAt: number;
  /** Leads that no digest has named, by id, and the ids of those that one has. */
  waiting: Map<string, Lead>;
  named: LRUCache<string, true>;
};
const hours = processState('leads-hours', () => new Map<ReceiverName, Hour>());

function currentHour(receiver: ReceiverName, now: number): Hour {
  const known = hours.get(receiver);
  if (known && known.endsAt > now) return known;
  const named = known?.named ?? new LRUCache<string, true>({ max: 5_000 });
  const hour: Hour = { endsAt: now + hourMs, notifications: 0, nextDigestAt: now, waiting: new Map(), named };
  hours.set(receiver, hour);
  return hour;
}

/**
 * Notifies staff of a lead. Beyond `notificationsPerHour` they get a digest of the further leads every ten minutes until the
 * hour is over: a flood of submissions must not fill a mailbox or a channel, and must not hide anyone else's lead. A
 * notification that fails does not count.
 */
async function notifyStaff(
  receiver: ReceiverName,
  lead: Lead,
  send: () => Promise<string | null>,
  sendDigest: (text: Digest) => Promise<string | null>,
): Promise<string | null> {
  const now = performance.now();
  const hour = currentHour(receiver, now);
  if (hour.named.has(lead.id)) return null;
  if (hour.notifications >= notificationsPerHour) {
    hour.waiting.set(lead.id, lead);
    if (now < hour.nextDigestAt) return waits;
    hour.nextDigestAt = now + digestPauseMs;
    const leads = [...hour.waiting.values()].slice(0, leadsPerDigest);
    log('warn', 'lead_digest', { receiver, limit: notificationsPerHour, leads: leads.length });
    const code = await sendDigest(digest(notificationsPerHour, leads));
    if (code !== null) {
      hour.nextDigestAt = now;
      return code;
    }
    for (const { id } of leads) {
      hour.waiting.delete(id);
      hour.named.set(id, true);
    }
    return hour.named.has(lead.id) ? null : waits;
  }
  hour.notifications += 1;
  const code = await send();
  if (code !== null) hour.notifications -= 1;
  return code;
}

/** Codes that no retry changes: the receiver is gone or refuses us, so a person must fix it. */
const isPermanentFailure = (code: string) =>
  /^(http_(401|403|404|410)|smtp_5\d\d|EAUTH|certificate)$/.test(code);

/**
 * Sends a lead to every receiver that has not taken it yet, and confirms it to its sender as soon as one has. Without
 * any receiver it counts as delivered, and the log says so.
 * @param taken receivers that took the lead in earlier attempts.
 * @param onTaken called for each receiver that took the lead, even after the attempt has ended. It must not fail.
 * @returns null when it is delivered, otherwise a code that names the receiver and the failure.
 */
export async function deliverLead(
  lead: Lead,
  receivers: Receivers,
  siteUrl: string,
  taken: readonly ReceiverName[] = [],
  onTaken: (name: ReceiverName) => unknown = () => undefined,
): Promise<string | null> {
  const { form } = lead;
  const { webhook, mail, staff } = receivers;
  const startedAt = performance.now();
  /** Waits for a job no longer than the limit. */
  const attempt = (name: ReceiverName, job: () => Promise<string | null>) => {
    const outcome = once(`${name} ${lead.id}`, job).then(async (code) => {
      if (code === null) await onTaken(name);
      return code;
    });
    return within(startedAt + receiverTimeoutMs - performance.now(), outcome, 'timeout');
  };
  /** Returns the codes of failed receivers. */
  const deliverTo = async (receiver: ReceiverName, job: () => Promise<string | null>) => {
    if (!taken.includes(receiver)) {
      const started = performance.now();
      const code = await attempt(receiver, job);
      const ms = Math.round(performance.now() - started);
      if (code === waits) {
        log('info', 'lead_waits_for_digest', { receiver, form });
        return `${receiver}_${code}`;
      }
      if (code !== null) {
        log(isPermanentFailure(code) ? 'error' : 'warn', 'lead_not_sent', { receiver, form, code, ms });
        return `${receiver}_${code}`;
      }
      log('info', 'lead_sent', { receiver, form, ms });
    }
    if (mail && !taken.includes('confirmation'))
      await attempt('confirmation', () => confirmLead(lead, receivers, siteUrl));
    return null;
  };

  if (!hasReceiver(receivers)) log('info', 'lead_without_receiver', { form });
  const failures = await Promise.all([
    webhook && deliverTo('webhook', () => postToWebhook(lead, webhook, staff)),
    mail &&
      deliverTo('mail', () =>
        notifyStaff(
          'mail',
          lead,
          () => mailLead(lead, mail, staff),
          (text) => mailDigest(text, lead, mail),
        ),
      ),
  ]);
  return failures.filter(Boolean).join(' ') || null;
}

/** A program gets every lead; people in Slack get a digest when there are too many. */
function postToWebhook(lead: Lead, webhook: Webhook, staff: StaffView): Promise<string | null> {
  const send = () => postLead(lead, webhook, staff);
  return webhook.secret === null
    ? notifyStaff('webhook', lead, send, (text) => postDigest(text, webhook))
    : send();
}

/**
 * Confirms a lead to its sender. A temporary failure is retried with the lead, as long as a receiver has not
 * taken it; a wrong email address is the sender's problem. Never throws.
 * @returns null when it was sent or must not be sent, otherwise a code.
 */
export async function confirmLead(lead: Lead, { mail }: Receivers, siteUrl: string): Promise<string | null> {
  const { form } = lead;
  const keys = [lead.id, `${form} ${normalizeMailbox(lead.fields.email)}`];
  if (!mail || keys.some((key) => confirmed.has(key))) return null;
  for (const key of keys) confirmed.set(key, true);
  if (!(await mayConfirm())) return null;
  const started = performance.now();
  const code = await mailConfirmation(lead, mail, siteUrl);
  const ms = Math.round(performance.now() - started);
  if (code === null) {
    log('info', 'lead_confirmed', { form, ms });
    return null;
  }
  log('warn', 'lead_not_confirmed', { form, code, ms });
  // The mail server refuses this email address.
  if (code === 'address' || /^smtp_55\d$/.test(code)) return null;
  for (const key of keys) confirmed.delete(key);
  return code;
}
