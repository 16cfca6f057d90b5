import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { deliverLead } from '@/lib/leads/delivery/deliver';
import { leadSchema, parseDelivered, type ReceiverName } from '@/lib/leads/delivery/lead';
import { readBounded } from '@/lib/security/bounded-body';
import { isEqual } from '@/lib/security/is-equal';
import { log } from '@/lib/server/log';

/** Headers with which the hosted database signs its calls (`deliver_leads` in supabase/migrations). */
const timestampHeader = 'x-attesta-timestamp';
const signatureHeader = 'x-attesta-signature';

/** Maximum body size of a call, in bytes; the longest lead takes half of it. */
const maxBody = 64 * 1024;
/** Maximum age of a signature, in seconds; older ones are rejected as replays. */
const maxAge = 5 * 60;

/**
 * Receives a lead from the hosted database (`deliver_leads` in supabase/migrations) and sends the notifications. Only
 * 204 means delivered; after any other status the database retries. A 503 lists the recipients that accepted the lead,
 * which the database stores and repeats in its next call, and the errors of the others. It fails closed: without a
 * configured secret the route does not exist.
 */
export async function POST(request: Request) {
  const { deliverySecret, receivers, siteUrl } = env();
  if (!deliverySecret) return respond(404);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refuse(400, 'type');
  const body = await readBounded(request, maxBody).catch(() => '');
  if (body === null) return refuse(413, 'size');
  const timestamp = request.headers.get(timestampHeader) ?? '';
  const isSigned = isEqual(
    request.headers.get(signatureHeader) ?? '',
    signPayload(deliverySecret, timestamp, body),
  );
  if (!isSigned || !/^\d{1,12}$/.test(timestamp)) return refuse(401, 'signature');
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > maxAge) return refuse(401, 'age');
  const call: unknown = await new Response(body).json().catch(() => null);
  const lead = leadSchema.safeParse(call);
  if (!lead.success) return refuse(400, 'lead');
  const taken = parseDelivered(call);
  const onTaken = (name: ReceiverName) => taken.push(name);
  const code = await deliverLead(lead.data, receivers, siteUrl, [...taken], onTaken);
  // Not 502: some proxies replace its body with their page.
  return code === null ? respond(204) : Response.json({ taken, code }, { status: 503, headers });
}

function refuse(status: number, reason: string): Response {
  log('warn', 'lead_refused', { status, reason });
  return respond(status);
}

const headers = { 'cache-control': 'no-store' };
const respond = (status: number) => new Response(null, { status, headers });

/** Returns the signature of a body; `timestamp` is in Unix seconds. */
function signPayload(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
