import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './http.ts';

/**
 * Visitors who ask for one page after the other until they leave, on connections that stay open.
 * @param next returns the URL of a visitor's next request.
 */
export function visit(url: string, count: number, next: (turn: number, visitor: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  /** Answers that are not 200 and whole. */
  const failures: string[] = [];
  let responses = 0;
  let there = true;
  const loops = Array.from({ length: count }, async (_, visitor) => {
    for (let turn = visitor; there; turn += 1) {
      const target = next(turn, visitor);
      try {
        const { status, headers: got, text } = await send(url, target, { headers, agent });
        const isWhole = /html/.test(String(got['content-type'])) ? text.endsWith('</html>') : text.length > 0;
        if (status !== 200 || !isWhole) failures.push(`${target}: ${status} ${got['x-cache']}`);
        responses += 1;
      } catch (error) {
        failures.push(`${target}: ${error}`);
      }
      await sleep(10);
    }
  });
  return {
    failures,
    responses: () => responses,
    async leave() {
      there = false;
      await Promise.all(loops);
      agent.destroy();
    },
  };
}
