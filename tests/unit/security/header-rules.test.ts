import { readEnv } from '@/lib/env';
import { robotsHeaders } from '@/lib/security/header-rules';

const rules = (environment: Record<string, string>) => robotsHeaders(readEnv(environment));

test('is absent without configuration and in production', () => {
  expect(rules({})).toEqual([]);
  const services = {
    SANITY_PROJECT_ID: 'abc123',
    SUPABASE_URL: 'https://a.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_a',
  };
  expect(
    rules({
      ...services,
      VERCEL: '1',
      VERCEL_ENV: 'production',
      VERCEL_PROJECT_PRODUCTION_URL: 'a.example',
    }),
  ).toEqual([]);
});

test.each(['preview', 'development'])('blocks indexing of a %s deployment on every host', (VERCEL_ENV) => {
  expect(rules({ VERCEL_ENV, SITE_URL: 'https://www.a.example' })).toEqual([
    { source: '/:path*', headers: [{ key: 'x-robots-tag', value: 'noindex' }] },
  ]);
});

describe('with SITE_URL', () => {
  const [rule] = rules({ SITE_URL: 'https://www.a.example:8443' });
  const [host, forwarded] = rule?.missing ?? [];
  const matches = (pattern: string | undefined, value: string) => new RegExp(`^${pattern}$`).test(value);

  test.each(['www.a.example', 'localhost', '127.0.0.1'])('allows indexing on %s', (name) => {
    expect(matches(host?.value, name)).toBe(true);
    expect(matches(forwarded?.value, `${name}:8443`)).toBe(true);
  });

  test.each(['a.example', 'wwwxa.example', 'www.a.example.evil.example', 'site-git-main.vercel.app'])(
    'blocks indexing on %s',
    (name) => {
      expect(matches(host?.value, name)).toBe(false);
      expect(matches(forwarded?.value, name)).toBe(false);
    },
  );
});
