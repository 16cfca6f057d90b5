import { encodeSignatureHeader } from '@sanity/webhook';
import type { Memory, Order, StoredDocument } from './faulty-services.ts';
import { hostedEnv, hostedServicesPort, sites } from './sites.ts';

/** The tests' side of faulty-services.ts, and the webhook that the content service would call. */

const control = `http://127.0.0.1:${hostedServicesPort}/control`;

async function memory(): Promise<Memory> {
  return (await fetch(control)).json() as Promise<Memory>;
}

export const hosted = {
  async behave(order: Order): Promise<void> {
    const response = await fetch(control, { method: 'POST', body: JSON.stringify(order) });
    if (!response.ok)
      throw new Error(`the services responded with ${response.status}: ${await response.text()}`);
  },
  inserts: async () => (await memory()).inserts,
  queries: async () => (await memory()).queries,
  /** Changes the dataset as an editor would. */
  async change(edit: (documents: StoredDocument[]) => StoredDocument[]): Promise<void> {
    await hosted.behave({ documents: edit((await memory()).documents) });
  },
};

/** Calls the site's webhook about an article, signed with the right secret or another one. */
export async function callWebhook(secret = hostedEnv.SANITY_WEBHOOK_SECRET): Promise<Response> {
  const body = JSON.stringify({ _id: 'article-x', _type: 'resourcePage' });
  return fetch(`${sites.hosted.url}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret),
    },
    body,
  });
}
