import { isPaused, recordFailure, recordSuccess } from '@/lib/articles/outage';

type Line = { event: string; failures: number; seconds: number };
let lines: Line[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Line);
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // Its state outlives a module.
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('attesta.content-outage')];
});

const fail = () => recordFailure('article', 10, 'gone');
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);
const events = () => lines.map(({ event }) => event);

test('one outage is announced at its start, then once a minute with a count, and at its end', () => {
  for (let second = 0; second < 150; second += 1) {
    fail();
    seconds(1);
  }
  recordSuccess();
  recordSuccess();
  expect(lines).toMatchObject([
    { event: 'content_service_failing', failures: 1, seconds: 0 },
    { event: 'content_service_failing', failures: 60, seconds: 60 },
    { event: 'content_service_failing', failures: 60, seconds: 120 },
    { event: 'content_service_recovered', failures: 150, seconds: 150 },
  ]);
});

test('an outage that follows another within a minute is announced too', () => {
  fail();
  recordSuccess();
  seconds(10);
  fail();
  seconds(20);
  fail();
  recordSuccess();
  expect(lines).toMatchObject([
    { event: 'content_service_failing', failures: 1, seconds: 0 },
    { event: 'content_service_recovered', failures: 1, seconds: 0 },
    { event: 'content_service_failing', failures: 1, seconds: 0 },
    { event: 'content_service_recovered', failures: 2, seconds: 20 },
  ]);
});

test('a service that comes and goes does not flood the log, and nothing is left uncounted', () => {
  for (let second = 0; second < 60; second += 1) {
    fail();
    recordSuccess();
    seconds(1);
  }
  expect(events()).toEqual(
    Array.from({ length: 5 }, () => ['content_service_failing', 'content_service_recovered']).flat(),
  );
  fail();
  expect(lines.at(-1)).toMatchObject({ event: 'content_service_failing', failures: 56, seconds: 0 });
});

test('an outage that began while the log was silent is announced when it lasts', () => {
  for (let time = 0; time < 5; time += 1) {
    fail();
    recordSuccess();
  }
  fail();
  expect(lines).toHaveLength(10);
  seconds(60);
  fail();
  expect(lines.at(-1)).toMatchObject({ event: 'content_service_failing', failures: 2, seconds: 60 });
});

test('a clock that is set back does not lengthen the pause after a hang', () => {
  recordFailure('article', 5_000, 'timeout');
  expect(isPaused()).toBe(true);
  jest.setSystemTime(Date.now() - 3_600_000);
  seconds(3);
  expect(isPaused()).toBe(false);
});
