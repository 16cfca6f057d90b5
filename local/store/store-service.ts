import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../../lib/log.ts';
import { abandonBody, sendJson } from '../http-exchange.ts';
import { readCatalogue } from './catalogue.ts';
import { openDatabase } from './database.ts';
import { answerRest, isSameSecret, type OpenStore } from './rest-endpoint.ts';
import { readSubmissions } from './submission-rows.ts';

/** Where the owner process shows all submissions to whoever can read the lock file. */
export const submissionsPath = '/-/submissions';

export type StoreOptions = {
  /** Absolute; the caller holds its lock. */
  dataDir: string;
  migrationsDir: string;
  anonKey: string | null;
  /** Secret of the lock file. */
  token: string;
};

/** The stand-in for Supabase: the REST interface over an embedded Postgres. */
export class StoreService {
  readonly #options: StoreOptions;
  readonly #store: Promise<OpenStore>;

  /** Starts to open the database at once; requests that come earlier wait for it. */
  constructor(options: StoreOptions) {
    this.#options = options;
    this.#store = openStore(options);
    // Whoever started the service learns of a failure from `opened`; without this line it would also be unhandled.
    this.#store.catch(() => undefined);
  }

  /** Resolves when the database is open. Rejects with what is wrong with it. */
  async opened(): Promise<void> {
    await this.#store;
  }

  /** Answers one request for `/rest/v1/…` or the list of submissions. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname === submissionsPath) await this.#listSubmissions(request, response);
    else await answerRest(request, response, url, { store: this.#store, anonKey: this.#options.anonKey });
  }

  /** Closes the database after the statements that are running. */
  async close(): Promise<void> {
    const store = await this.#store.catch(() => null);
    if (store && !store.database.closed) await store.database.close();
  }

  async #listSubmissions(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSameSecret(token, this.#options.token) || request.method !== 'GET') {
      abandonBody(request, response);
      sendJson(
        response,
        401,
        { message: 'The token of the lock file is needed.' },
        { 'www-authenticate': 'Bearer' },
      );
      return;
    }
    const { database } = await this.#store;
    sendJson(response, 200, await readSubmissions(database), { 'cache-control': 'no-store' });
  }
}

async function openStore(options: StoreOptions): Promise<OpenStore> {
  const started = performance.now();
  const database = await openDatabase(options.dataDir, options.migrationsDir);
  const catalogue = await readCatalogue(database);
  log('info', 'store_opened', { ms: Math.round(performance.now() - started) });
  return { database, catalogue };
}
