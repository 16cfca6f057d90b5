import autocannon from 'autocannon';
import type { Values } from './results.ts';
import { RunningSite, type Site } from './sites.ts';

const connections = 32;
const headers = { 'accept-encoding': 'gzip' };

/** Requests a second and the slowest percent's time in ms, of a server that has warmed up. */
export async function loadPage(address: string, seconds: number): Promise<Values> {
  await autocannon({ url: address, connections, headers, duration: 1 });
  const { requests, latency, errors, non2xx } = await autocannon({
    url: address,
    connections,
    headers,
    duration: seconds,
  });
  if (errors + non2xx > 0) throw new Error(`${address}: ${errors} errors, ${non2xx} answers other than 200.`);
  return { requestsPerSecond: requests.average, p99: latency.p99 };
}

/** Milliseconds from `npm start` to the first answer, and megabytes of memory after it and after many requests. */
export async function startAndFill(site: Site, paths: string[], requests: number): Promise<Values> {
  const server = await RunningSite.start(site);
  try {
    const fresh = server.memory();
    for (const path of paths) {
      const amount = Math.ceil(requests / paths.length);
      await autocannon({ url: server.url + path, connections, headers, amount });
    }
    return { startMs: server.startMs, memoryFresh: fresh, memoryFull: server.memory() };
  } finally {
    await server.stop();
  }
}
