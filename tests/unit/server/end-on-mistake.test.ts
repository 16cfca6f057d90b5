import { log } from '@/lib/server/log';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));

const hosted = {
  SANITY_PROJECT_ID: 'abc123',
  SUPABASE_URL: 'https://store.example',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const before = process.env;

afterEach(() => {
  process.env = before;
  jest.restoreAllMocks();
});

/** Starts a server with an environment; returns the reason for which it ended, null if it goes on. */
async function start(environment: Record<string, string>): Promise<string | null> {
  process.env = { NODE_ENV: 'production', ...environment };
  jest.resetModules();
  jest.mocked(log).mockClear();
  const { log: freshLog } = await import('@/lib/server/log');
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const { endOnMistake } = await import('@/lib/server/end-on-mistake');
  endOnMistake();
  const [, event, fields] = jest.mocked(freshLog).mock.calls[0] ?? [];
  if (!event) {
    expect(exit).not.toHaveBeenCalled();
    return null;
  }
  expect(exit).toHaveBeenCalledWith(1);
  expect(event).toBe('environment');
  return String(fields?.reason);
}

describe('a server process', () => {
  test.each([
    ['hosted services', hosted],
    ['embedded services of npm start', { EMBEDDED_URL: 'http://localhost:4000' }],
    ['one embedded service', { ...hosted, SUPABASE_URL: '', EMBEDDED_URL: 'http://localhost:4000' }],
    [
      'content from another host',
      { ...hosted, SANITY_PROJECT_ID: '', SANITY_API_HOST: 'http://10.0.0.9:3333' },
    ],
    ['a preview without a store', { VERCEL: '1', VERCEL_ENV: 'preview', SANITY_PROJECT_ID: 'abc123' }],
    ['a build', { NEXT_PHASE: 'phase-production-build' }],
  ])('starts with %s', async (_, environment) => {
    expect(await start(environment)).toBeNull();
  });

  test.each([
    ['no services', {}, /SANITY_PROJECT_ID.*\n.*SUPABASE_URL/],
    ['no store', { SANITY_PROJECT_ID: 'abc123' }, /^SUPABASE_URL is missing/],
    ['no content', { ...hosted, SANITY_PROJECT_ID: '' }, /^SANITY_PROJECT_ID is missing/],
    ['a mistake', { PORT: 'x' }, /^PORT must be a port number/],
  ])('ends with a sentence for %s', async (_, environment, reason) => {
    expect(await start(environment)).toMatch(reason);
  });
});
