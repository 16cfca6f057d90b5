/**
 * Runs inside the site's server (`node --import`) and does two things that a test cannot do from outside:
 * - moves the clock: Date and Date.now are ahead by the ms that the test sets; timers are not affected
 * - measures the longest blocking of the event loop in CPU time of its thread, which excludes other processes
 */
import process from 'node:process';

export type Order = { id: number; clock?: number; busy?: 'start' | 'read' };
export type Report = { id: number; busiest: number; rss: number };

const RealDate = Date;
let ahead = 0;
const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

/** CPU time of the server's own thread so far, in ms. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
let last = ownTime();
let busiest = 0;
function note(): void {
  const time = ownTime();
  busiest = Math.max(busiest, time - last);
  last = time;
}
setInterval(note, 5).unref();

if (process.channel) {
  process.on('message', ({ id, clock, busy }: Order) => {
    if (clock !== undefined) ahead = clock;
    note();
    if (busy === 'start') busiest = 0;
    process.send?.({ id, busiest, rss: process.memoryUsage.rss() } satisfies Report);
  });
  // A listener would keep the process alive.
  process.channel.unref();
}
