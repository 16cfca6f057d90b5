import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SharedCache } from '@/lib/cache/shared';
import { redis } from '@/lib/redis';

jest.mock('@/lib/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/redis', () => ({ redis: jest.fn().mockRejectedValue(new Error('away')) }));

test('a clock that is set back by a day does not keep Redis waiting for a day', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  writeFileSync(path.join(folder, 'BUILD_ID'), 'a-build');
  const files = {
    get: async () => null,
    set: async () => undefined,
    revalidateTag: async () => undefined,
    resetRequestCache: () => undefined,
  };
  const read = () =>
    new SharedCache(files, 'redis://127.0.0.1:1', path.join(folder, 'server')).get('/page', {
      kind: 'APP_PAGE',
      isFallback: false,
    } as never);
  await read();
  const asked = jest.mocked(redis).mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  await read();
  expect(redis).toHaveBeenCalledTimes(asked);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - 86_400_000);
  await sleep(1_100);
  await read();
  expect(jest.mocked(redis).mock.calls.length).toBeGreaterThan(asked);
  rmSync(folder, { recursive: true });
});
