import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '../lib/log.ts';
import { ContentService } from './content/content-service.ts';
import { abandonBody, isLoopbackHost, sendJson } from './http-exchange.ts';
import type { Settings } from './settings.ts';
import { acquireLock, type OwnerLock } from './store/owner-lock.ts';
import { StoreService, submissionsPath } from './store/store-service.ts';

/** Requests may finish for this long when the services stop, in ms. */
const stopPatience = 3_000;

export type EmbeddedServer = {
  /** `http://127.0.0.1:<port>`, without trailing slash. */
  url: string;
  /** Resolves when the database is open (at once without a store), rejects when it cannot be opened. */
  opened: Promise<void>;
  /** Stops listening, closes the database and gives the folder up. */
  stop(): Promise<void>;
};

/**
 * Starts the stand-ins that the settings name, on 127.0.0.1 only. It listens before the database is open; requests to
 * the store wait.
 * @param onLost called when another process has taken the data folder; this one must end without writing.
 * @throws FolderInUseError when another process owns the data folder, or the system's error when the port is taken.
 */
export async function startEmbeddedServer(settings: Settings, onLost: () => void): Promise<EmbeddedServer> {
  const lock = settings.services.includes('store') ? acquireLock(settings.dataDir, onLost) : null;
  // However the process ends, short of SIGKILL, the next owner finds no lock.
  if (lock) process.on('exit', () => lock.release());
  try {
    return await startWithLock(settings, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function startWithLock(settings: Settings, lock: OwnerLock | null): Promise<EmbeddedServer> {
  const services: { content: ContentService | null; store: StoreService | null } = {
    content: null,
    store: null,
  };
  const server = createServer((request, response) => {
    route(services, request, response).catch((error: unknown) => {
      log('error', 'request_failed', { kind: error instanceof Error ? error.name : typeof error });
      if (!response.headersSent)
        sendJson(response, 500, { statusCode: 500, error: 'Internal Server Error', message: '' });
      else response.destroy();
    });
  });
  server.requestTimeout = 30_000;
  // Longer than the site's own connections stay idle, so that it never writes into a connection that is closing.
  server.keepAliveTimeout = 65_000;
  const url = await listen(server, settings.port);

  if (settings.services.includes('content')) services.content = new ContentService(settings.datasetDir, url);
  await services.content?.warmUp();
  if (lock) {
    lock.announce(url);
    const { dataDir, migrationsDir, anonKey } = settings;
    services.store = new StoreService({ dataDir, migrationsDir, anonKey, token: lock.token });
  }
  const opened = services.store?.opened() ?? Promise.resolve();
  // It may reject before the caller gets to look at it.
  opened.catch(() => undefined);
  return {
    url,
    opened,
    async stop() {
      await close(server);
      await services.store?.close();
      lock?.release();
    },
  };
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), stopPatience);
  await closed;
  clearTimeout(timer);
}

/** Says which service a path belongs to: their paths do not overlap, so one port is enough. */
async function route(
  services: { content: ContentService | null; store: StoreService | null },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isLoopbackHost(request.headers.host)) {
    abandonBody(request, response);
    const message = 'This service answers to 127.0.0.1 and localhost only.';
    sendJson(response, 421, { statusCode: 421, error: 'Misdirected Request', message });
    return;
  }
  let url: URL;
  try {
    url = new URL(request.url ?? '/', 'http://127.0.0.1');
  } catch {
    sendJson(response, 400, {
      statusCode: 400,
      error: 'Bad Request',
      message: 'The address cannot be read.',
    });
    return;
  }
  const isStorePath = url.pathname.startsWith('/rest/v1/') || url.pathname === submissionsPath;
  if (isStorePath && services.store) await services.store.handle(request, response, url);
  else if (!isStorePath && services.content) await services.content.handle(request, response, url);
  else {
    abandonBody(request, response);
    sendJson(response, 404, { statusCode: 404, error: 'Not Found', message: 'No such service runs here.' });
  }
}
