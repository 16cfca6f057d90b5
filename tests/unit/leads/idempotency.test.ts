import { type Outcome, storeOnce, storeTimeLimit } from '@/lib/leads/idempotency';

jest.useFakeTimers();

/** A store that answers when told to. */
function store() {
  const waiting: ((outcome: Outcome) => void)[] = [];
  const insert = jest.fn(() => new Promise<Outcome>((resolve) => waiting.push(resolve)));
  return { insert, answer: (outcome: Outcome) => waiting.shift()?.(outcome) };
}

const stored: Outcome = { stored: true };
const refused: Outcome = { stored: false, code: '500' };
const timeout: Outcome = { stored: false, code: 'timeout' };
let number = 0;
/** A row that no other test sends. */
const newRow = () => {
  number += 1;
  return { name: `row ${number}` };
};

/** A row of its own, a store, and tries whose insert is answered at once where one is given. */
function scene() {
  const { insert, answer } = store();
  const row = newRow();
  const tryOnce = (given?: Outcome) => {
    const result = storeOnce('t', { ...row }, insert);
    if (given) answer(given);
    return result;
  };
  return { insert, answer, row, tryOnce };
}
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

test('two requests under way at once are one insert, and both have its answer', async () => {
  const { insert, tryOnce } = scene();
  expect(await Promise.all([tryOnce(), tryOnce(stored)])).toEqual([stored, stored]);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('what was just stored is not stored again, for ten minutes', async () => {
  const { insert, answer, tryOnce } = scene();
  await tryOnce(stored);
  await minutes(9);
  expect(await tryOnce()).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(1);
  await minutes(2);
  const again = tryOnce();
  await minutes(0);
  answer(stored);
  await again;
  expect(insert).toHaveBeenCalledTimes(2);
});

test('another text or another table is another row', async () => {
  const { insert, answer } = store();
  const row = newRow();
  for (const [table, sent] of [
    ['t', row],
    ['t', { ...row, name: 'corrected' }],
    ['u', row],
  ] as const) {
    const result = storeOnce(table, sent, insert);
    answer(stored);
    expect(await result).toEqual(stored);
  }
  expect(insert).toHaveBeenCalledTimes(3);
});

test('a refusal is answered at once and forgotten: the next try inserts', async () => {
  const { insert, tryOnce } = scene();
  expect(await tryOnce(refused)).toEqual(refused);
  expect(await tryOnce(stored)).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(2);
});

test('an insert that throws counts as refused', async () => {
  const row = newRow();
  const insert = jest.fn(() => Promise.reject(new TypeError('with what was typed')));
  expect(await storeOnce('t', row, insert)).toEqual({ stored: false, code: 'TypeError' });
});

test('a store that is silent counts as failed after the limit', async () => {
  const result = scene().tryOnce();
  await jest.advanceTimersByTimeAsync(storeTimeLimit);
  expect(await result).toEqual(timeout);
});

test('a clock that is set back makes nobody wait longer', async () => {
  const { tryOnce } = scene();
  const first = tryOnce();
  jest.setSystemTime(Date.now() - 3_600_000);
  const second = tryOnce();
  await jest.advanceTimersByTimeAsync(storeTimeLimit);
  expect(await Promise.race([second, 'still waiting'])).toEqual(timeout);
  expect(await first).toEqual(timeout);
});

test('the first insert went through late: the second try finds it and makes no row', async () => {
  const { insert, answer, tryOnce } = scene();
  const first = tryOnce();
  await jest.advanceTimersByTimeAsync(storeTimeLimit);
  expect(await first).toEqual(timeout);
  await jest.advanceTimersByTimeAsync(1000);
  const second = tryOnce();
  await jest.advanceTimersByTimeAsync(500);
  answer(stored);
  expect(await second).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('the first insert is still silent: the second try inserts after a moment, and two second tries share it', async () => {
  const { insert, answer, tryOnce } = scene();
  const first = tryOnce();
  await jest.advanceTimersByTimeAsync(storeTimeLimit + 1);
  await first;
  const retries = [tryOnce(), tryOnce()];
  await jest.advanceTimersByTimeAsync(2000);
  expect(insert).toHaveBeenCalledTimes(2);
  answer(refused);
  answer(stored);
  expect(await Promise.all(retries)).toEqual([stored, stored]);
  expect(await tryOnce()).toEqual(stored);
  expect(insert).toHaveBeenCalledTimes(2);
});

test('the memory is bounded', async () => {
  const insert = jest.fn(() => Promise.resolve(stored));
  const row = newRow();
  await storeOnce('t', row, insert);
  for (let count = 0; count < 5001; count += 1) await storeOnce('flood', { count }, insert);
  await storeOnce('t', row, insert);
  expect(insert).toHaveBeenCalledTimes(5003);
});
