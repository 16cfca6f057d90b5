/** @jest-environment node */
import { NextRequest } from 'next/server';
import { isDevelopment } from '@/lib/env';
import middleware from '@/middleware';

jest.mock('@/lib/env', () => ({
  env: () => ({ hosting: { ownServer: true }, indexNow: null }),
  isDevelopment: jest.fn(),
}));
jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));

const next = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();
beforeEach(() => {
  next.mockReset();
  Object.assign(globalThis, { fetch: next });
});

/** Requests a path that the table of routes does not have. */
async function visit(development: boolean, headers?: HeadersInit) {
  jest.mocked(isDevelopment).mockReturnValue(development);
  const response = await middleware(new NextRequest('http://localhost:3000/just-added', { headers }));
  return [response.status, response.headers.get('x-middleware-rewrite')];
}

const page = [200, 'http://localhost:3000/en/just-added'];
const notFound = [404, 'http://localhost:3000/en/not-found'];

it('serves a page that Next knows before the table of routes does', async () => {
  next.mockResolvedValue({ ok: true });
  expect(await visit(true)).toEqual(page);
  const [[url, request] = []] = next.mock.calls;
  expect(url).toBe('http://localhost:3000/just-added');
  expect(request?.method).toBe('HEAD');
  // The request that asks Next does not ask again.
  next.mockClear();
  expect(await visit(true, request?.headers)).toEqual(page);
  expect(next).not.toHaveBeenCalled();
});

it('responds with 404 for a page that Next does not know', async () => {
  next.mockResolvedValue({ ok: false });
  expect(await visit(true)).toEqual(notFound);
});

it('never asks Next in production', async () => {
  expect(await visit(false)).toEqual(notFound);
  expect(await visit(false, { 'x-past-the-table': '1' })).toEqual(notFound);
  expect(next).not.toHaveBeenCalled();
});
