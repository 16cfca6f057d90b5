import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '../../tests/support/http.ts';

/** A site's pages with every script removed: what is left when script costs nothing. */
export type PlainProxy = { url: string; stop: () => Promise<void> };

/** Starts a proxy in front of a site that takes the scripts out of its pages and passes on everything else. */
export async function startPlainProxy(origin: string): Promise<PlainProxy> {
  /** Pages are stripped and compressed once, so that the proxy answers as fast as the site. */
  const pages = new Map<string, Promise<Page>>();

  const server = http.createServer(async ({ url = '/', headers }, reply) => {
    if (headers.accept?.includes('text/html')) {
      const page = pages.get(url) ?? plainPage(origin + url);
      pages.set(url, page);
      const { status, headers: answered, body } = await page;
      reply.writeHead(status, answered).end(body);
      return;
    }
    const { host: _, ...rest } = headers;
    http
      .get(origin + url, { headers: rest }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      })
      .on('error', () => reply.destroy());
  });
  return {
    url: (await listen(server)).replace('127.0.0.1', 'localhost'),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Page = { status: number; headers: Record<string, string>; body: Buffer };

async function plainPage(address: string): Promise<Page> {
  const answer = await fetch(address);
  const body = gzipSync(withoutScripts(await answer.text()));
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(content|transfer)-(encoding|length)$/.test(name)),
  );
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'gzip', 'content-length': String(body.length) },
    body,
  };
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g, '');
}
