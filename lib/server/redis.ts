import { log } from './log.ts';
import { processState } from './process-state.ts';
import { within } from './within.ts';

/** Longest wait for the first connection, in ms; a new instance serves no one before that. */
const firstConnectionTimeoutMs = 2_000;

/**
 * The connection of this process to Redis, and when it was first made or given up on for now. It reconnects by itself; while
 * it is down, commands fail at once. Imported outside the bundle too: no aliases here.
 */
export const redis = (url: string) => processState('redis', () => connect(url));

async function connect(url: string) {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Replaces a connection that no longer responds to pings.
    pingInterval: 5_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 12_000,
      reconnectStrategy: (tries) => Math.min(tries * 200, 5_000),
    },
  });
  let isLogged = false;
  client.on('error', (error: NodeJS.ErrnoException) => {
    if (!isLogged) log('warn', 'redis_unreachable', { reason: error.code ?? error.name });
    isLogged = true;
  });
  client.on('ready', () => {
    if (isLogged) log('info', 'redis_reachable');
    isLogged = false;
  });
  const made = client.connect().catch(() => undefined);
  const connected = within(firstConnectionTimeoutMs, made, undefined);
  return { client, connected };
}
