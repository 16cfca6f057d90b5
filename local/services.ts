import { join } from 'node:path';
import { log } from '../lib/log.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { sentenceOf } from './sentence-of.ts';
import { readSettings } from './settings.ts';

/**
 * The owner process of the embedded services: `node local/services.ts [content] [store]`, both when none is named.
 * Its settings are in settings.ts.
 *
 * Over IPC, or as a JSON line on standard output when there is no parent, it says `{type:'ready', url}` as soon as it
 * listens, or `{type:'failed', reason}` with one sentence before it exits with code 1. `failed` may follow `ready`:
 * the database is opened after the port. It stops on SIGTERM and when its parent is gone; without a parent also on
 * SIGINT and SIGHUP.
 */

export type ServicesMessage = { type: 'ready'; url: string } | { type: 'failed'; reason: string };

/** A stop that takes longer than this, in ms, is not waited for. */
const stopLimit = 8_000;

let server: EmbeddedServer | null = null;
let stopping = false;

async function tell(message: ServicesMessage): Promise<void> {
  await new Promise<void>((resolve) => {
    // The callback matters before an exit: a message that is still queued would be lost.
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
  });
}

async function fail(error: unknown): Promise<void> {
  if (stopping) return;
  stopping = true;
  const reason = sentenceOf(error);
  log('error', 'services_failed', { reason });
  await tell({ type: 'failed', reason });
  process.exit(1);
}

async function stop(cause: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log('info', 'services_stopping', { cause });
  setTimeout(() => process.exit(1), stopLimit).unref();
  await server?.stop();
  process.exit(0);
}

process.on('SIGTERM', () => stop('SIGTERM'));
for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A terminal sends them to every process at once. The parent stops the site first: its last requests need the
    // services.
    if (!process.connected) stop(signal);
  });
}
process.on('disconnect', () => stop('parent is gone'));

try {
  const projectDir = join(import.meta.dirname, '..');
  const settings = readSettings(process.argv.slice(2), process.env, process.cwd(), projectDir);
  server = await startEmbeddedServer(settings, () => {
    log('error', 'data_folder_lost', { folder: settings.dataDir });
    // Not through stop(): closing the database would write to files that another process has opened.
    process.kill(process.pid, 'SIGKILL');
  });
  if (stopping) await server.stop();
  else {
    await tell({ type: 'ready', url: server.url });
    await server.opened;
  }
} catch (error) {
  await fail(error);
}
