import { log, requestId } from '@/lib/server/log';

let written: string[];

beforeEach(() => {
  written = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    written.push(parts.join(' '));
  });
});
afterEach(() => jest.restoreAllMocks());

test('writes an event as one line of JSON with time, level and fields', () => {
  log('warn', 'not_found', { path: '/nope', count: 2, known: false, user: null });
  expect(written).toHaveLength(1);
  const { time, ...rest } = JSON.parse(written[0] ?? '');
  expect(rest).toEqual({
    level: 'warn',
    event: 'not_found',
    path: '/nope',
    count: 2,
    known: false,
    user: null,
  });
  expect(new Date(time).toISOString()).toBe(time);
});

test('adds the id of the current request, also after an await', async () => {
  const handle = async (id: string) => {
    await null;
    log('info', 'handled', { path: id });
  };
  await Promise.all(['first-one', 'second-one'].map((id) => requestId.run(id, () => handle(id))));
  log('info', 'handled', { path: 'none' });
  const lines = written.map((line) => JSON.parse(line));
  expect(lines.map(({ request, path }) => [request, path])).toEqual([
    ['first-one', 'first-one'],
    ['second-one', 'second-one'],
    [undefined, 'none'],
  ]);
});

test.each([
  '/a\n{"level":"error","event":"forged"}',
  '/a\r\nforged',
  '/a\u2028forged',
  '/a\u2029forged',
  '/a\u0085forged',
  '/a\u001b[31mred',
  '/a\u0000b',
  '/a\u202eb',
  '/a\u007f',
  '/a\u009b31m',
  '"},{"event":"forged',
])('escapes %j inside its line', (path) => {
  log('warn', 'not_found', { path });
  expect(written).toHaveLength(1);
  const line = written[0] ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
  expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/);
  expect(JSON.parse(line)).toMatchObject({ event: 'not_found', path });
});
