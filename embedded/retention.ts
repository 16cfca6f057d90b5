import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { log } from '../lib/server/log.ts';
import { errorSentence } from './error-sentence.ts';

/** How long expired rows wait for their deletion, in ms. */
const waitingTime = 24 * 3_600_000;
/** How often rows older than the privacy policy allows are deleted, in ms; hosted projects do that every night. */
const interval = 24 * 3_600_000;

/**
 * Deletes rows older than the privacy policy allows, at the earliest a day after they were first found expired: one start
 * with a wrong clock must not delete every lead.
 * @param note path of a file with the time when expired rows were found.
 */
export async function deleteExpired(database: PGlite, note: string, now = Date.now()): Promise<void> {
  const sql = 'select public.delete_expired_submissions() as count';
  const count = await database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ count: number }>(sql);
    await transaction.rollback();
    return rows[0]?.count ?? 0;
  });
  if (count === 0) return rmSync(note, { force: true });
  const foundAt = existsSync(note) ? Date.parse(readFileSync(note, 'utf8').trim()) : Number.NaN;
  // A note from the future is of a wrong clock too.
  if (!(foundAt <= now)) {
    writeFileSync(note, `${new Date(now).toISOString()}\n`, { mode: 0o600 });
    log('warn', 'leads_expired', { count, deleted: false });
  } else if (now - foundAt >= waitingTime) {
    await database.query(sql);
    rmSync(note, { force: true });
    log('info', 'leads_expired', { count, deleted: true });
  }
}

/** Deletes expired rows every day, because a process may run for longer than they may be kept. */
export function deleteExpiredDaily(database: PGlite, note: string): void {
  const run = () =>
    deleteExpired(database, note).catch((error: unknown) => {
      log('error', 'retention_failed', { reason: errorSentence(error) });
    });
  setInterval(() => database.closed || run(), interval).unref();
}
