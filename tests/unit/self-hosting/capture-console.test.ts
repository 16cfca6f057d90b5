import { captureConsole } from '@/lib/self-hosting/capture-console';

const { error, warn, log: print, info, debug, trace } = console;
let written: Record<string, unknown>[];

beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  console.error = (line: string) => written.push(JSON.parse(line));
  captureConsole();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(console, { error, warn, log: print, info, debug, trace });
});

const texts = () => written.map(({ text }) => text);

it('writes everything as one event', () => {
  console.error('⨯', new Error('Cannot convert 1\n{"event":"forged"} \u001b[2J'));
  console.warn('a %s', 'warning');
  console.log('a\u2028line');
  expect(written.map(({ level, event }) => [level, event])).toEqual([
    ['error', 'next'],
    ['warn', 'next'],
    ['info', 'next'],
  ]);
  expect(texts()[0]).toMatch(/^⨯ Error: Cannot convert 1\n\{"event":"forged"\}/);
  expect(texts()[0]).not.toContain('\u001b');
  expect(texts()[1]).toBe('a warning');
});

it('truncates long messages', () => {
  console.error('x'.repeat(10_000));
  expect(texts()).toEqual(['x'.repeat(500)]);
});

it('writes five lines with the same beginning and counts the others after a minute', () => {
  for (let count = 0; count < 12; count += 1) console.error(`Error: aborted\n  at line ${count}`);
  console.error('Error: another');
  expect(written).toHaveLength(6);
  jest.advanceTimersByTime(60_000);
  expect(written).toHaveLength(7);
  expect(written.at(-1)).toMatchObject({ event: 'next_repeated', text: 'Error: aborted', omitted: 7 });
  console.error('Error: aborted');
  expect(written.at(-1)).toMatchObject({ event: 'next', text: 'Error: aborted' });
});

it('counts lines together that differ in quotations and numbers only', () => {
  for (let count = 0; count < 140; count += 1) {
    console.error(`Error: Failed to find Server Action "${'x'.repeat(count)}".`);
    console.error(`SyntaxError: Unexpected token '${count}', "${count}" is not valid JSON`);
  }
  expect(written).toHaveLength(10);
});

it('writes an error of another kind even when one sender has used up all beginnings', () => {
  for (let count = 0; count < 500; count += 1) {
    const word = String.fromCharCode(97 + (count % 26), 97 + Math.floor(count / 26));
    console.error(`SyntaxError: ${word} is not a form`);
  }
  console.error(new TypeError('Cannot read properties of undefined'));
  expect(texts().at(-1)).toMatch(/^TypeError: Cannot read/);
});

it('limits lines with different beginnings', () => {
  for (let count = 0; count < 1_000; count += 1) console.error(`Error: ${count}`);
  expect(written.length).toBeLessThan(60);
});
