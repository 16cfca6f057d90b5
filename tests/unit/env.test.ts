import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildInputs } from '@/embedded/build-inputs';
import { EnvError, envNames, misspelledNames, readEnv } from '@/lib/env';
import { cleanEnv } from '../support/sites';
import cases from './env.json';

const jwt = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;

type Environment = NodeJS.Dict<string>;
const read: { what: string; source: Environment; expected: object }[] = cases.read;
const refused: { source: Environment; sentence: string }[] = cases.refused;
/** The integrations that have separate preview variables. */
const refusedReceivers: typeof refused = cases.refusedReceivers;

describe('readEnv', () => {
  test.each(read)('$what', ({ source, expected }) => {
    const found = Object.entries(readEnv(source)).filter(([name]) => name in expected);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test.each([...refused, ...refusedReceivers])('refuses $source: $sentence', ({ source, sentence }) => {
    expect(() => readEnv(source)).toThrow(new EnvError(sentence));
  });

  test('listens on all addresses without a proxy on the same machine', () => {
    for (const source of [{}, { TRUSTED_PROXY_HOPS: '0' }]) expect(readEnv(source).host).toBeUndefined();
  });

  test('distinguishes builds by the values in their pages', () => {
    const hosted = { SANITY_PROJECT_ID: 'abc123' };
    const inputs = (source: object) => buildInputs(readEnv({ ...hosted, ...source }));
    // The privacy policy names Slack.
    const slack = { LEADS_WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/x' };
    for (const source of [{ VERCEL_ENV: 'preview' }, { VERCEL: '1' }, slack]) {
      expect(inputs(source)).not.toBe(inputs({}));
    }
    for (const { source } of read.filter(({ what }) => /(?<!Slack of )leads|preview|Studio/.test(what))) {
      expect(inputs(source)).toBe(inputs({}));
    }
    for (const source of [{ PORT: '4000' }, { FORM_RATE_LIMIT: '5' }]) {
      expect(inputs(source)).toBe(inputs({}));
    }
  });

  test.each(['sb_secret_abc', jwt('service_role')])('refuses a secret key without repeating it', (key) => {
    const read = () => readEnv({ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: key });
    expect(read).toThrow(/^SUPABASE_ANON_KEY is a secret key/);
    expect(read).not.toThrow(key);
  });

  test.each(['sb_publishable_abc', jwt('anon'), 'any-key'])('accepts an anon key', (key) => {
    expect(readEnv({ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: key }).store?.anonKey).toBe(key);
  });
});

describe('a preview deployment', () => {
  const preview = { VERCEL: '1', VERCEL_ENV: 'preview' };
  const store = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_a' };
  /** Every variable that reaches people or services of production. */
  const production = {
    ...store,
    SANITY_WEBHOOK_SECRET: 'the-webhook-secret',
    REDIS_URL: 'redis://redis.example',
    LEADS_WEBHOOK_URL: 'https://crm.example/leads',
    LEADS_WEBHOOK_SECRET: 'a-long-enough-secret',
    SMTP_URL: 'smtps://mail.example',
    LEADS_EMAIL: 'sales@b.example',
    LEADS_EMAIL_FROM: 'site@b.example',
    LEADS_DELIVERY_SECRET: 'a-long-enough-secret',
    LEADS_PAGE_URL: 'https://crm.example/{id}',
    INDEXNOW_KEY: 'a-key-for-tests',
  };
  const twins = Object.fromEntries(
    Object.entries(production).map(([name, value]) => [`PREVIEW_${name}`, value]),
  );
  /** Returns the parts of an environment that reach people or services. */
  const reached = (source: NodeJS.Dict<string>) => {
    const { store, webhookSecret, redisUrl, receivers, deliverySecret, indexNow } = readEnv(source);
    return { store, webhookSecret, redisUrl, receivers, deliverySecret, indexNow };
  };
  const noReach = reached({});

  test.each(['preview', 'development', 'staging'])('ignores the production variables in %s', (VERCEL_ENV) => {
    expect(reached(production)).not.toEqual(noReach);
    expect(reached({ ...production, VERCEL: '1', VERCEL_ENV })).toEqual(noReach);
    expect(readEnv({ ...production, VERCEL_ENV }).previewDeployment).toBe(true);
  });

  test.each(Object.entries(production))('ignores %s alone with any value', (name) => {
    expect(reached({ ...preview, [name]: 'half set' })).toEqual(noReach);
  });

  test('uses the preview variables instead, but notifies no search engine', () => {
    expect(reached({ ...preview, ...twins })).toEqual({ ...reached(production), indexNow: null });
    expect(reached({ ...preview, ...production, PREVIEW_REDIS_URL: 'redis://own.example' })).toEqual({
      ...noReach,
      redisUrl: 'redis://own.example',
    });
  });

  test('reads the production content, including drafts', () => {
    const content = {
      SANITY_PROJECT_ID: 'abc123',
      SANITY_PREVIEW_SECRET: 'a-long-enough-secret',
      SANITY_READ_TOKEN: 'token',
    };
    const { content: read, previewSecret } = readEnv({ ...preview, ...content });
    expect({ read, previewSecret }).toMatchObject({
      read: { projectId: 'abc123', readToken: 'token' },
      previewSecret: 'a-long-enough-secret',
    });
  });

  const refusedTwins = refusedReceivers.map(({ source, sentence }) => ({
    source: Object.fromEntries(Object.entries(source).map(([name, value]) => [`PREVIEW_${name}`, value])),
    sentence: sentence.replaceAll(/\b(?:SUPABASE|LEADS|SMTP|REDIS)_[A-Z_]+/g, 'PREVIEW_$&'),
  }));
  test.each([...refused.slice(0, 4), ...refusedTwins])(
    'refuses $source: $sentence',
    ({ source, sentence }) => {
      expect(() => readEnv({ ...preview, ...source })).toThrow(new EnvError(sentence));
    },
  );

  test('ignores the preview variables in other environments', () => {
    const broken = { PREVIEW_SUPABASE_URL: 'no address', PREVIEW_SMTP_URL: 'smtps://mail.example' };
    for (const source of [{}, production]) {
      expect(reached({ ...source, ...twins, ...broken })).toEqual(reached(source));
    }
  });
});

describe('a production deployment on Vercel', () => {
  const production = { VERCEL: '1', VERCEL_ENV: 'production' };
  const content = { SANITY_PROJECT_ID: 'abc123' };
  const store = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_a' };
  const noContent =
    'SANITY_PROJECT_ID is missing: in production on Vercel, articles come from a Sanity project.';
  const noStore = 'SUPABASE_URL is missing: in production on Vercel, the forms need a Supabase project.';

  test.each([
    [store, noContent],
    [{ ...content, PREVIEW_SUPABASE_URL: store.SUPABASE_URL }, noStore],
    [{}, `${noContent}\n${noStore}`],
    [{ SANITY_PROJECT_ID: ' ', SUPABASE_URL: '' }, `${noContent}\n${noStore}`],
  ])('reports %j as incomplete', (source, sentences) => {
    expect(() => readEnv({ ...production, ...source })).toThrow(new EnvError(sentences));
  });

  test('needs no other variables, nor does a self-hosted server', () => {
    for (const source of [content, { SANITY_API_HOST: 'https://content.example' }]) {
      expect(readEnv({ ...production, ...store, ...source }).previewDeployment).toBe(false);
    }
    expect(readEnv({ VERCEL_ENV: 'production' }).store).toBeNull();
  });

  test('fails the build with these sentences', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['embedded/run.ts', 'build'], {
      env: { ...process.env, ...cleanEnv, ...production },
      encoding: 'utf8',
      timeout: 10_000,
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `${noContent}\n${noStore}\n`,
    });
  });
});

test('lists every variable once without a value in .env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(named).toEqual([...new Set(named)]);
  expect(envNames.filter((name) => !named.includes(name))).toEqual([]);
  expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual([]);
});

test('describes every variable in docs/configuration.md', () => {
  const rows = readFileSync('docs/configuration.md', 'utf8').match(/^\| .+$/gm) ?? [];
  const named = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z]+(_[A-Z]+)*/g) ?? []);
  // Set by Vercel and by embedded/run.ts.
  const own = envNames.filter((name) => !/^(VERCEL|BUILT_|EMBEDDED_)/.test(name));
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});

describe('misspelledNames', () => {
  it.each([
    ['SUPABASE_ANNON_KEY', 'SUPABASE_ANON_KEY'],
    ['SUPBASE_URL', 'SUPABASE_URL'],
    ['LEADS_WEBHOOK_SECRETS', 'LEADS_WEBHOOK_SECRET'],
    ['SANITY_PROJECTID', 'SANITY_PROJECT_ID'],
    ['SMTP_URI', 'SMTP_URL'],
    ['LEADS_EMIAL', 'LEADS_EMAIL'],
  ])('finds %s', (name, meant) => {
    expect(misspelledNames({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it('accepts our names and the names of other programs', () => {
    const others =
      'PATH HOME HOSTTYPE PORTS REPO_URL BASE_URL DATABASE_URL VERCEL_URL SUPABASE_DB_PASSWORD'.split(' ');
    const studio = ['SANITY_STUDIO_PROJECT_ID', 'SANITY_STUDIO_DATASET', 'SANITY_AUTH_TOKEN', 'DATA_DIR'];
    const names = [...envNames, ...others, ...studio];
    expect(misspelledNames(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });
});
