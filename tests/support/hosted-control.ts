import { encodeSignatureHeader } from '@sanity/webhook';
import type {
  ContentMode,
  ContentQuery,
  DocumentChange,
  StoreMode,
  StoreRequest,
} from './faulty-services.ts';
import { hostedEnv, hostedServicesPort, sites } from './sites.ts';

/** The tests' side of faulty-services.ts, and the webhook that the content service would call. */

const services = `http://127.0.0.1:${hostedServicesPort}`;

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${services}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

export const hosted = {
  behave: (how: { content?: ContentMode; store?: StoreMode }) => ask('/control', how),
  change: (change: DocumentChange) => ask('/control/documents', change),
  resetContent: () => ask('/control/reset', { content: true }),
  resetStore: () => ask('/control/reset', { store: true }),
  inserts: () => ask<StoreRequest[]>('/control/rows'),
  queries: () => ask<ContentQuery[]>('/control/queries'),
};

type WebhookCall = {
  secret?: string | null;
  body?: string;
  /** Body that is sent instead of the signed one. */
  sentBody?: string;
  signature?: string;
};

/** Calls the site's webhook, signed with the right secret by default. */
export async function callWebhook({
  secret = hostedEnv.SANITY_WEBHOOK_SECRET,
  body = JSON.stringify({ _id: 'article-x', _type: 'resourcePage' }),
  sentBody = body,
  signature,
}: WebhookCall = {}): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const header =
    signature ?? (secret === null ? null : await encodeSignatureHeader(body, Date.now(), secret));
  if (header !== null) headers['sanity-webhook-signature'] = header;
  return fetch(`${sites.hosted.url}/api/revalidate`, { method: 'POST', headers, body: sentBody });
}

/** Resets the dataset and revalidates the site's pages. */
export async function restoreContent() {
  await hosted.resetContent();
  const response = await callWebhook();
  if (response.status !== 200) throw new Error(`the webhook answered ${response.status}`);
}
