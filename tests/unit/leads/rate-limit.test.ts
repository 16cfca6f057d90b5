import { createServer, type Server, type Socket } from 'node:net';
import { networksOf } from '@/lib/server/sender-limits';
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
  const own = /^attesta\.(redis$|rate-limit-)/;
  for (const symbol of Object.getOwnPropertySymbols(counters)) {
    if (own.test(symbol.description ?? '')) delete counters[symbol];
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

describe('networks', () => {
  const hex = (number: number) => number.toString(16);

  test.each([
    ['2001:db8:1:12ff::/64', ['2001:db8:1:12ff::/64', '2001:db8:1:12/56', '2001:db8:1:/48']],
    ['0:0:0:0::/64', ['0:0:0:0::/64', '0:0:0:0/56', '0:0:0:/48']],
    ['192.0.2.7', ['192.0.2.7', '192.0.2/24']],
    ['unknown', ['unknown']],
  ])('of %s are %j', (sender, names) => {
    expect(networksOf(sender).map(({ name }) => name)).toEqual(names);
  });

  test('of one sender have larger limits the wider they are', async () => {
    const isOverLimit = await anotherProcess();
    const send = async (times: number, sender: (time: number) => string) => {
      let accepted = 0;
      for (let time = 0; time < times; time += 1) if (!(await isOverLimit(sender(time)))) accepted += 1;
      return accepted;
    };
    // Another /64 of the same /56, another /56 of the same /48, and another address of the same /24 each time.
    expect(await send(100, (time) => `2001:db8:1:${hex(time)}::/64`)).toBe(4);
    expect(await send(100, (time) => `2001:db8:2:${hex(time * 256)}::/64`)).toBe(16);
    expect(await send(100, (time) => `192.0.2.${time}`)).toBe(16);
    expect(await send(1, () => '2001:db8:3:1::/64')).toBe(1);
  });
});

describe('valid submissions', () => {
  const load = async () => {
    await anotherProcess();
    return (await import('@/lib/leads/rate-limit')).isOverStoreLimit;
  };

  test('of one sender are limited per hour and per day', async () => {
    jest.useFakeTimers();
    try {
      const isOverStoreLimit = await load();
      const acceptedInAnHour = async () => {
        let accepted = 0;
        for (let sent = 0; sent < 20; sent += 1) if (!(await isOverStoreLimit('192.0.2.1'))) accepted += 1;
        jest.advanceTimersByTime(3_600_001);
        return accepted;
      };
      expect(await acceptedInAnHour()).toBe(4);
      expect(await acceptedInAnHour()).toBe(4);
      expect(await acceptedInAnHour()).toBe(4);
      expect(await acceptedInAnHour()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('of a flood from any number of networks never refuse the first one of another person', async () => {
    const isOverStoreLimit = await load();
    let refused = 0;
    for (let sent = 0; sent < 600; sent += 1) {
      const network = `10.${Math.floor(sent / 4)}.0`;
      if (await isOverStoreLimit(`${network}.${sent % 4}`)) refused += 1;
    }
    expect(refused).toBeGreaterThan(200);
    expect(await isOverStoreLimit('203.0.113.9')).toBe(false);
    expect(await isOverStoreLimit('2001:db8:9:9::/64')).toBe(false);
  });

  test('of one /48 network leave the forms open to everyone else', async () => {
    const isOverStoreLimit = await load();
    for (let sent = 0; sent < 600; sent += 1) await isOverStoreLimit(`2001:db8:1:${sent.toString(16)}::/64`);
    for (let person = 0; person < 20; person += 1)
      expect(await isOverStoreLimit(`203.0.${person}.9`)).toBe(false);
  });
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
