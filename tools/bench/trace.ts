import type { Browser, CDPSession } from 'playwright';
import { withPhone } from './browser.ts';
import type { Values } from './results.ts';

/** A trace event of Chromium; times are in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string; data?: { url?: string; processId?: number } };
};
type Span = { start: number; end: number };

const kinds = {
  layout: ['Layout'],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  script: ['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.run', 'RunMicrotasks', 'TimerFire'],
};

/** Milliseconds that the main thread spends on each kind of work in one load on a processor slowed four times. */
export function traceLoad(browser: Browser, address: string): Promise<Values> {
  return withPhone(browser, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const finish = await startTrace(devtools);
    await page.goto(address, { waitUntil: 'networkidle' });
    // Work that waited for a quiet moment.
    await page.waitForTimeout(1500);
    return sumsOf(mainThread(await finish(), address));
  });
}

async function startTrace(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    return events;
  };
}

/** What the page's main thread did. Other pages have such threads too: the page's own process is where it was opened. */
function mainThread(events: TraceEvent[], address: string): TraceEvent[] {
  const opened = events.find(
    ({ name, args }) => name === 'FrameCommittedInBrowser' && args?.data?.url === address,
  );
  const pid = opened?.args?.data?.processId;
  const thread = events.find(
    (event) => event.name === 'thread_name' && event.pid === pid && event.args?.name === 'CrRendererMain',
  );
  if (!thread) throw new Error(`The trace of ${address} has no main thread.`);
  return events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === thread.tid);
}

function sumsOf(events: TraceEvent[]): Values {
  const values: Values = {};
  for (const [kind, names] of Object.entries(kinds)) {
    const spans = events
      .filter(({ name }) => names.includes(name))
      .map(({ ts, dur = 0 }) => ({ start: ts, end: ts + dur }));
    values[kind] = covered(spans) / 1000;
  }
  const tasks = events.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000);
  values.blocked = tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
  return values;
}

/** Length of time that spans cover; one inside another counts once. */
function covered(spans: Span[]): number {
  let sum = 0;
  let until = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= until) continue;
    sum += end - Math.max(start, until);
    until = end;
  }
  return sum;
}
