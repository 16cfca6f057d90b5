import { type Outcome, storeOnce } from '@/lib/leads/idempotency';

jest.useFakeTimers();

/** The longest time a visitor waits for the store, as docs/forms-and-leads.md promises. */
const timeLimit = 8000;

const stored: Outcome = { stored: true };
const refused: Outcome = { stored: false, code: '500' };
const timeout: Outcome = { stored: false, code: 'timeout' };
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let number = 0;

/** Returns a unique row, a store that responds on command, and attempts whose inserts respond if a response is set. */
function scene() {
  number += 1;
  const row = { name: `row ${number}` };
  const waiting: ((outcome: Outcome) => void)[] = [];
  const insert = jest.fn(() => new Promise<Outcome>((resolve) => waiting.push(resolve)));
  const respond = (outcome: Outcome) => waiting.shift()?.(outcome);
  const tryOnce = (given?: Outcome, table = 't', sent: object = row) => {
    const result = storeOnce(table, { ...sent }, insert);
    if (given) respond(given);
    return result;
  };
  return { insert, respond, tryOnce };
}

test('shares one insert and its result between two concurrent requests', async () => {
  const { insert, tryOnce } = scene();
  expect(await Promise.all([tryOnce(), tryOnce(stored)])).toEqual([stored, stored]);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('does not store the same row again for ten minutes', async () => {
  const { insert, respond, tryOnce } = scene();
  await tryOnce(stored);
  await pass(9 * 60_000);
  expect(await tryOnce()).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(1);
  await pass(2 * 60_000);
  const again = tryOnce();
  await pass(0);
  respond(stored);
  await again;
  expect(insert).toHaveBeenCalledTimes(2);
});

test('treats a different message or table as a different row', async () => {
  const { insert, tryOnce } = scene();
  await tryOnce(stored);
  await tryOnce(stored, 't', { name: `corrected ${number}` });
  await tryOnce(stored, 'u');
  expect(insert).toHaveBeenCalledTimes(3);
});

test('returns a refusal immediately and forgets it, so that the next attempt inserts', async () => {
  const { insert, tryOnce } = scene();
  expect(await tryOnce(refused)).toEqual(refused);
  expect(await tryOnce(stored)).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(2);
});

test('treats an insert that throws as refused', async () => {
  const insert = jest.fn(() => Promise.reject(new TypeError('with what was typed')));
  expect(await storeOnce('t', {}, insert)).toEqual({ stored: false, code: 'TypeError' });
});

test('treats a silent store as failed after the limit, even if the clock is set back', async () => {
  const { tryOnce } = scene();
  const first = tryOnce();
  jest.setSystemTime(Date.now() - 3_600_000);
  const second = tryOnce();
  await pass(timeLimit);
  expect(await Promise.race([second, 'still waiting'])).toEqual(timeout);
  expect(await first).toEqual(timeout);
});

test('finds a late first insert on the second attempt and adds no row', async () => {
  const { insert, respond, tryOnce } = scene();
  const first = tryOnce();
  await pass(timeLimit);
  expect(await first).toEqual(timeout);
  await pass(1000);
  const second = tryOnce();
  await pass(500);
  respond(stored);
  expect(await second).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('inserts on the second attempt if the first is still silent, and shares it between two second attempts', async () => {
  const { insert, respond, tryOnce } = scene();
  const first = tryOnce();
  await pass(timeLimit + 1);
  await first;
  const retries = [tryOnce(), tryOnce()];
  await pass(2000);
  expect(insert).toHaveBeenCalledTimes(2);
  respond(refused);
  respond(stored);
  expect(await Promise.all(retries)).toEqual([stored, stored]);
  expect(await tryOnce()).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(2);
});

test('limits its memory', async () => {
  const insert = jest.fn(() => Promise.resolve(stored));
  const row = { name: 'bounded' };
  await storeOnce('t', row, insert);
  for (let count = 0; count < 5001; count += 1) await storeOnce('flood', { count }, insert);
  await storeOnce('t', row, insert);
  expect(insert).toHaveBeenCalledTimes(5003);
});
