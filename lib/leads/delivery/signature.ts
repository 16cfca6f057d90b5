import { createHmac } from 'node:crypto';

/** Headers of a signed call: of the database's to the site, and of the site's to the webhook. */
export const timestampHeader = 'x-attesta-timestamp';
export const signatureHeader = 'x-attesta-signature';

/** The signature of a body; `timestamp` is in Unix seconds. */
export function signPayload(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
