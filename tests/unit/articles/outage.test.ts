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
  // Its state survives module reloads.
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('attesta.content-outage')];
});

const fail = () => recordFailure('article', 10, 'gone');
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);
const events = () => lines.map(({ event }) => event);

test('logs an outage at its start, then once a minute with a count, and at its end', () => {
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

test('logs a second outage within a minute', () => {
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

test('limits the log of an unstable service and counts every failure', () => {
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

test('logs a lasting outage that began while the log was silent', () => {
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

test('keeps the pause after a hang when the clock is set back', () => {
  recordFailure('article', 5_000, 'timeout');
  expect(isPaused()).toBe(true);
  jest.setSystemTime(Date.now() - 3_600_000);
  seconds(3);
  expect(isPaused()).toBe(false);
});
