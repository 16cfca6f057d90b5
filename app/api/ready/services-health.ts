import 'server-only';
import { isContentAlive } from '../../../lib/articles/client';
import { env } from '../../../lib/env';
import { isStoreAlive } from '../../../lib/leads/store';
import { log } from '../../../lib/server/log';
import { processState } from '../../../lib/server/process-state';
import { redis } from '../../../lib/server/redis';
import { within } from '../../../lib/server/within';

/** Time limit for a service, in ms. */
const probeTimeoutMs = 1_500;

type Health = 'ok' | 'failing';
/** `cache` is Redis, and absent without it. A preview deployment names only the services that it has. */
export type ServicesHealth = { content?: Health; store?: Health; cache?: Health };

async function probe(isAlive: (signal: AbortSignal) => Promise<boolean>): Promise<Health> {
  const alive = isAlive(AbortSignal.timeout(probeTimeoutMs)).catch(() => false);
  return (await within(probeTimeoutMs, alive, false)) ? 'ok' : 'failing';
}

/** Pings over the connection that the site uses. */
async function isRedisAlive(url: string): Promise<boolean> {
  const { client, connected } = await redis(url);
  await connected;
  return (await client.ping()) === 'PONG';
}

async function probeServices(): Promise<ServicesHealth> {
  const { content, store, redisUrl, previewDeployment } = env();
  const probes = {
    ...((content || !previewDeployment) && { content: probe(isContentAlive) }),
    ...((store || !previewDeployment) && { store: probe(isStoreAlive) }),
    ...(redisUrl && { cache: probe(() => isRedisAlive(redisUrl)) }),
  };
  const entries = Object.entries(probes).map(async ([name, health]) => [name, await health] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const state = () =>
  processState('services-health', () => ({
    askedAt: Number.NEGATIVE_INFINITY,
    result: null as Promise<ServicesHealth> | null,
    logged: '',
  }));

/** Checks the services at most once per `healthRepeat`, and logs changes. */
export function servicesHealth(): Promise<ServicesHealth> {
  const last = state();
  const now = performance.now();
  if (last.result && now - last.askedAt < env().healthRepeat) return last.result;
  last.askedAt = now;
  last.result = probeServices();
  last.result.then((services) => {
    const seen = JSON.stringify(services);
    if (seen !== last.logged) log('info', 'services_health', services);
    last.logged = seen;
  });
  return last.result;
}
