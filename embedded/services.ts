import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { log } from '../lib/server/log.ts';
import { contentRoutes } from './content.ts';
import { Dataset } from './dataset.ts';
import { errorSentence } from './error-sentence.ts';
import { sanityError } from './errors.ts';
import { lockFolder, ownerFile } from './lock.ts';
import { readSettings, type Settings } from './settings.ts';
import { createStore } from './store.ts';

/** Requests may finish for this long when the services stop, in ms. */
const requestsStopMs = 3_000;

export type Services = Awaited<ReturnType<typeof startServices>>;

/**
 * Starts the services that the settings name, on 127.0.0.1 only. The database stays closed until the first submission.
 * @param before adds routes that come first; tests simulate failures with them.
 * @throws FolderInUseError when another process owns the data folder, or the system's error when the port is taken.
 */
export async function startServices(settings: Settings, before?: Hono<{ Bindings: HttpBindings }>) {
  const { services, dataDir } = settings;
  const unlock = services.includes('store') ? lockFolder(dataDir) : null;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: '127.0.0.1',
    // Keep-alive outlasts the client's, so that the site never writes to a connection that is closing.
    serverOptions: { requestTimeout: 30_000, keepAliveTimeout: 65_000 },
  }) as Server;
  server.listen(settings.port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  app.use(async (context, next) => {
    // Against DNS rebinding: a web page may have its own domain resolved to 127.0.0.1.
    const host = context.req.header('host') ?? '';
    if (/^(127\.0\.0\.1|localhost)(:\d{1,5})?$/i.test(host)) return next();
    throw sanityError(421, 'This service accepts only 127.0.0.1 and localhost.');
  });
  if (before) app.route('/', before);
  if (services.includes('content')) {
    const dataset = new Dataset(settings.datasetDir, url);
    app.route('/', contentRoutes(dataset, settings.readToken));
    // Read early, to be ready for the first request; a failure is logged, and requests report it.
    dataset.current().catch(() => undefined);
  }
  const token = randomBytes(32).toString('base64url');
  const store = unlock && createStore(settings, token);
  if (store) {
    app.route('/', store.routes);
    const owner = path.join(dataDir, ownerFile);
    writeFileSync(`${owner}.new`, JSON.stringify({ pid: process.pid, url, token }), { mode: 0o600 });
    renameSync(`${owner}.new`, owner);
  }
  app.notFound(() => sanityError(404, 'Not Found').getResponse());
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    // A database error may quote a visitor's input, so only its kind is logged.
    log('error', 'request_failed', { kind: error.name });
    return sanityError(500, 'The request failed.').getResponse();
  });

  return {
    /** Without trailing slash. */
    url,
    /** Stops listening, closes the database and releases the folder. */
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      store?.stopDelivering();
      const timer = setTimeout(() => server.closeAllConnections(), requestsStopMs);
      await closed;
      clearTimeout(timer);
      await store?.close();
      if (store) rmSync(path.join(dataDir, ownerFile));
      unlock?.();
    },
  };
}

/** Message from the services process to its parent: its URL once it responds, or why it exits with code 1. */
export type ServicesMessage = { url: string } | { reason: string };

/** `node embedded/services.ts [content] [store]`, with the settings of settings.ts. */
async function main(): Promise<void> {
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
    const reason = isPortTaken
      ? 'The port of EMBEDDED_PORT is in use by another process.'
      : errorSentence(error);
    log('error', 'services_failed', { reason });
    await tell({ reason });
    process.exit(1);
  }
}

if (import.meta.main) await main();
