import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildInputs, EnvError, envNames, readEnv } from '@/lib/env';
import { cleanEnv } from '../support/sites';

const jwt = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;

type Refused = [source: NodeJS.Dict<string>, sentence: string];
const address = 'must be an address that starts with http:// or https://.';
const bare = 'SITE_URL must be scheme, host and port alone, such as https://www.example.com.';
const oneLine = 'SUPABASE_ANON_KEY must be one line of letters, digits and signs without spaces.';
const projectId = 'SANITY_PROJECT_ID must be a Sanity project id: lower-case letters, digits and dashes.';
const secret = 'a-long-enough-secret';

const refused: Refused[] = [
  [{ PORT: 'eighty' }, 'PORT must be a port number.'],
  [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535.'],
  [{ SITE_URL: 'attesta.example' }, `SITE_URL ${address}`],
  [{ SITE_URL: 'javascript:alert(1)' }, `SITE_URL ${address}`],
  [{ SITE_URL: 'https://user:pw@a.example' }, bare],
  [{ SITE_URL: 'https://a.example/sub' }, bare],
  [{ SITE_URL: 'https://a.example?q=1' }, bare],
  [{ SITE_URL: 'https://a.example/#h' }, bare],
  [
    { SANITY_API_HOST: 'https://a.example?x=y' },
    'SANITY_API_HOST must have no user name, query or fragment.',
  ],
  [{ SANITY_PROJECT_ID: 'Not an id' }, projectId],
  [{ FORM_RATE_LIMIT: '0' }, 'FORM_RATE_LIMIT must be a whole number of submissions a minute, 1 or more.'],
  [{ WEB_VITALS: 'yes' }, 'WEB_VITALS must be 1, or not set.'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, `OTEL_EXPORTER_OTLP_ENDPOINT ${address}`],
];

const store = { SUPABASE_URL: 'https://a.supabase.co' };
const webhook = { LEADS_WEBHOOK_URL: 'https://crm.example/leads' };
const smtp = { SMTP_URL: 'smtp://a.example' };
const mail = { LEADS_EMAIL: 'a@b.example' };
const oneAddress = 'LEADS_EMAIL must be one address, such as sales@example.com.';

/** Of what a preview deployment has twins of. */
const refusedReceivers: Refused[] = [
  [
    store,
    'SUPABASE_ANON_KEY is missing: SUPABASE_URL is set, and the store needs its anon or publishable key.',
  ],
  ...['one\ntwo', 'key with space', '키'].map(
    (key): Refused => [{ ...store, SUPABASE_ANON_KEY: key }, oneLine],
  ),
  [webhook, 'LEADS_WEBHOOK_SECRET is missing: LEADS_WEBHOOK_URL is set, and calls are signed.'],
  [
    { LEADS_WEBHOOK_URL: 'http://crm.example/leads', LEADS_WEBHOOK_SECRET: secret },
    'LEADS_WEBHOOK_URL must start with https://, except for localhost.',
  ],
  [
    { LEADS_WEBHOOK_URL: 'https://user:pw@crm.example/', LEADS_WEBHOOK_SECRET: secret },
    'LEADS_WEBHOOK_URL must have no user name or fragment.',
  ],
  [{ LEADS_DELIVERY_SECRET: 'short' }, 'LEADS_DELIVERY_SECRET must have 16 characters or more.'],
  [
    { ...mail, SMTP_URL: 'https://a.example' },
    'SMTP_URL must be an address that starts with smtps:// or smtp://.',
  ],
  [{ ...mail, SMTP_URL: 'smtp://a.example?logger=true' }, 'SMTP_URL must have no query or fragment.'],
  [smtp, 'LEADS_EMAIL is missing: SMTP_URL is set, and somebody has to get the mails.'],
  [mail, 'SMTP_URL is missing: LEADS_EMAIL is set, and mails need a server.'],
  ...['a@b.example, c@d.example', 'A <a@b.example>', 'a@b.example\nBcc: c@d.example', 'a@b'].map(
    (LEADS_EMAIL): Refused => [{ ...smtp, LEADS_EMAIL }, oneAddress],
  ),
  [
    { REDIS_URL: 'http://redis.example' },
    'REDIS_URL must be an address that starts with redis:// or rediss://.',
  ],
];

describe('readEnv', () => {
  test('needs nothing', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      content: null,
      store: null,
      formRateLimit: 30,
    });
    expect(env.links.appSettings).toMatch(/^https:\/\/app\.attesta\.example\/settings$/);
  });

  test('behind a proxy on the same machine, nobody else reaches the site', () => {
    expect(readEnv({}).host).toBeUndefined();
    expect(readEnv({ TRUSTED_PROXY_HOPS: '0' }).host).toBeUndefined();
    expect(readEnv({ TRUSTED_PROXY_HOPS: '1' }).host).toBe('localhost');
    expect(readEnv({ TRUSTED_PROXY_HOPS: '2', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(() => readEnv({ HOST: '127.0.0.1' })).toThrow('HOST must not be a loopback address');
  });

  test('keeps the address of the build on another port, unless one is configured', () => {
    const built = { BUILT_SITE_URL: 'http://localhost:3000', PORT: '4000' };
    expect(readEnv(built).siteUrl).toBe('http://localhost:3000');
    expect(readEnv({ ...built, SITE_URL: 'https://a.example' }).siteUrl).toBe('https://a.example');
    expect(buildInputs(readEnv({ PORT: '4000' }))).toBe(buildInputs(readEnv({})));
  });

  test('watches nothing unless it is told to; only the script in the pages concerns the build', () => {
    expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ', WEB_VITALS: '' })).toMatchObject({
      tracing: false,
      webVitals: false,
    });
    const off = buildInputs(readEnv({}));
    expect(buildInputs(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }))).toBe(off);
    expect(buildInputs(readEnv({ WEB_VITALS: '1' }))).not.toBe(off);
  });

  test('uses the embedded services for what is not configured', () => {
    const env = readEnv({ EMBEDDED_URL: 'http://127.0.0.1:4000', SUPABASE_URL: '' });
    expect(env.content).toMatchObject({ embedded: true, apiHost: 'http://127.0.0.1:4000', imageHost: '' });
    expect(env.store).toMatchObject({ embedded: true, url: 'http://127.0.0.1:4000' });
  });

  test('a preview needs a long secret, and a token where the content is hosted', () => {
    expect(() => readEnv({ SANITY_PREVIEW_SECRET: 'short' })).toThrow(/SANITY_PREVIEW_SECRET must have 16/);
    const secret = { SANITY_PREVIEW_SECRET: 'a-long-enough-secret' };
    expect(() => readEnv({ ...secret, SANITY_PROJECT_ID: 'abc123' })).toThrow(/SANITY_READ_TOKEN is missing/);
    const env = readEnv({ ...secret, SANITY_PROJECT_ID: 'abc123', SANITY_READ_TOKEN: 'token' });
    expect(env).toMatchObject({ previewSecret: 'a-long-enough-secret', content: { readToken: 'token' } });
    // Neither is part of what a build wrote into its pages.
    expect(buildInputs(env)).not.toContain('token"');
  });

  test('nobody is told about leads unless somebody is named', () => {
    expect(readEnv({}).receivers).toEqual({ webhook: null, mail: null });
    const slack = 'https://hooks.slack.com/services/T/B/x';
    expect(readEnv({ LEADS_WEBHOOK_URL: slack }).receivers.webhook).toEqual({ url: slack, secret: null });
    const own = { LEADS_WEBHOOK_URL: 'http://localhost:9/', LEADS_WEBHOOK_SECRET: 'a-long-enough-secret' };
    expect(readEnv(own).receivers.webhook).toEqual({
      url: 'http://localhost:9/',
      secret: 'a-long-enough-secret',
    });
    const mail = { SMTP_URL: 'smtps://u:p@mail.example', LEADS_EMAIL: 'sales@b.example' };
    expect(readEnv(mail).receivers.mail).toEqual({
      smtpUrl: 'smtps://u:p@mail.example',
      to: 'sales@b.example',
      from: 'sales@b.example',
    });
    expect(readEnv({ ...mail, LEADS_EMAIL_FROM: 'no@b.example' }).receivers.mail?.from).toBe('no@b.example');
    // None of it is part of what a build wrote into its pages.
    expect(buildInputs(readEnv({ ...own, ...mail }))).toBe(buildInputs(readEnv({})));
  });

  test('a Studio is named by its address, and may frame previews by its origin', () => {
    const env = readEnv({ SANITY_PROJECT_ID: 'abc123', SANITY_STUDIO_URL: 'https://a.sanity.studio/desk/' });
    expect(env.content).toMatchObject({
      studioUrl: 'https://a.sanity.studio/desk',
      studioOrigin: 'https://a.sanity.studio',
    });
    expect(buildInputs(env)).toBe(buildInputs(readEnv({ SANITY_PROJECT_ID: 'abc123' })));
    expect(() => readEnv({ SANITY_STUDIO_URL: 'a.sanity.studio' })).toThrow(/SANITY_STUDIO_URL must/);
  });

  test('uses another content host literally', () => {
    const env = readEnv({
      SANITY_PROJECT_ID: 'abc123',
      SANITY_API_HOST: 'http://127.0.0.1:9000/',
      SANITY_IMAGE_HOST: 'http://127.0.0.1:9001',
    });
    expect(env.content).toEqual({
      embedded: false,
      projectId: 'abc123',
      dataset: 'production',
      apiHost: 'http://127.0.0.1:9000',
      useProjectHostname: false,
      imageHost: 'http://127.0.0.1:9001',
    });
  });

  test('prefixes the project on the hosted content service', () => {
    expect(readEnv({ SANITY_PROJECT_ID: 'abc123' }).content).toMatchObject({
      apiHost: 'https://api.sanity.io',
      useProjectHostname: true,
      imageHost: 'https://cdn.sanity.io',
    });
  });

  test.each([...refused, ...refusedReceivers])('%j is refused: %s', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(new EnvError(sentence));
  });

  test.each(['sb_secret_abc', jwt('service_role')])('a secret key is refused and not repeated', (key) => {
    const read = () => readEnv({ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: key });
    expect(read).toThrow(/^SUPABASE_ANON_KEY is a secret key/);
    expect(read).not.toThrow(key);
  });

  test.each(['sb_publishable_abc', jwt('anon'), 'any-key'])('an anon key is taken', (key) => {
    expect(readEnv({ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: key }).store?.anonKey).toBe(key);
  });
});

describe('a preview deployment', () => {
  const preview = { VERCEL: '1', VERCEL_ENV: 'preview' };
  const store = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_a' };
  /** Everything that reaches people or machines of production. */
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
    INDEXNOW_KEY: 'a-key-for-tests',
  };
  const twins = Object.fromEntries(
    Object.entries(production).map(([name, value]) => [`PREVIEW_${name}`, value]),
  );
  /** What of an environment reaches somebody. */
  const reached = (source: NodeJS.Dict<string>) => {
    const { store, webhookSecret, redisUrl, receivers, deliverySecret, indexNow } = readEnv(source);
    return { store, webhookSecret, redisUrl, receivers, deliverySecret, indexNow };
  };
  const nobody = reached({});

  test.each(['preview', 'development', 'staging'])('%s ignores what is set for production', (VERCEL_ENV) => {
    expect(reached(production)).not.toEqual(nobody);
    expect(reached({ ...production, VERCEL: '1', VERCEL_ENV })).toEqual(nobody);
    expect(readEnv({ ...production, VERCEL_ENV }).previewDeployment).toBe(true);
  });

  test.each(Object.entries(production))('ignores %s alone, whatever it is', (name) => {
    expect(reached({ ...preview, [name]: 'half set' })).toEqual(nobody);
  });

  test('has the twins instead, but tells no search engine', () => {
    expect(reached({ ...preview, ...twins })).toEqual({ ...reached(production), indexNow: null });
    expect(reached({ ...preview, ...production, PREVIEW_REDIS_URL: 'redis://own.example' })).toEqual({
      ...nobody,
      redisUrl: 'redis://own.example',
    });
  });

  test('reads the content, drafts included, where production reads it', () => {
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

  const twinOf = ([source, sentence]: Refused): Refused => [
    Object.fromEntries(Object.entries(source).map(([name, value]) => [`PREVIEW_${name}`, value])),
    sentence.replaceAll(/\b(?:SUPABASE|LEADS|SMTP|REDIS)_[A-Z_]+/g, 'PREVIEW_$&'),
  ];
  test.each([...refused.slice(0, 4), ...refusedReceivers.map(twinOf)])(
    '%j is refused: %s',
    (source, sentence) => {
      expect(() => readEnv({ ...preview, ...source })).toThrow(new EnvError(sentence));
    },
  );

  test('elsewhere the twins mean nothing', () => {
    const broken = { PREVIEW_SUPABASE_URL: 'no address', PREVIEW_SMTP_URL: 'smtps://mail.example' };
    for (const source of [{}, production]) {
      expect(reached({ ...source, ...twins, ...broken })).toEqual(reached(source));
    }
  });

  test('is another build than the site', () => {
    expect(buildInputs(readEnv({ VERCEL_ENV: 'preview' }))).not.toBe(buildInputs(readEnv({})));
    expect(buildInputs(readEnv({ VERCEL: '1' }))).not.toBe(buildInputs(readEnv({})));
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
  ])('%j is not enough', (source, sentences) => {
    expect(() => readEnv({ ...production, ...source })).toThrow(new EnvError(sentences));
  });

  test('needs no more, nor does a server elsewhere', () => {
    for (const source of [content, { SANITY_API_HOST: 'https://content.example' }]) {
      expect(readEnv({ ...production, ...store, ...source }).previewDeployment).toBe(false);
    }
    expect(readEnv({ VERCEL_ENV: 'production' }).store).toBeNull();
  });

  test('its build ends with these sentences', () => {
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

test('.env.example names every variable once, and sets none', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(named).toEqual([...new Set(named)]);
  expect(envNames.filter((name) => !named.includes(name))).toEqual([]);
  expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual([]);
});

test('docs/operations.md says what every variable means', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').match(/^\| .+$/gm) ?? [];
  const named = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z]+(_[A-Z]+)*/g) ?? []);
  // Set by Vercel and by embedded/run.ts.
  const own = envNames.filter((name) => !/^(VERCEL|BUILT_|EMBEDDED_)/.test(name));
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});
