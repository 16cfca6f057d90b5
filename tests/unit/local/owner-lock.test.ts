/** @jest-environment node */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  acquireLock,
  FolderInUseError,
  type LockRecord,
  readLiveLock,
} from '../../../local/store/owner-lock.ts';
import { ownIdentity } from '../../../local/store/process-identity.ts';
import { removeFolders, temporaryFolder } from './embedded-process.ts';

// Processes start here, and a busy machine takes its time.
jest.setTimeout(60_000);

const unexpected = () => {
  throw new Error('The lock was lost.');
};
const lockFile = (folder: string) => join(folder, 'store.lock');
const writeLock = (folder: string, change: Partial<LockRecord>, age = 0) => {
  mkdirSync(folder, { recursive: true });
  const record = { ...ownIdentity(), nonce: 'abcdef', token: 't', url: null, ...change };
  writeFileSync(lockFile(folder), JSON.stringify(record));
  const time = new Date(Date.now() - age);
  utimesSync(lockFile(folder), time, time);
};
const tryLock = (folder: string) => {
  try {
    acquireLock(folder, unexpected).release();
    return 'taken';
  } catch (error) {
    if (error instanceof FolderInUseError) return error.message;
    throw error;
  }
};

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'data');
});
afterAll(removeFolders);

test('a lock names its owner, is private, and goes when it is released', () => {
  const lock = acquireLock(folder, unexpected);
  lock.announce('http://127.0.0.1:1');
  expect(readLiveLock(folder)).toMatchObject({
    pid: process.pid,
    url: 'http://127.0.0.1:1',
    token: lock.token,
  });
  expect(statSync(lockFile(folder)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(tryLock(folder)).toBe(`The data folder ${folder} is in use by process ${process.pid}.`);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(tryLock(folder)).toBe('taken');
});

test('releasing twice does not take the lock of the next owner', () => {
  const first = acquireLock(folder, unexpected);
  first.release();
  const second = acquireLock(folder, unexpected);
  first.release();
  expect(existsSync(lockFile(folder))).toBe(true);
  second.release();
});

test('the lock of a process that has died does not block', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const { pid } = child;
  if (pid === undefined) throw new Error('no child');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  writeLock(folder, { pid, startedAt: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] });
  expect(tryLock(folder)).toContain(`process ${pid}`);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(readLiveLock(folder)).toBeNull();
  expect(tryLock(folder)).toBe('taken');
});

test('a pid that another process uses now does not block', () => {
  writeLock(folder, { pid: process.pid, startedAt: '1' });
  expect(tryLock(folder)).toBe('taken');
});

test('where a pid means nothing the heartbeat decides', () => {
  writeLock(folder, { place: 'another container' }, 10_000);
  expect(tryLock(folder)).toContain('is in use');
  writeLock(folder, { place: 'another container' }, 60_000);
  expect(tryLock(folder)).toBe('taken');
});

test('a lock that nobody finished writing does not block for long', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(lockFile(folder), '{"pid":');
  expect(tryLock(folder)).toBe('taken');
});

test('the claim of a process that died while it took a dead lock over is passed over', () => {
  writeLock(folder, { startedAt: '1' });
  writeFileSync(
    `${lockFile(folder)}.claim-abcdef-0`,
    JSON.stringify({ ...ownIdentity(), startedAt: '1', nonce: 'ab' }),
  );
  expect(tryLock(folder)).toBe('taken');
  expect(readdirSync(folder)).toEqual([]);
});

test('of many that find a dead lock at once, one gets the folder', async () => {
  writeLock(folder, { startedAt: '1' });
  // The winner stays until all have answered: on a busy machine the last may start seconds after the first.
  const script = `
    const { acquireLock } = await import(${JSON.stringify(join(process.cwd(), 'local/store/owner-lock.ts'))});
    try { acquireLock(${JSON.stringify(folder)}, () => {}); console.log('mine'); setTimeout(() => {}, 60_000); }
    catch (error) { console.log(error.name); }
  `;
  const node = join(process.cwd(), 'node_modules/.bin/node');
  const children = Array.from({ length: 6 }, () =>
    spawn(node, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const answers = await Promise.all(
    children.map(
      (child) =>
        new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk).trim()))),
    ),
  );
  for (const child of children) child.kill('SIGKILL');
  expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'FolderInUseError')).toHaveLength(5);
});
