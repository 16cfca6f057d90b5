/** @jest-environment node */
import { encodeSignatureHeader } from '@sanity/webhook';
import { revalidateTag } from 'next/cache';
import { NextRequest } from 'next/server';
import { POST } from '@/app/api/revalidate/route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }));
const mockSecret = 'a-webhook-secret-for-tests';
jest.mock('@/lib/env', () => ({ env: () => ({ webhookSecret: mockSecret }) }));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

/** Status of the answer to a call with a signature that is right for its body. */
async function call(body: string, signature?: string, signed = Date.now()): Promise<number> {
  const header = signature ?? (await encodeSignatureHeader(body, signed, mockSecret));
  const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': header };
  return (await POST(new NextRequest('http://localhost/api/revalidate', { method: 'POST', headers, body })))
    .status;
}
const good = JSON.stringify({ _type: 'resourcePage', slugs: ['a'] });

test('a call is carried out', async () => {
  expect(await call(good)).toBe(200);
  expect(revalidateTag).toHaveBeenCalled();
});

test.each([
  ['a person', { _type: 'author', slugs: [null, null] }, ['resources']],
  ['a pair', { _type: 'translation.metadata', slugs: [null, null] }, ['resources-list']],
  ['a document that no page shows', { _type: 'note' }, []],
])('a change of %s concerns the pages that show it', async (_, body, tags) => {
  jest.mocked(revalidateTag).mockClear();
  expect(await call(JSON.stringify(body))).toBe(200);
  expect(jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toEqual(tags);
});

test.each([
  ['no JSON', '{', undefined, 400],
  ['a signature that is none', good, 'x', 401],
  ['too long a body', `"${'x'.repeat(70_000)}"`, undefined, 413],
])("%s is the caller's fault", async (_, body, signature, status) => {
  expect(await call(body, signature)).toBe(status);
});

test('a call can be repeated for five minutes only', async () => {
  const minutes = (count: number) => Date.now() + count * 60_000;
  for (const signed of [minutes(-4), minutes(4)]) expect(await call(good, undefined, signed)).toBe(200);
  for (const signed of [minutes(-6), minutes(6)]) expect(await call(good, undefined, signed)).toBe(401);
});

test('what the site cannot carry out is its own fault: the service calls again', async () => {
  jest.mocked(revalidateTag).mockImplementation(() => {
    throw new Error('the cache is broken');
  });
  expect(await call(good)).toBe(500);
});
