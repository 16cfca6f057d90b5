import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedAnonKey } from '../lib/env.ts';
import { log } from '../lib/server/log.ts';
import type { ServicesMessage } from './services.ts';

/** Pauses before a restart double from the shortest to the longest, in ms. */
const pauses = { shortest: 250, longest: 30_000 };
/** After running this long, in ms, services count as healthy, and the pause is the shortest again. */
const wellAfter = 60_000;
/** How long the services may take to stop, in ms. */
const servicesStopMs = 3_000;

/**
 * Starts the process of the embedded services. When it ends, it is restarted on the same port, which the running site keeps
 * using.
 * @throws a sentence with the reason when the first start fails.
 */
export async function keepServices(names: string[]) {
  let stopping = false;
  let child = start(names);
  const url = await waitForUrl(child);

  async function keep(): Promise<void> {
    for (let pause = pauses.shortest; ; pause = Math.min(pause * 2, pauses.longest)) {
      const startedAt = performance.now();
      const [code, signal] = await once(child, 'exit');
      if (stopping) return;
      if (performance.now() - startedAt > wellAfter) pause = pauses.shortest;
      log('error', 'services_ended', { code, signal, restart_in_ms: pause });
      await sleep(pause);
      if (stopping) return;
      child = start(names, new URL(url).port);
      // A failure has been logged by the child, and its exit ends the wait above.
      waitForUrl(child)
        .then(() => log('info', 'services_restarted', { url }))
        .catch(() => undefined);
    }
  }
  keep();

  return {
    url,
    stop() {
      stopping = true;
      return endChild(child, servicesStopMs);
    },
  };
}

function start(names: string[], port?: string): ChildProcess {
  return fork(path.join(import.meta.dirname, 'services.ts'), names, {
    stdio: 'inherit',
    env: {
      // One glibc heap for all threads: libvips would hold memory in each.
      MALLOC_ARENA_MAX: '1',
      ...process.env,
      EMBEDDED_ANON_KEY: embeddedAnonKey,
      ...(port && { EMBEDDED_PORT: port }),
    },
  });
}

/** Resolves with the URL of a started process; rejects with the reason if it does not start. */
export function waitForUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: ServicesMessage) => {
      if ('url' in message) resolve(message.url);
      else reject(new Error(message.reason));
    });
    child.once('exit', (code) => reject(new Error(`The embedded services ended with code ${code}.`)));
  });
}

/** Asks a child to end, unless it has, and waits for it; kills it after `limit` ms. */
export async function endChild(
  child: ChildProcess,
  limit: number,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  child.kill(signal);
  await once(child, 'exit');
  clearTimeout(timer);
}
