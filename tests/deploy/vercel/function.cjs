/**
 * Runs one function of a Vercel build in a separate process, as the platform does: `node function.cjs <folder>`.
 * Vercel's launcher, a file of the build, expects two things from the platform, both under a symbol: a request context
 * with `waitUntil`, and the class of the cache that all functions share. The port is sent to the parent.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { readFileSync } = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { Readable } = require('node:stream');

const folder = process.argv[2];
const { PLATFORM_CACHE_URL: cacheUrl, PLATFORM_HOST: host } = process.env;
delete process.env.PLATFORM_CACHE_URL;
delete process.env.PLATFORM_HOST;
process.chdir(folder);
const { handler: file, useWebApi } = JSON.parse(readFileSync('.vc-config.json', 'utf8'));

const context = new AsyncLocalStorage();
globalThis[Symbol.for('@vercel/request-context')] = { get: () => context.getStore() };

/** Without `fetch`, which Next patches. */
function callCache(call) {
  return new Promise((resolve, reject) => {
    const request = http.request(cacheUrl, { method: 'POST' }, async (response) => {
      const text = await new Response(Readable.toWeb(response)).text();
      resolve(text ? JSON.parse(text) : null);
    });
    request.on('error', reject);
    request.end(JSON.stringify(call));
  });
}

/** The cache that the platform gives Next: values of `unstable_cache` and fetch. The router caches pages. */
class PlatformCache {
  async get(key, { tags = [], softTags = [] } = {}) {
    return callCache({ get: key, tags: [...tags, ...softTags] });
  }
  async set(key, value, { tags = [] } = {}) {
    await callCache({ set: key, value, tags });
  }
  async revalidateTag(tags, durations) {
    await callCache({ revalidateTag: [tags].flat(), durations: durations ?? null });
  }
  resetRequestCache() {}
}
globalThis[Symbol.for('@next/cache-handlers')] = { FetchCache: PlatformCache };

// The platform terminates TLS for its URL, so functions see https.
const { fetch } = globalThis;
globalThis.fetch = (input, init) =>
  fetch(typeof input === 'string' ? input.replace(`https://${host}`, `http://${host}`) : input, init);

let handler;
function load() {
  handler ??= require(path.join(folder, file));
  return handler;
}

async function answerByWebApi(request, response) {
  const { host, 'x-forwarded-proto': scheme = 'https' } = request.headers;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await load()(
    new Request(`${scheme}://${host}${request.url}`, {
      method: request.method,
      headers: Object.entries(request.headersDistinct).flatMap(([name, values]) =>
        values.map((value) => [name, value]),
      ),
      ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
    }),
  );
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const server = http.createServer((request, response) => {
  // The platform waits for work that began before the response was sent.
  const waitUntil = (work) => void Promise.resolve(work).catch((error) => console.error(error));
  context.run({ waitUntil, headers: request.headers }, async () => {
    try {
      if (useWebApi) await answerByWebApi(request, response);
      else await load()(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'x-vercel-error': 'FUNCTION_INVOCATION_FAILED' });
      response.end();
    }
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
