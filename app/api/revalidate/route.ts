import { revalidateTag } from 'next/cache';
import { NextRequest } from 'next/server';
import { parseBody } from 'next-sanity/webhook';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { contentTag } from '@/lib/resources/client';

/** Largest body of a webhook call, in bytes; the projection sends a few hundred. */
const maxBody = 64 * 1024;

type Published = { _type?: string };

/**
 * Webhook of the content service: what it says is fresh within seconds. Fails closed: without a configured
 * secret, or with anything but a valid signature, nothing happens.
 */
export async function POST(request: NextRequest) {
  const secret = env().webhookSecret;
  if (!secret) return answer(503, 'no webhook secret is configured');
  const raw = await readBounded(request);
  if (raw === null) return answer(413, 'body too large');
  try {
    const copy = new NextRequest(request.url, { method: 'POST', headers: request.headers, body: raw });
    // No waiting for eventual consistency: the reads after a revalidation go past the CDN.
    const { isValidSignature, body } = await parseBody<Published>(copy, secret, false);
    if (isValidSignature !== true) return answer(401, 'invalid signature');
    if (body?._type && body._type !== 'resourcePage') return answer(200, 'nothing to do');
    revalidateTag(contentTag, 'max');
    log('info', 'revalidated', { tag: contentTag });
    return answer(200, 'revalidated');
  } catch {
    return answer(400, 'malformed body');
  }
}

async function readBounded(request: NextRequest): Promise<string | null> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    size += value.byteLength;
    if (size > maxBody) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}
