import { createHmac } from 'node:crypto';
import { POST } from '@/app/api/leads/deliver/route';
import { deliverLead } from '@/lib/leads/delivery/deliver';

jest.mock('@/lib/leads/delivery/deliver', () => ({ deliverLead: jest.fn() }));
jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));
let mockSecret: string | undefined;
jest.mock('@/lib/env', () => ({ env: () => ({ deliverySecret: mockSecret, receivers: {}, siteUrl: '' }) }));

const secret = 'a-delivery-secret-for-tests';
const lead = {
  id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  form: 'contact',
  created_at: '2026-11-22T10:00:00.123Z',
  fields: { name: 'Jo', email: 'jo@sender.example', company: null, message: 'Hello.' },
  context: { language: 'en', page: '/contact', privacy_version: '2026-11-21' },
};
const good = JSON.stringify(lead);
const seconds = (offset = 0) => String(Math.floor(Date.now() / 1000) + offset);
const sign = (timestamp: string, body: string, key = secret) =>
  `v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;

type Call = { body?: string; timestamp?: string; signature?: string; type?: string };

async function call(given: Call = {}) {
  return (await deliver(given)).status;
}

async function deliver({
  body = good,
  timestamp = seconds(),
  signature,
  type = 'application/json',
}: Call = {}) {
  const headers = {
    'content-type': type,
    'x-attesta-timestamp': timestamp,
    'x-attesta-signature': signature ?? sign(timestamp, body),
  };
  const response = await POST(
    new Request('http://a.example/api/leads/deliver', { method: 'POST', headers, body }),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response;
}

beforeEach(() => {
  mockSecret = secret;
  jest.clearAllMocks();
  jest.mocked(deliverLead).mockResolvedValue(null);
});

test('delivers a signed lead', async () => {
  expect(await call()).toBe(204);
  expect(deliverLead).toHaveBeenCalledWith(lead, {}, '', [], expect.any(Function));
});

test('reports to the database which receivers have the lead and why another failed', async () => {
  jest.mocked(deliverLead).mockImplementation(async (_lead, _receivers, _siteUrl, _taken, onTaken) => {
    onTaken?.('confirmation');
    return 'webhook_http_500';
  });
  const body = JSON.stringify({ ...lead, taken: ['mail'] });
  const response = await deliver({ body });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ taken: ['mail', 'confirmation'], code: 'webhook_http_500' });
  expect(jest.mocked(deliverLead).mock.lastCall?.[3]).toEqual(['mail']);
});

test('accepts a signature with a clock difference of five minutes', async () => {
  expect(await call({ timestamp: seconds(-290) })).toBe(204);
  expect(await call({ timestamp: seconds(290) })).toBe(204);
  expect(await call({ type: 'application/json; charset=utf-8' })).toBe(204);
});

describe('a request that delivers nothing', () => {
  afterEach(() => expect(deliverLead).not.toHaveBeenCalled());

  test('is refused without a configured secret', async () => {
    mockSecret = undefined;
    expect(await call()).toBe(404);
  });

  const now = seconds();
  const long = JSON.stringify({ ...lead, more: 'x'.repeat(70_000) });
  test.each<[string, Call, number]>([
    ['no signature', { signature: '' }, 401],
    [
      'a signature with another secret',
      { timestamp: now, signature: sign(now, good, 'another-secret') },
      401,
    ],
    ['a signature of another body', { timestamp: now, signature: sign(now, '{}') }, 401],
    ['a signature of another time', { timestamp: now, signature: sign(seconds(-1), good) }, 401],
    ['an old signature', { timestamp: seconds(-310) }, 401],
    ['a signature from the future', { timestamp: seconds(310) }, 401],
    ['no timestamp', { timestamp: '' }, 401],
    ['an invalid timestamp', { timestamp: '1e9' }, 401],
    ['a body over the limit', { body: long }, 413],
    ['another content type', { type: 'text/plain' }, 400],
    ['malformed JSON', { body: '{' }, 400],
    ['an empty lead', { body: '{}' }, 400],
    ['an unknown form', { body: JSON.stringify({ ...lead, form: 'login' }) }, 400],
  ])('is rejected with %s', async (_, wrong, status) => {
    expect(await call(wrong)).toBe(status);
  });
});
