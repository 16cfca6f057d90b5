import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/**
 * One process owns a data folder. PGlite has no guard of its own: a second process opens the same files without an
 * error and the two destroy them.
 *
 * The lock is a file next to the database that names its owner. An owner that has died does not block: where the
 * machine can tell, the process is looked up; where it cannot (another container or host on a shared volume, a
 * platform without start times) the owner's heartbeat, the file's modification time, decides.
 */

export type LockRecord = ProcessIdentity & {
  /** Tells locks apart, whoever wrote them. */
  nonce: string;
  /** Secret for the loopback endpoint that reads submissions; the file is readable by its owner only (0600). */
  token: string;
  /** Where the owner answers, once it listens. */
  url: string | null;
};

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export type OwnerLock = {
  readonly token: string;
  /** Writes into the lock where this process answers. */
  announce(url: string): void;
  /** Gives the folder up. Synchronous, so that it works while the process exits; harmless when repeated. */
  release(): void;
};

/** An owner of whom nothing but the heartbeat is known is dead after this silence, in ms. */
const silence = 30_000;
const heartbeat = 3_000;

const lockPath = (dataDir: string) => join(dataDir, 'store.lock');

type Found = { nonce: string; record: LockRecord | null; writtenAt: number };

function readLockFile(path: string): Found | null {
  let text: string;
  let writtenAt: number;
  try {
    text = readFileSync(path, 'utf8');
    writtenAt = statSync(path).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const record = JSON.parse(text) as LockRecord;
    if (
      Number.isInteger(record.pid) &&
      typeof record.nonce === 'string' &&
      /^[0-9a-f]+$/.test(record.nonce)
    ) {
      return { nonce: record.nonce, record, writtenAt };
    }
  } catch {
    // Half-written by somebody who died, or edited by hand.
  }
  return { nonce: createHash('sha1').update(text).digest('hex'), record: null, writtenAt };
}

function isAlive(found: Found): boolean {
  const age = Date.now() - found.writtenAt;
  // Creating a file and writing it are two steps; nobody needs a second between them.
  if (!found.record) return age < 1_000;
  return isRunning(found.record) ?? age < silence;
}

/** The lock of a living owner, or null when the folder is free. */
export function readLiveLock(dataDir: string): LockRecord | null {
  const found = readLockFile(lockPath(dataDir));
  return found && isAlive(found) ? found.record : null;
}

function createExclusively(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function replaceAtomically(path: string, text: string, nonce: string): void {
  const draft = `${path}.${nonce}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, path);
}

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Takes a data folder, creating it if need be.
 * @param onLost called when another process has taken the folder all the same (this one was frozen, say). Nothing may
 *   be written any more.
 * @throws FolderInUseError with one sentence when another process owns it.
 */
export function acquireLock(dataDir: string, onLost: () => void): OwnerLock {
  // Names and messages of visitors: for the owner's eyes only.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = lockPath(dataDir);
  const record: LockRecord = {
    ...ownIdentity(),
    nonce: randomBytes(12).toString('hex'),
    token: randomBytes(32).toString('base64url'),
    url: null,
  };
  const text = () => `${JSON.stringify(record)}\n`;

  for (let attempt = 0; ; attempt += 1) {
    if (createExclusively(path, text())) break;
    const found = readLockFile(path);
    if (!found) continue;
    if (found.record && isAlive(found)) {
      throw new FolderInUseError(`The data folder ${dataDir} is in use by process ${found.record.pid}.`);
    }
    if (!isAlive(found) && takeOver(path, found.nonce, text(), record.nonce)) break;
    // Somebody else is between two steps of taking it: look again.
    if (attempt === 100)
      throw new FolderInUseError(`The data folder ${dataDir} is being taken by other processes.`);
    pause(50);
  }

  let held = true;
  const beat = () => {
    const found = readLockFile(path);
    // Removed by hand: put it back before somebody takes the folder for free.
    if (!found) createExclusively(path, text());
    else if (found.nonce !== record.nonce) {
      clearInterval(timer);
      onLost();
    } else {
      const now = new Date();
      utimesSync(path, now, now);
    }
  };
  const timer = setInterval(beat, heartbeat);
  timer.unref();
  return {
    token: record.token,
    announce(url) {
      record.url = url;
      replaceAtomically(path, text(), record.nonce);
    },
    release() {
      if (!held) return;
      held = false;
      clearInterval(timer);
      if (readLockFile(path)?.nonce === record.nonce) rmSync(path, { force: true });
    },
  };
}

/**
 * Replaces the lock of a dead owner. Two processes may find it dead at once, and one of them may be interrupted
 * between looking and replacing; so only the holder of a claim on exactly this dead lock (by its nonce) may replace
 * it, and looks again once he has the claim. A claim whose holder has died is passed over.
 */
function takeOver(path: string, deadNonce: string, text: string, nonce: string): boolean {
  const claims: string[] = [];
  for (let number = 0; ; number += 1) {
    const claim = `${path}.claim-${deadNonce}-${number}`;
    claims.push(claim);
    if (createExclusively(claim, text)) break;
    const holder = readLockFile(claim);
    if (holder && isAlive(holder)) return false;
  }
  const unchanged = readLockFile(path)?.nonce === deadNonce;
  if (unchanged) replaceAtomically(path, text, nonce);
  for (const claim of claims) rmSync(claim, { force: true });
  return unchanged;
}
