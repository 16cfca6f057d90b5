import { setImmediate as turn } from 'node:timers/promises';
import { renderInTurn } from '@/embedded/render-queue';

/** Renderings that end when the test resolves them. */
function renderings() {
  const begun: { key: string; end: () => void }[] = [];
  const ask = (key: string, signal = new AbortController().signal) =>
    renderInTurn(
      key,
      () => new Promise((resolve) => begun.push({ key, end: () => resolve(Buffer.from(key)) })),
      signal,
    );
  const endAll = async () => {
    for (let index = 0; index < begun.length; index += 1) {
      begun[index]?.end();
      for (let turns = 0; turns < 3; turns += 1) await turn();
    }
  };
  return { begun, ask, endAll };
}

test('runs two renderings at a time, queues a few and refuses the rest', async () => {
  const { begun, ask, endAll } = renderings();
  const responses = Array.from({ length: 120 }, (_, index) => ask(`image ${index}`));
  await turn();
  expect(begun.map(({ key }) => key)).toEqual(['image 0', 'image 1']);
  const waiting = 26;
  for (const response of responses.slice(waiting)) expect(await response).toBeNull();
  await endAll();
  const made = await Promise.all(responses.slice(0, waiting));
  expect(made.map(String)).toEqual(Array.from({ length: waiting }, (_, index) => `image ${index}`));
});

test('shares a rendering between requests for the same image', async () => {
  const { begun, ask, endAll } = renderings();
  const responses = [ask('same'), ask('same'), ask('same')];
  await endAll();
  expect((await Promise.all(responses)).map(String)).toEqual(['same', 'same', 'same']);
  expect(begun).toHaveLength(1);
});

test('drops a queued rendering when its last request is aborted', async () => {
  const { begun, ask, endAll } = renderings();
  const running = [ask('first'), ask('second')];
  const clients = Array.from({ length: 24 }, () => new AbortController());
  const left = clients.map((client, index) => ask(`left ${index}`, client.signal));
  const stays = ask('left 0');
  for (const client of clients) client.abort();
  for (const response of left.slice(1)) expect(await response).toBeNull();
  const next = ask('next');
  await endAll();
  expect(begun.map(({ key }) => key)).toEqual(['first', 'second', 'left 0', 'next']);
  expect((await Promise.all([...running, stays, next])).map(String)).toEqual([
    'first',
    'second',
    'left 0',
    'next',
  ]);
});
