import { GET as health } from '@/app/api/health/route';
import { GET as ready } from '@/app/api/ready/route';
import { isContentAlive } from '@/lib/articles/client';
import { isStoreAlive } from '@/lib/leads/store';
import { stopInTime } from '@/lib/self-hosting/shutdown';
import { redis } from '@/lib/server/redis';

jest.mock('@/lib/articles/client', () => ({ isContentAlive: jest.fn() }));
jest.mock('@/lib/leads/store', () => ({ isStoreAlive: jest.fn() }));
jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));
const mockEnv = {
  redisUrl: undefined as string | undefined,
  content: null as object | null,
  store: null as object | null,
  previewDeployment: false,
  healthRepeat: 5_000,
};
jest.mock('@/lib/env', () => ({ env: () => mockEnv }));

const content = jest.mocked(isContentAlive);
const store = jest.mocked(isStoreAlive);

beforeEach(() => {
  for (const name of ['services-health', 'shutdown']) {
    delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(`attesta.${name}`)];
  }
  Object.assign(mockEnv, { redisUrl: undefined, content: {}, store: {}, previewDeployment: false });
  content.mockReset().mockResolvedValue(true);
  store.mockReset().mockResolvedValue(true);
});

const statusAndBody = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});

test('reports health without calling services', async () => {
  const response = health();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await statusAndBody(response)).toEqual({ status: 200, body: { status: 'ok' } });
  expect(content).not.toHaveBeenCalled();
  expect(store).not.toHaveBeenCalled();
});

describe('ready', () => {
  test('aborts a hanging service and reports it as failing in time', async () => {
    let given: AbortSignal | undefined;
    content.mockImplementation((signal) => {
      given = signal;
      return new Promise(() => undefined);
    });
    const started = performance.now();
    expect((await statusAndBody(await ready())).body.services).toEqual({ content: 'failing', store: 'ok' });
    expect(performance.now() - started).toBeLessThan(2_500);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(given?.aborted).toBe(true);
  });

  test('calls the services once in five seconds for many callers', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    await Promise.all(Array.from({ length: 50 }, ready));
    now.mockReturnValue(5_900);
    await ready();
    expect([content.mock.calls.length, store.mock.calls.length]).toEqual([1, 1]);
    content.mockResolvedValue(false);
    now.mockReturnValue(6_100);
    expect((await statusAndBody(await ready())).body.status).toBe('degraded');
    expect(content).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  test('includes the cache if one is configured', async () => {
    const redisUrl = 'redis://127.0.0.1:1';
    mockEnv.redisUrl = redisUrl;
    expect((await statusAndBody(await ready())).body).toEqual({
      status: 'degraded',
      services: { content: 'ok', store: 'ok', cache: 'failing' },
    });
    (await redis(redisUrl)).client.destroy();
  });

  const preview = { previewDeployment: true };
  test.each([
    ['a preview omits a service that is not configured', { ...preview, store: null }, { content: 'ok' }],
    ['a preview without services is ready', { ...preview, content: null, store: null }, {}],
    ['a preview reports that its store is failing', preview, { content: 'ok', store: 'failing' }],
    ['a production site without a store is incomplete', { store: null }, { content: 'ok', store: 'failing' }],
  ])('%s', async (_, given, services: Record<string, string>) => {
    Object.assign(mockEnv, given);
    store.mockRejectedValue(new Error('no data store is configured'));
    const [status, code] =
      'previewDeployment' in given && given.previewDeployment
        ? ([services.store ? 'degraded' : 'ready', 200] as const)
        : (['incomplete', 503] as const);
    expect(await statusAndBody(await ready())).toEqual({ status: code, body: { status, services } });
    expect(store).toHaveBeenCalledTimes(services.store ? 1 : 0);
  });

  test('reports a stopping process as not ready', async () => {
    const listeners = new Map<string, () => void>();
    const once = jest.spyOn(process, 'once').mockImplementation((name, listener) => {
      listeners.set(String(name), listener as () => void);
      return process;
    });
    stopInTime();
    const timer = jest.spyOn(globalThis, 'setTimeout').mockReturnValue({ unref: jest.fn() } as never);
    listeners.get('SIGTERM')?.();
    timer.mockRestore();
    once.mockRestore();
    expect(await statusAndBody(await ready())).toMatchObject({ status: 503, body: { status: 'stopping' } });
  });
});
