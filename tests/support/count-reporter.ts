import type { TestEvent } from 'node:test/reporters';

/** Node has no JSON reporter: this one writes the number of test cases of the whole run, for tests/run.ts. */
export default async function* countReporter(events: AsyncIterable<TestEvent>) {
  for await (const { type, data } of events) {
    // Each file has a summary, and the run.
    if (type === 'test:summary' && data.file === undefined) yield `${JSON.stringify(data.counts)}\n`;
  }
}
