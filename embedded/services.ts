/**
 * The process of the embedded services: `node embedded/services.ts [content] [store]`, with the settings of settings.ts.
 * It sends its parent `{ url }` as soon as it answers, or `{ reason }`, one sentence, before it exits with code 1.
 */
import { log } from '../lib/log.ts';
import { sentenceOf } from './database.ts';
import { type Services, startServices } from './server.ts';
import { readSettings } from './settings.ts';

export type ServicesMessage = { url: string } | { reason: string };

let services: Services | undefined;
let stopping = false;

async function stop(cause: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log('info', 'services_stopping', { cause });
  // Gives up after 8 s.
  setTimeout(() => process.exit(1), 8_000).unref();
  await services?.stop();
  process.exit(0);
}

process.on('SIGTERM', () => stop('SIGTERM'));
process.on('disconnect', () => stop('parent is gone'));
// A terminal sends signals to all processes. The parent stops the site first, whose last requests need the services.
for (const name of ['SIGINT', 'SIGHUP'] as const) process.on(name, () => process.connected || stop(name));

/** Resolves when the message is sent: an exit would lose a queued one. */
const tell = (message: ServicesMessage) =>
  new Promise((resolve) => process.send?.(message, undefined, undefined, resolve) ?? resolve(null));

try {
  services = await startServices(readSettings(process.argv.slice(2)));
  await tell({ url: services.url });
} catch (error) {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const reason = isPortTaken ? 'The port of EMBEDDED_PORT is in use by another process.' : sentenceOf(error);
  log('error', 'services_failed', { reason });
  await tell({ reason });
  process.exit(1);
}
