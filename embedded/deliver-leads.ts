import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { deliverLead, hasReceiver } from '../lib/leads/delivery/deliver.ts';
import { leadSchema, parseDelivered, type ReceiverName } from '../lib/leads/delivery/lead.ts';
import { log } from '../lib/server/log.ts';
import { within } from '../lib/server/within.ts';
import type { Settings } from './settings.ts';

/** Most leads in delivery at the same time. */
const mostAtOnce = 20;
/** How long submissions are collected before the database is queried, in ms. */
const gathering = 20;
/** How long deliveries may take when the services stop, in ms. */
const deliveriesStopMs = 1_000;

/**
 * Delivers the leads of an open database, as the site does for a hosted database. The database has one thread, which inserts
 * need, so each statement is short and no transaction is open while a receiver responds.
 *
 * A killed process loses nothing: a lead that was not reported as delivered is due again.
 */
export function deliverLeads(database: PGlite, { receivers, siteUrl, interval }: Settings['delivery']) {
  const onTheirWay = new Map<string, Promise<void>>();
  let stopped = false;
  let closed = false;
  /** There may be more than the last claim took. */
  let more = false;
  /** Runs claims one after the other. */
  let claims = Promise.resolve();
  let isComing = false;

  /** Claims leads soon. */
  function wake(): void {
    if (stopped || isComing) return;
    isComing = true;
    claims = claims
      .then(() => sleep(gathering))
      .then(claim)
      .catch(failed);
  }

  async function claim(): Promise<void> {
    isComing = false;
    if (stopped) return;
    const free = mostAtOnce - onTheirWay.size;
    const sql = 'select id, body from public.due_leads($1)';
    const { rows } = await database.query<{ id: string; body: unknown }>(sql, [free]);
    more = rows.length === free;
    for (const { id, body } of rows) {
      // Due again during its delivery, because the receiver is slow.
      if (stopped || onTheirWay.has(id)) continue;
      const delivery = deliver(id, body)
        .catch(failed)
        .finally(() => {
          onTheirWay.delete(id);
          if (more) wake();
        });
      onTheirWay.set(id, delivery);
    }
    if (more && onTheirWay.size === 0) wake();
  }

  async function deliver(id: string, body: unknown): Promise<void> {
    const lead = leadSchema.safeParse(body);
    // At once: a process that is killed while another receiver is slow does not send this one the lead again.
    const onTaken = async (name: ReceiverName) => {
      if (!closed) await database.query('select public.lead_taken($1, $2)', [id, [name]]).catch(failed);
    };
    const code = lead.success
      ? await deliverLead(lead.data, receivers, siteUrl, parseDelivered(body), onTaken)
      : 'invalid';
    if (closed) return;
    if (code === null) await database.query('select public.lead_delivered($1)', [id]);
    else await database.query('select public.lead_failed($1, $2)', [id, code]);
  }

  /** A database error may quote a visitor's input, so only its code is logged. */
  function failed(error: { code?: string }): void {
    if (!closed) log('error', 'leads_failed', { code: error.code ?? 'unknown' });
  }

  // Without a receiver nothing fails, so nothing must be retried.
  const hasReceivers = hasReceiver(receivers);
  const timer = hasReceivers ? setInterval(wake, interval) : undefined;
  if (hasReceivers) wake();

  return {
    wake,
    /** Stops claiming, and waits a moment for deliveries. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await within(deliveriesStopMs, Promise.all(onTheirWay.values()), null);
      closed = true;
    },
  };
}
