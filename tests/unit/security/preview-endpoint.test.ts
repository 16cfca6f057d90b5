import { GET } from '@/app/api/preview/route';
import { log } from '@/lib/server/log';

const mockSecret = 'a-secret-of-the-editors';
jest.mock('@/lib/env', () => ({ env: () => ({ previewSecret: mockSecret, trustedProxyHops: 1 }) }));
jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));
jest.mock('next/headers', () => ({
  cookies: async () => ({ delete: jest.fn() }),
  draftMode: async () => ({ enable: jest.fn() }),
}));
/** Where the site redirected to. */
const mockRedirect = jest.fn();
jest.mock('next/navigation', () => ({ redirect: (path: string) => mockRedirect(path) }));
jest.mock('@/lib/security/draft-mode', () => ({ signDraftMode: jest.fn(), closePreview: jest.fn() }));

/** Most checks of a sender within a minute. */
const limit = 30;

/** Returns the response to a check of a secret by a sender. */
async function check(secret: string, sender: string): Promise<Response> {
  const url = `http://site.example/api/preview?${new URLSearchParams({ secret, slug: 'a' })}`;
  return GET(new Request(url, { headers: { 'x-forwarded-for': sender } })) as Promise<Response>;
}
const refusals = () => jest.mocked(log).mock.calls.filter(([, event]) => event === 'preview_refused');
beforeEach(() => jest.mocked(log).mockClear());

test('logs a wrong secret without the secret or the sender', async () => {
  expect((await check('a-guess', '192.0.2.1')).status).toBe(401);
  expect(refusals()).toEqual([['warn', 'preview_refused', { endpoint: 'preview', status: 401 }]]);
});

test('refuses a sender over the limit, even with the valid secret, and no other sender', async () => {
  for (let guess = 0; guess < limit; guess += 1) {
    expect((await check(`guess-${guess}`, '198.51.100.1')).status).toBe(401);
  }
  const refused = await check(mockSecret, '198.51.100.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refusals()).toHaveLength(limit);
  expect(mockRedirect).not.toHaveBeenCalled();
  await check(mockSecret, '203.0.113.1');
  expect(mockRedirect).toHaveBeenCalledWith('/resources/a');
});
