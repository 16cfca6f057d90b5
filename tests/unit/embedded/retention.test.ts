import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteExpired, deleteExpiredDaily } from '@/embedded/retention';
import { log } from '@/lib/server/log';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-27T12:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'retention-'));
const note = path.join(folder, 'expired');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(note, { force: true });
  jest.mocked(log).mockClear();
});

/** The part of a database that the retention needs: rows by the time from which they are expired. */
function database(...expiredFrom: number[]) {
  let rows = expiredFrom;
  let clock = now;
  const remove = () => {
    const count = rows.filter((time) => time <= clock).length;
    rows = rows.filter((time) => time > clock);
    return { rows: [{ count }] };
  };
  const stub = {
    query: async () => remove(),
    transaction: async (run: (transaction: object) => Promise<unknown>) => {
      const before = rows;
      const rollback = async () => {
        rows = before;
      };
      return run({ query: async () => remove(), rollback });
    },
  };
  return {
    stub,
    left: () => rows.length,
    setClock(at: number) {
      clock = at;
    },
    /** Starts at a time, and returns how many rows are left. */
    async start(at: number): Promise<number> {
      clock = at;
      await deleteExpired(stub as never, note, at);
      return rows.length;
    },
  };
}

test('deletes expired rows a day after they were found, and no others', async () => {
  const { start } = database(now - day, now + 100 * day);
  expect(await start(now)).toBe(2);
  expect(await start(now + day - 1)).toBe(2);
  expect(await start(now + day)).toBe(1);
  expect(existsSync(note)).toBe(false);
  expect(jest.mocked(log).mock.calls.map(([, , fields]) => fields)).toEqual([
    { count: 1, deleted: false },
    { count: 1, deleted: true },
  ]);
});

test('deletes nothing when the clock is wrong for less than a day', async () => {
  const { start } = database(now + 300 * day, now + 364 * day);
  expect(await start(now)).toBe(2);
  expect(await start(now + 370 * day)).toBe(2);
  expect(await start(now + 370 * day + 3_600_000)).toBe(2);
  expect(await start(now + 60_000)).toBe(2);
  expect(existsSync(note)).toBe(false);
  // A later jump starts again.
  expect(await start(now + 380 * day)).toBe(2);
});

test('does not trust a note from the future', async () => {
  const { start } = database(now - day);
  await start(now + 400 * day);
  expect(await start(now)).toBe(1);
  expect(await start(now + day)).toBe(0);
});

describe('a process that runs for months', () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  /** Lets days pass in the process and in the database. */
  async function pass(days: number, setClock: (at: number) => void) {
    for (let passed = 0; passed < days; passed += 1) {
      setClock(Date.now() + day);
      await jest.advanceTimersByTimeAsync(day);
    }
  }

  test('deletes rows that expire while it runs', async () => {
    const { stub, left, setClock } = database(now + 30 * day, now + 300 * day);
    deleteExpiredDaily(stub as never, note);
    await pass(29, setClock);
    expect(left()).toBe(2);
    await pass(2, setClock);
    expect(left()).toBe(1);
  });

  test('tries again the next day after a failure, and logs it', async () => {
    const { stub, left, setClock } = database(now - day);
    const { transaction } = stub;
    stub.transaction = () => Promise.reject(new Error('the disk is full'));
    deleteExpiredDaily(stub as never, note);
    await pass(1, setClock);
    expect(jest.mocked(log)).toHaveBeenCalledWith('error', 'retention_failed', expect.anything());
    stub.transaction = transaction;
    await pass(2, setClock);
    expect(left()).toBe(0);
  });

  test('leaves a closed database alone', async () => {
    const { stub, left, setClock } = database(now - day);
    deleteExpiredDaily({ ...stub, closed: true } as never, note);
    await pass(3, setClock);
    expect(left()).toBe(1);
  });
});
