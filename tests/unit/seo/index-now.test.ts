const log = jest.fn();
jest.mock('@/lib/server/log', () => ({ log }));

const environment = process.env;
const ask = jest.fn();
beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  globalThis.fetch = ask;
  ask.mockResolvedValue(new Response(null, { status: 202 }));
  process.env = { ...environment, SITE_URL: 'https://www.a.example', INDEXNOW_KEY: 'a-key-for-tests' };
});
afterAll(() => {
  process.env = environment;
});

const load = () => import('@/lib/seo/index-now');

test('submits full URLs with the key and its location', async () => {
  const { pingIndexNow, indexNowKeyPath } = await load();
  await pingIndexNow(['/resources/a', '/ko/resources']);
  const [endpoint, request] = ask.mock.calls[0] as [string, RequestInit];
  expect(endpoint).toBe('https://api.indexnow.org/indexnow');
  expect(JSON.parse(String(request.body))).toEqual({
    host: 'www.a.example',
    key: 'a-key-for-tests',
    keyLocation: `https://www.a.example${indexNowKeyPath()}`,
    urlList: ['https://www.a.example/resources/a', 'https://www.a.example/ko/resources'],
  });
  expect(request.signal).toBeInstanceOf(AbortSignal);
});

test.each([
  ['a refusal', () => ask.mockResolvedValue(new Response(null, { status: 403 }))],
  ['a network failure', () => ask.mockRejectedValue(new Error('unreachable'))],
])('only logs %s', async (_, arrange) => {
  arrange();
  await expect((await load()).pingIndexNow(['/resources/a'])).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledWith('warn', 'index_now', expect.objectContaining({ urls: 1 }));
});

test.each([
  ['without a key', { INDEXNOW_KEY: '' }],
  ['in a preview', { VERCEL_ENV: 'preview', PREVIEW_INDEXNOW_KEY: 'a-key-for-tests' }],
])('sends no request %s', async (_, change) => {
  Object.assign(process.env, change);
  await (await load()).pingIndexNow(['/resources/a']);
  expect(ask).not.toHaveBeenCalled();
});

test('names an invalid key without printing it', async () => {
  process.env.INDEXNOW_KEY = 'no key!';
  await expect((await load()).pingIndexNow(['/'])).rejects.toThrow(/^INDEXNOW_KEY must have 8 to 128/);
});
