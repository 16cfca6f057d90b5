import { createServer, type Server, type Socket } from 'node:net';
import { listen } from '../../support/http';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));
let redisUrl: string | undefined;
jest.mock('@/lib/env', () => ({ env: () => ({ formRateLimit: 2, redisUrl }) }));

type Counter = Promise<{ client: { destroy(): void } }> | undefined;
const counters = globalThis as unknown as Record<symbol, Counter>;
const symbolOf = (name: string) => Symbol.for(`attesta.${name}`);

/** Clears the counters of a process. */
async function end() {
  (await counters[symbolOf('redis')])?.client.destroy();
  for (const name of ['redis', 'rate-limit-redis-submissions', 'rate-limit-memory-submissions']) {
    delete counters[symbolOf(name)];
  }
}

/** Loads the module with new counters, as in another process. */
async function anotherProcess() {
  await end();
  jest.resetModules();
  return (await import('@/lib/leads/rate-limit')).isOverLimit;
}
type IsOverLimit = Awaited<ReturnType<typeof anotherProcess>>;

afterAll(end);

async function answersOf(isOverLimit: IsOverLimit, address: string, times: number) {
  const responses: boolean[] = [];
  for (let time = 0; time < times; time += 1) responses.push(await isOverLimit(address));
  return responses;
}

/** The part of Redis that the counter needs: responds with OK to every command and counts evaluations. */
function redis(): { server: Server; sockets: Set<Socket>; silent: boolean; keys: string[] } {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const state = { sockets, silent: false, keys: [] as string[] };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const words = chunk.toString().split('\r\n');
      for (const [index, word] of words.entries()) {
        if (!word.startsWith('*') || state.silent) continue;
        const command = words[index + 2]?.toUpperCase();
        if (command === 'EVAL') {
          const key = words[index + 8] ?? '';
          state.keys.push(key);
          counts.set(key, (counts.get(key) ?? 0) + 1);
          socket.write(`*2\r\n:${counts.get(key)}\r\n:60000\r\n`);
        } else if (command === 'HELLO') socket.write('%1\r\n+proto\r\n:3\r\n');
        else socket.write('+OK\r\n');
      }
    });
  });
  return Object.assign(state, { server });
}

beforeEach(() => {
  redisUrl = undefined;
});

test('counts per address and allows exactly the limit', async () => {
  const isOverLimit = await anotherProcess();
  expect(await answersOf(isOverLimit, '192.0.2.1', 4)).toEqual([false, false, true, true]);
  expect(await answersOf(isOverLimit, '192.0.2.2', 1)).toEqual([false]);
});

test('counts POSTs separately from submissions, so that a request passes both', async () => {
  const isOverLimit = await anotherProcess();
  const { secondsOverPostLimit } = await import('@/lib/leads/rate-limit');
  for (let time = 0; time < 2; time += 1) {
    expect(await secondsOverPostLimit('192.0.2.9')).toBeNull();
    expect(await isOverLimit('192.0.2.9')).toBe(false);
  }
  expect(await secondsOverPostLimit('192.0.2.9')).toBeGreaterThan(0);
  expect(await secondsOverPostLimit('192.0.2.10')).toBeNull();
});

test('allows 20 times the limit of one sender to all senders together', async () => {
  await anotherProcess();
  const { isOverTotalLimit } = await import('@/lib/leads/rate-limit');
  const responses: boolean[] = [];
  for (let time = 0; time < 41; time += 1) responses.push(await isOverTotalLimit());
  expect(responses.indexOf(true)).toBe(40);
});

test('resets the counter of an address after a minute', async () => {
  jest.useFakeTimers();
  try {
    const isOverLimit = await anotherProcess();
    expect(await answersOf(isOverLimit, '192.0.2.1', 3)).toEqual([false, false, true]);
    jest.advanceTimersByTime(60_001);
    expect(await answersOf(isOverLimit, '192.0.2.1', 1)).toEqual([false]);
  } finally {
    jest.useRealTimers();
  }
});

test('counts in the process without waiting when Redis is unavailable', async () => {
  redisUrl = 'redis://127.0.0.1:1';
  const isOverLimit = await anotherProcess();
  const started = Date.now();
  expect(await answersOf(isOverLimit, '192.0.2.1', 3)).toEqual([false, false, true]);
  expect(Date.now() - started).toBeLessThan(1500);
});

describe('with Redis', () => {
  const store = redis();
  let address: string;
  beforeAll(async () => {
    address = (await listen(store.server)).replace('http:', 'redis:');
  });
  afterAll(() => {
    for (const socket of store.sockets) socket.destroy();
    store.server.close();
  });
  beforeEach(() => {
    redisUrl = address;
    store.silent = false;
  });

  /** The first submissions, from another address, find Redis not yet connected. */
  const connected = async (isOverLimit: IsOverLimit) => {
    store.keys = [];
    for (let time = 0; store.keys.length === 0 && time < 50; time += 1) {
      await isOverLimit(`192.0.3.${time}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(store.keys.length).toBeGreaterThan(0);
  };

  test('shares counters between two processes without sending addresses to Redis', async () => {
    const first = await anotherProcess();
    await connected(first);
    expect(await answersOf(first, '192.0.2.7', 1)).toEqual([false]);
    const second = await anotherProcess();
    await connected(second);
    expect(await answersOf(second, '192.0.2.7', 2)).toEqual([false, true]);
    expect(store.keys.join()).toMatch(/^attesta:submissions:/);
    expect(store.keys.join()).not.toContain('192.0.2');
  });

  test('does not wait for a silent Redis', async () => {
    const isOverLimit = await anotherProcess();
    await connected(isOverLimit);
    store.silent = true;
    const started = Date.now();
    expect(await answersOf(isOverLimit, '192.0.2.8', 3)).toEqual([false, false, true]);
    expect(Date.now() - started).toBeLessThan(3000);
  });
});
