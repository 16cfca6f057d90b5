import { createHmac } from 'node:crypto';

/** Headers with which the hosted database signs its calls of `/api/leads/deliver` (deliver_leads in supabase/migrations). */
export const timestampHeader = 'x-attesta-timestamp';
export const signatureHeader = 'x-attesta-signature';

/** Returns the signature of a body; `timestamp` is in Unix seconds. */
export function signPayload(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
