import { type Outcome, storeOnce } from '@/lib/leads/idempotency';

jest.useFakeTimers();

/** How long a visitor waits for the store: docs/forms.md promises it. */
const timeLimit = 8000;

const stored: Outcome = { stored: true };
const refused: Outcome = { stored: false, code: '500' };
const timeout: Outcome = { stored: false, code: 'timeout' };
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let number = 0;

/** A row that no other test sends, a store that answers when told to, and tries whose insert is answered where one is given. */
function scene() {
  number += 1;
  const row = { name: `row ${number}` };
  const waiting: ((outcome: Outcome) => void)[] = [];
  const insert = jest.fn(() => new Promise<Outcome>((resolve) => waiting.push(resolve)));
  const answer = (outcome: Outcome) => waiting.shift()?.(outcome);
  const tryOnce = (given?: Outcome, table = 't', sent: object = row) => {
    const result = storeOnce(table, { ...sent }, insert);
    if (given) answer(given);
    return result;
  };
  return { insert, answer, tryOnce };
}

test('two requests under way at once are one insert, and both have its answer', async () => {
  const { insert, tryOnce } = scene();
  expect(await Promise.all([tryOnce(), tryOnce(stored)])).toEqual([stored, stored]);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('what was just stored is not stored again, for ten minutes', async () => {
  const { insert, answer, tryOnce } = scene();
  await tryOnce(stored);
  await pass(9 * 60_000);
  expect(await tryOnce()).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(1);
  await pass(2 * 60_000);
  const again = tryOnce();
  await pass(0);
  answer(stored);
  await again;
  expect(insert).toHaveBeenCalledTimes(2);
});

test('another text or another table is another row', async () => {
  const { insert, tryOnce } = scene();
  await tryOnce(stored);
  await tryOnce(stored, 't', { name: `corrected ${number}` });
  await tryOnce(stored, 'u');
  expect(insert).toHaveBeenCalledTimes(3);
});

test('a refusal is answered at once and forgotten: the next try inserts', async () => {
  const { insert, tryOnce } = scene();
  expect(await tryOnce(refused)).toEqual(refused);
  expect(await tryOnce(stored)).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(2);
});

test('an insert that throws counts as refused', async () => {
  const insert = jest.fn(() => Promise.reject(new TypeError('with what was typed')));
  expect(await storeOnce('t', {}, insert)).toEqual({ stored: false, code: 'TypeError' });
});

test('a store that is silent counts as failed after the limit, and a clock that is set back does not change it', async () => {
  const { tryOnce } = scene();
  const first = tryOnce();
  jest.setSystemTime(Date.now() - 3_600_000);
  const second = tryOnce();
  await pass(timeLimit);
  expect(await Promise.race([second, 'still waiting'])).toEqual(timeout);
  expect(await first).toEqual(timeout);
});

test('the first insert went through late: the second try finds it and makes no row', async () => {
  const { insert, answer, tryOnce } = scene();
  const first = tryOnce();
  await pass(timeLimit);
  expect(await first).toEqual(timeout);
  await pass(1000);
  const second = tryOnce();
  await pass(500);
  answer(stored);
  expect(await second).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('the first insert is still silent: the second try inserts after a moment, and two second tries share it', async () => {
  const { insert, answer, tryOnce } = scene();
  const first = tryOnce();
  await pass(timeLimit + 1);
  await first;
  const retries = [tryOnce(), tryOnce()];
  await pass(2000);
  expect(insert).toHaveBeenCalledTimes(2);
  answer(refused);
  answer(stored);
  expect(await Promise.all(retries)).toEqual([stored, stored]);
  expect(await tryOnce()).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(2);
});

test('the memory is bounded', async () => {
  const insert = jest.fn(() => Promise.resolve(stored));
  const row = { name: 'bounded' };
  await storeOnce('t', row, insert);
  for (let count = 0; count < 5001; count += 1) await storeOnce('flood', { count }, insert);
  await storeOnce('t', row, insert);
  expect(insert).toHaveBeenCalledTimes(5003);
});
