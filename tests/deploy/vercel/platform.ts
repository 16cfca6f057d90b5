/**
 * Serves the output of `vercel build` (Build Output API, version 3) according to Vercel's documentation: routes in phases,
 * middleware, static files, prerenders with a separate cache, functions in separate processes, and one data cache for all of
 * them. It contains nothing specific to this site. Where the documentation is silent, it takes the harder case for the site:
 * for example, it ignores the status of a middleware's rewrite, because not every host of this format honors it.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listen } from '../../support/http.ts';

type Condition = { type: 'header' | 'cookie' | 'query' | 'host'; key: string; value?: string };
type Route = {
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  important?: boolean;
  check?: boolean;
  has?: Condition[];
  missing?: Condition[];
  methods?: string[];
  middlewarePath?: string;
  transforms?: { type: string; op: string; target: { key: string }; args: string }[];
  handle?: string;
};
type Prerender = {
  expiration: number | false;
  bypassToken?: string;
  experimentalBypassFor?: Condition[];
  fallback: { fsPath: string; contentType?: string } | null;
  initialHeaders?: Record<string, string>;
  initialStatus?: number;
  allowQuery?: string[];
  allowHeader?: string[];
};
type Headers = Record<string, string | string[]>;
type Reply = { status: number; headers: Headers; body: Buffer };
/** A cached page, the time it was rendered and, after a failure, the time of the next retry. */
type Kept = Reply & { madeAt: number; tags: string[]; tryAt?: number };
type Target =
  | { kind: 'static'; file: string; contentType?: string }
  | { kind: 'function' | 'prerender'; name: string };

/** The state of a request in the routes. */
type Visit = {
  method: string;
  url: URL;
  /** Where the routes have led to; starts as the public URL. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Buffer;
  replyHeaders: Headers;
  status?: number;
};

/** How long it takes until every part of the platform knows of a changed tag, in ms. */
const propagation = 300;
/** After a failed regeneration the kept page is served for this many seconds before the next try. */
const retryAfterFailure = 2;

export type Deployment = {
  /** Folder where `vercel build` ran, with `.vercel/output`. */
  project: string;
  /** Environment of the functions: the owner's settings for the project, and nothing of this machine. */
  env: Record<string, string>;
};

export class Platform {
  url = '';
  /** Each call of the platform's `revalidateTag`. */
  readonly revalidated: { tags: string[]; durations: unknown }[] = [];
  /** Standard output and error of the functions. */
  log = '';
  #project: string;
  #output: string;
  #env: Record<string, string>;
  #folder = mkdtempSync(path.join(tmpdir(), 'functions-'));
  #phases = new Map<string, Route[]>();
  #overrides: Record<string, { path?: string; contentType?: string }>;
  #functionsFolder: string;
  #functions = new Map<string, Promise<{ child: ChildProcess; port: number }>>();
  #pages = new Map<string, Kept>();
  #regenerating = new Map<string, Promise<Kept>>();
  #data = new Map<string, { value: unknown; tags: string[]; lastModified: number }>();
  #revalidatedAt = new Map<string, number>();
  #builtAt: number;
  #server = http.createServer((request, response) => void this.#serve(request, response));
  #controlUrl = '';
  #control = http.createServer((request, response) => void this.#answerCache(request, response));

  constructor({ project, env }: Deployment) {
    this.#project = project;
    this.#output = path.join(project, '.vercel/output');
    this.#functionsFolder = path.join(this.#output, 'functions');
    this.#env = env;
    const config = readJson(path.join(this.#output, 'config.json'));
    this.#overrides = config.overrides ?? {};
    this.#builtAt = statSync(path.join(this.#output, 'config.json')).mtimeMs;
    let phase = '';
    for (const route of config.routes as Route[]) {
      if (route.handle) phase = route.handle;
      else this.#phases.set(phase, [...(this.#phases.get(phase) ?? []), route]);
    }
    // An unprivileged user must reach the functions, and the program that runs them.
    chmodSync(this.#folder, 0o755);
    cpSync(process.execPath, path.join(this.#folder, 'node'), { mode: copyOnWrite });
    cpSync(path.join(import.meta.dirname, 'function.cjs'), path.join(this.#folder, 'function.cjs'));
  }

  async start(): Promise<this> {
    this.url = (await listen(this.#server)).replace('127.0.0.1', 'localhost');
    this.#controlUrl = await listen(this.#control);
    return this;
  }

  /** Ends one function of each kind, as the platform does without traffic: the next request starts it. */
  async recycle(): Promise<void> {
    const running = await Promise.all(this.#functions.values());
    this.#functions.clear();
    for (const { child } of running) child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.recycle();
    for (const server of [this.#server, this.#control]) {
      server.closeAllConnections();
      server.close();
    }
    execFileSync('chmod', ['-R', 'u+w', this.#folder]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Lets kept pages age by so many seconds. */
  age(seconds: number): void {
    this.#builtAt -= seconds * 1000;
    for (const page of this.#pages.values()) {
      page.madeAt -= seconds * 1000;
      page.tryAt = undefined;
    }
  }

  /** Names and sizes, in bytes unpacked, of the functions. */
  sizes(): Record<string, number> {
    return Object.fromEntries(
      this.#realFunctions().map((folder) => {
        const files: Record<string, string> = this.#configOf(folder).filePathMap ?? {};
        const own = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
          file.isFile(),
        );
        const bytes =
          Object.values(files).reduce((sum, file) => sum + sizeOf(path.join(this.#project, file)), 0) +
          own.reduce((sum, file) => sum + sizeOf(path.join(file.parentPath, file.name)), 0);
        return [path.relative(this.#functionsFolder, folder), bytes];
      }),
    );
  }

  /** All files of all functions, relative to the project. */
  files(): string[] {
    return this.#realFunctions().flatMap((folder) => Object.keys(this.#configOf(folder).filePathMap ?? {}));
  }

  /** Names of all prerenders with their configuration. */
  prerenders(): Record<string, Prerender> {
    const suffix = '.prerender-config.json';
    return Object.fromEntries(
      (readdirSync(this.#functionsFolder, { recursive: true }) as string[])
        .filter((name) => name.endsWith(suffix))
        .map((name) => [name.slice(0, -suffix.length), this.#prerenderOf(name.slice(0, -suffix.length))]),
    );
  }

  #realFunctions(): string[] {
    return readdirSync(this.#functionsFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.endsWith('.func'))
      .map((entry) => path.join(entry.parentPath, entry.name));
  }

  #configOf(folder: string) {
    return readJson(path.join(folder, '.vc-config.json'));
  }

  #prerenderOf(name: string): Prerender {
    return readJson(path.join(this.#functionsFolder, `${name}.prerender-config.json`));
  }

  // ---- Routing ----

  async #serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    try {
      const url = new URL(this.url + (request.url ?? '/'));
      const visit: Visit = {
        method: request.method ?? 'GET',
        url,
        path: url.pathname,
        query: new URLSearchParams(url.search),
        headers: {
          ...(Object.fromEntries(
            Object.entries(request.headers).filter(([name]) => !name.startsWith('x-vercel-')),
          ) as Record<string, string>),
          // The platform terminates TLS and sets these.
          'x-forwarded-for': '203.0.113.7',
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
          'x-vercel-id': 'test1::id',
        },
        body: await buffer(request),
        replyHeaders: {},
      };
      const reply = await this.#route(visit);
      send(visit, reply, response);
    } catch (error) {
      this.log += `platform: ${error instanceof Error ? error.stack : error}\n`;
      response.writeHead(502).end('the platform failed');
    }
  }

  async #route(visit: Visit): Promise<Reply> {
    for (const phase of ['', 'filesystem', 'miss', 'rewrite', 'resource']) {
      const reply = await this.#runPhase(phase, visit);
      if (reply) return reply;
      if (phase !== '') continue;
      const found = this.#find(visit.path);
      if (found) return this.#deliver(visit, found);
    }
    const found = this.#find('/404');
    return found
      ? this.#deliver({ ...visit, status: 404 }, found)
      : { status: 404, headers: {}, body: Buffer.from('') };
  }

  async #runPhase(phase: string, visit: Visit): Promise<Reply | undefined> {
    for (const route of this.#phases.get(phase) ?? []) {
      const groups = this.#matches(route, visit);
      if (!groups) continue;
      for (const { target, args, op, type } of route.transforms ?? []) {
        if (type === 'request.headers' && op === 'set') visit.headers[target.key] = args;
      }
      if (route.middlewarePath) {
        const reply = await this.#runMiddleware(route.middlewarePath.replace(/^\//, ''), visit);
        if (reply) return reply;
        continue;
      }
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        visit.replyHeaders[name.toLowerCase()] = substitute(value, groups);
      }
      if (route.status) visit.status = route.status;
      if (visit.replyHeaders.location && route.status && route.status >= 300 && route.status < 400) {
        return { status: route.status, headers: visit.replyHeaders, body: Buffer.from('') };
      }
      if (route.dest) {
        const dest = new URL(substitute(route.dest, groups), this.url);
        visit.path = decodeURI(dest.pathname);
        for (const [name, value] of dest.searchParams) visit.query.set(name, value);
      }
      if (route.check || phase === 'miss' || phase === 'rewrite') {
        const found = this.#find(visit.path);
        if (found) return this.#deliver(visit, found);
      }
      // A route that only transforms the request says nothing of going on, and cannot mean to stop.
      if (!route.continue && !route.transforms) return undefined;
    }
    return undefined;
  }

  #matches(route: Route, visit: Visit): RegExpExecArray | null {
    if (route.methods && !route.methods.includes(visit.method)) return null;
    // Vercel's sources are written for paths; some lack the anchors.
    const source = route.src ?? '/.*';
    const match = new RegExp(
      `${source.startsWith('^') ? '' : '^'}${source}${source.endsWith('$') ? '' : '$'}`,
    ).exec(visit.path);
    if (!match) return null;
    const holds = (condition: Condition) => holdsFor(condition, visit);
    if (!(route.has ?? []).every(holds) || (route.missing ?? []).some(holds)) return null;
    for (const { type, key, value } of route.has ?? []) {
      // Named groups of a header's pattern can be used in the destination.
      const given =
        type === 'header' && value ? new RegExp(`^${value}$`).exec(visit.headers[key] ?? '') : null;
      Object.assign(match.groups ?? {}, given?.groups);
    }
    return match;
  }

  /** Runs the middleware. Returns its response if there is one, otherwise applies its changes to the visit. */
  async #runMiddleware(name: string, visit: Visit): Promise<Reply | undefined> {
    const target = `${visit.url.pathname}${visit.url.search}`;
    const reply = await this.#invoke(name, visit.method, target, visit.headers, visit.body);
    const { headers } = reply;
    const overridden = String(headers['x-middleware-override-headers'] ?? '');
    if (overridden) {
      const names = overridden.split(',').map((header) => header.trim());
      for (const header of Object.keys(visit.headers)) {
        if (!names.includes(header) && !header.startsWith('x-forwarded-')) delete visit.headers[header];
      }
      for (const header of names) {
        const value = headers[`x-middleware-request-${header}`];
        if (value !== undefined) visit.headers[header] = String(value);
      }
    }
    const rewrite = headers['x-middleware-rewrite'];
    const goesOn = headers['x-middleware-next'] === '1' || rewrite !== undefined;
    const own = Object.fromEntries(
      Object.entries(headers).filter(
        ([header]) => !/^x-middleware-|^content-length$/.test(header) && !ofConnection.test(header),
      ),
    );
    if (!goesOn) return { ...reply, headers: { ...visit.replyHeaders, ...own } };
    Object.assign(visit.replyHeaders, own);
    if (rewrite !== undefined) {
      const target = new URL(String(rewrite), visit.url);
      visit.path = decodeURI(target.pathname);
      visit.query = new URLSearchParams(target.search);
    }
    return undefined;
  }

  #find(pathname: string): Target | undefined {
    const name = decoded(pathname).replace(/^\/+/, '').replace(/\/$/, '') || 'index';
    if (name.split('/').includes('..')) return undefined;
    for (const [file, { path: target, contentType }] of Object.entries(this.#overrides)) {
      if ((target ?? file) === name) return { kind: 'static', file, contentType };
    }
    const file = path.join(this.#output, 'static', name);
    if (existsSync(file) && statSync(file).isFile()) return { kind: 'static', file: name };
    const at = path.join(this.#functionsFolder, name);
    if (existsSync(`${at}.prerender-config.json`)) return { kind: 'prerender', name };
    if (existsSync(`${at}.func`)) return { kind: 'function', name };
    return undefined;
  }

  async #deliver(visit: Visit, target: Target): Promise<Reply> {
    const matched = target.kind === 'static' ? encodeURI(visit.path) : pathOf(target.name);
    const reply =
      target.kind === 'static'
        ? this.#file(target)
        : target.kind === 'function' || this.#bypasses(this.#prerenderOf(target.name), visit)
          ? await this.#invokeFor(visit, target.name)
          : await this.#prerendered(visit, target.name);
    // A function's headers take precedence over the routes'; a file has only the platform's.
    const headers: Headers =
      target.kind === 'static'
        ? { ...reply.headers, ...visit.replyHeaders }
        : { ...visit.replyHeaders, ...reply.headers };
    // Headers from a middleware or a route follow the cached page's own headers.
    for (const route of this.#phases.get('hit') ?? []) {
      const groups = this.#matches(route, { ...visit, path: visit.path });
      if (!groups) continue;
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        if (route.important || headers[name] === undefined) headers[name] = substitute(value, groups);
      }
    }
    headers['x-matched-path'] = matched;
    const status = target.kind === 'static' ? (visit.status ?? reply.status) : reply.status;
    return { ...reply, status, headers };
  }

  #file({ file, contentType }: { file: string; contentType?: string }): Reply {
    const type = contentType ?? types[path.extname(file)] ?? 'application/octet-stream';
    return {
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'public, max-age=0, must-revalidate' },
      body: readFileSync(path.join(this.#output, 'static', file)),
    };
  }

  // ---- Prerenders ----

  #bypasses({ bypassToken, experimentalBypassFor = [] }: Prerender, visit: Visit): boolean {
    const cookie = cookiesOf(visit.headers).get('__prerender_bypass');
    const reads = visit.method === 'GET' || visit.method === 'HEAD';
    return (
      !reads ||
      (bypassToken !== undefined && cookie === bypassToken) ||
      experimentalBypassFor.some((condition) => holdsFor(condition, visit))
    );
  }

  async #prerendered(visit: Visit, name: string): Promise<Reply> {
    const prerender = this.#prerenderOf(name);
    const query = new URLSearchParams(
      [...visit.query].filter(([key]) => !prerender.allowQuery || prerender.allowQuery.includes(key)),
    );
    const key = `${name}?${query}`;
    const kept = this.#pages.get(key) ?? this.#fromBuild(name, prerender);
    const make = () => this.#regenerate(visit, name, key, query, prerender, kept);
    if (!kept) return shown(await make(), 'MISS');
    const since = Date.now() - kept.madeAt;
    const isOld = prerender.expiration !== false && since > prerender.expiration * 1000;
    const changed = this.#changedTags(kept.tags, kept.madeAt);
    const isDue = kept.tryAt === undefined || Date.now() >= kept.tryAt;
    if (!(isOld || changed.length > 0) || !isDue) return shown(kept, 'HIT');
    this.#pages.set(key, kept);
    void make().catch((error) => {
      this.log += `platform: ${error}\n`;
    });
    return shown(kept, 'STALE');
  }

  /** Which of these tags have changed since. */
  #changedTags(tags: string[], since: number): string[] {
    return tags.filter((tag) => (this.#revalidatedAt.get(tag) ?? 0) > since);
  }

  #fromBuild(
    name: string,
    { fallback, initialHeaders = {}, initialStatus = 200 }: Prerender,
  ): Kept | undefined {
    if (!fallback) return undefined;
    const file = path.join(this.#functionsFolder, path.dirname(name), fallback.fsPath);
    const contentType =
      initialHeaders['content-type'] ??
      fallback.contentType ??
      types[path.extname(file)] ??
      'text/html; charset=utf-8';
    return {
      status: initialStatus,
      headers: { 'content-type': contentType, ...initialHeaders },
      body: readFileSync(file),
      madeAt: this.#builtAt,
      tags: tagsOf(initialHeaders),
    };
  }

  /** Requests a page from the function, once for all waiting requests. Caches only shareable responses. */
  #regenerate(
    visit: Visit,
    name: string,
    key: string,
    query: URLSearchParams,
    { allowHeader, bypassToken = '' }: Prerender,
    kept: Kept | undefined,
  ): Promise<Kept> {
    const running = this.#regenerating.get(key);
    if (running) return running;
    const changed = kept ? this.#changedTags(kept.tags, kept.madeAt) : [];
    const headers = Object.fromEntries(
      Object.entries({
        ...visit.headers,
        ...(changed.length > 0 && {
          'x-next-revalidated-tags': changed.join(','),
          'x-next-revalidate-tag-token': bypassToken,
        }),
      }).filter(
        ([header]) => !allowHeader || allowHeader.includes(header) || header.startsWith('x-forwarded-'),
      ),
    );
    const madeAt = Date.now();
    const work = this.#invoke(name, 'GET', toTarget(visit.url.pathname, query), {
      ...headers,
      'x-matched-path': pathOf(name),
    })
      .then((reply) => {
        const made: Kept = { ...reply, madeAt, tags: tagsOf(reply.headers) };
        const mayBeKept = reply.status < 500 && /s-maxage/.test(String(reply.headers['cache-control']));
        if (mayBeKept) this.#pages.set(key, made);
        else if (kept) kept.tryAt = Date.now() + retryAfterFailure * 1000;
        return made;
      })
      .finally(() => this.#regenerating.delete(key));
    this.#regenerating.set(key, work);
    return work;
  }

  // ---- Functions ----

  #invokeFor(visit: Visit, name: string): Promise<Reply> {
    const headers = { ...visit.headers, 'x-matched-path': pathOf(name) };
    return this.#invoke(name, visit.method, toTarget(visit.url.pathname, visit.query), headers, visit.body);
  }

  async #invoke(
    name: string,
    method: string,
    target: string,
    headers: Record<string, string>,
    body: Buffer = Buffer.alloc(0),
  ): Promise<Reply> {
    const folder = realpathSync(path.join(this.#functionsFolder, `${name}.func`));
    const known = this.#functions.get(folder);
    const started = known ?? this.#startFunction(folder);
    if (!known) this.#functions.set(folder, started);
    const { port } = await started;
    return new Promise((resolve, reject) => {
      const request = http.request(
        { port, host: '127.0.0.1', path: target, method, headers: { ...headers, connection: 'close' } },
        async (response) => {
          const own = Object.entries(response.headers).filter(([header]) => !ofConnection.test(header));
          const whole = await buffer(response);
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: Object.fromEntries(own) as Headers, body: whole });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Unpacks a function and starts it: without rights, with files that it can only read. */
  async #startFunction(folder: string): Promise<{ child: ChildProcess; port: number }> {
    const unpacked = path.join(this.#folder, path.relative(this.#functionsFolder, folder));
    if (!existsSync(unpacked)) {
      const files: Record<string, string> = this.#configOf(folder).filePathMap ?? {};
      for (const [name, file] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(unpacked, name)), { recursive: true });
        cpSync(path.join(this.#project, file), path.join(unpacked, name), {
          verbatimSymlinks: true,
          recursive: true,
        });
      }
      cpSync(folder, unpacked, { recursive: true, verbatimSymlinks: true });
      execFileSync('chmod', ['-R', 'a+rX,a-w', unpacked]);
    }
    const isRoot = process.getuid?.() === 0;
    const child = fork(path.join(this.#folder, 'function.cjs'), [unpacked], {
      execPath: path.join(this.#folder, 'node'),
      execArgv: [],
      cwd: unpacked,
      silent: true,
      // 65534 is `nobody`.
      ...(isRoot && { uid: 65534, gid: 65534 }),
      env: {
        ...this.#env,
        NODE_ENV: 'production',
        TZ: 'UTC',
        PLATFORM_HOST: new URL(this.url).host,
        PLATFORM_CACHE_URL: this.#controlUrl,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.log += text;
      });
    }
    return new Promise((resolve, reject) => {
      child.once('message', ({ port }: { port: number }) => resolve({ child, port }));
      child.once('exit', (code) => {
        this.#functions.delete(folder);
        reject(new Error(`a function ended with code ${code}\n${this.log.slice(-2000)}`));
      });
    });
  }

  // ---- The data cache that functions share ----

  async #answerCache(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const call = JSON.parse((await buffer(request)).toString('utf8'));
    if (call.revalidateTag) {
      this.revalidated.push({ tags: call.revalidateTag, durations: call.durations });
      // Known everywhere after a moment only.
      setTimeout(() => {
        for (const tag of call.revalidateTag) this.#revalidatedAt.set(tag, Date.now());
      }, propagation);
      response.end();
    } else if (call.set) {
      const { value, tags } = call;
      this.#data.set(call.set, { value, tags: [...tags, ...(value?.tags ?? [])], lastModified: Date.now() });
      response.end();
    } else {
      const kept = this.#data.get(call.get);
      const tags = [...(kept?.tags ?? []), ...call.tags];
      const isGone = this.#changedTags(tags, kept?.lastModified ?? 0).length > 0;
      response.end(kept && !isGone ? JSON.stringify(kept) : '');
    }
  }
}

/** Path of a function as a header can carry it; brackets mark its parameters. */
const pathOf = (name: string) =>
  `/${name === 'index' ? '' : encodeURI(name).replaceAll('%5B', '[').replaceAll('%5D', ']')}`;

/** Where the file system can (`COPYFILE_FICLONE`). */
const copyOnWrite = 2;

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.rsc': 'text/x-component',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

const tagsOf = (headers: Headers) =>
  String(headers['x-next-cache-tags'] ?? '')
    .split(',')
    .filter(Boolean);

/** Returns the response to a visitor for a cached page: browsers revalidate it, and headers for the platform are removed. */
function shown({ status, headers, body }: Kept, cache: string): Reply {
  const { 'x-next-cache-tags': _, ...rest } = headers;
  const isShared = /s-maxage/.test(String(rest['cache-control'] ?? 's-maxage'));
  return {
    status,
    headers: {
      ...rest,
      ...(isShared && { 'cache-control': 'public, max-age=0, must-revalidate' }),
      'x-vercel-cache': cache,
    },
    body,
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const toTarget = (pathname: string, query: URLSearchParams) =>
  query.size > 0 ? `${pathname}?${query}` : pathname;

function cookiesOf(headers: Record<string, string>): Map<string, string> {
  return new Map(
    (headers.cookie ?? '').split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );
}

function holdsFor({ type, key, value }: Condition, { headers, query }: Visit): boolean {
  const given =
    type === 'cookie'
      ? cookiesOf(headers).get(key)
      : type === 'query'
        ? query.get(key)
        : headers[type === 'host' ? 'host' : key.toLowerCase()];
  if (given === undefined || given === null) return false;
  return value === undefined || new RegExp(`^${value}$`).test(given);
}

/** Fills `$1` and `$name` with the matches of the source. */
function substitute(text: string, match: RegExpExecArray): string {
  return text.replace(/\$(\w+)/g, (whole, name: string) =>
    /^\d+$/.test(name)
      ? (match[Number(name)] ?? '')
      : (match.groups?.[name] ?? (name in (match.groups ?? {}) ? '' : whole)),
  );
}

/** Headers of one connection. */
const ofConnection = /^(?:transfer-encoding|connection|date|keep-alive)$/;

const isText = /^(?:text\/|application\/(?:javascript|json|xml|atom\+xml|manifest\+json)|image\/svg)/;

const compress = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipSync(body),
};

function send(visit: Visit, { status, headers, body }: Reply, response: http.ServerResponse): void {
  const { 'content-length': _, ...rest } = headers;
  const accepted = visit.headers['accept-encoding'] ?? '';
  const isCompressed =
    isText.test(String(rest['content-type'] ?? '')) && !rest['content-encoding'] && body.length > 1024;
  const known = ['br', 'gzip'] as const;
  const encoding = isCompressed && known.find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const sent = encoding ? compress[encoding](body) : body;
  response.writeHead(status, {
    ...rest,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': sent.length,
    server: 'Vercel',
  });
  response.end(visit.method === 'HEAD' ? undefined : sent);
}
