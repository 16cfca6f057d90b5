import { z } from 'zod';

/**
 * The only reader of process.env. Everything is optional: a service that is not configured is replaced by
 * its embedded stand-in, whose address the launcher (embedded/run.ts) passes in EMBEDDED_URL.
 * In BUILT_SITE_URL it passes the address that the pages of the build name as their own.
 *
 * Values are read at run time and never reach the browser: no variable carries Next's public prefix, and
 * client components do not import this file.
 */

const blankAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
  // What follows reads the parts of an address.
  abort: true,
});

/** An origin or base URL without a trailing slash. */
const baseUrl = z.preprocess(
  blankAsUnset,
  webUrl
    .refine((value) => isBare(value), { error: 'must have no user name, query or fragment' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
);
/** Scheme, host and port alone. */
const originUrl = z.preprocess(
  blankAsUnset,
  webUrl
    .refine((value) => isBare(value) && new URL(value).pathname === '/', {
      error: 'must be scheme, host and port alone, such as https://www.example.com',
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
);

function isBare(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return !username && !password && !search && !hash;
}

/** What a header can carry. */
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, { error: 'must be one line of letters, digits and signs without spaces' });

const link = z.preprocess(blankAsUnset, webUrl.optional());
const text = (pattern: RegExp, error: string) =>
  z.preprocess(blankAsUnset, z.string().trim().regex(pattern, { error }).optional());

/** True when a Supabase key would give more than the anonymous role: it must never be used by a public form. */
function isPrivilegedKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1];
  if (!payload) return false;
  try {
    const role: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).role;
    return typeof role === 'string' && role !== 'anon';
  } catch {
    return false;
  }
}

const schema = z
  .object({
    PORT: z.preprocess(
      blankAsUnset,
      z.coerce
        .number({ error: 'must be a port number' })
        .int({ error: 'must be a port number' })
        .min(1, { error: 'must be a port number from 1 to 65535' })
        .max(65535, { error: 'must be a port number from 1 to 65535' })
        .default(3000),
    ),
    SITE_URL: originUrl,
    SANITY_PROJECT_ID: text(
      /^[a-z0-9][a-z0-9-]*$/,
      'must be a Sanity project id: lower-case letters, digits and dashes',
    ),
    SANITY_DATASET: text(
      /^[a-z0-9][a-z0-9_-]{0,63}$/,
      'must be a dataset name: lower-case letters, digits, - and _',
    ),
    SANITY_API_HOST: baseUrl,
    SANITY_IMAGE_HOST: baseUrl,
    SANITY_WEBHOOK_SECRET: z.preprocess(blankAsUnset, z.string().optional()),
    SANITY_PREVIEW_SECRET: z.preprocess(
      blankAsUnset,
      z.string().min(16, { error: 'must have 16 characters or more: who knows it sees drafts' }).optional(),
    ),
    SANITY_READ_TOKEN: z.preprocess(blankAsUnset, key.optional()),
    SUPABASE_URL: baseUrl,
    SUPABASE_ANON_KEY: z.preprocess(
      blankAsUnset,
      key
        .refine((value) => !isPrivilegedKey(value), {
          error: 'is a secret key; the forms need the anon or publishable key',
        })
        .optional(),
    ),
    FORM_RATE_LIMIT: z.preprocess(
      blankAsUnset,
      z.coerce
        .number({ error: 'must be a whole number of submissions a minute, 1 or more' })
        .int({ error: 'must be a whole number of submissions a minute, 1 or more' })
        .min(1, { error: 'must be a whole number of submissions a minute, 1 or more' })
        .default(30),
    ),
    TRUSTED_PROXY_HOPS: z.preprocess(
      blankAsUnset,
      z.coerce
        .number({ error: 'must be the number of proxies in front of the site, 0 to 10' })
        .int({ error: 'must be the number of proxies in front of the site, 0 to 10' })
        .min(0, { error: 'must be the number of proxies in front of the site, 0 to 10' })
        .max(10, { error: 'must be the number of proxies in front of the site, 0 to 10' })
        .default(0),
    ),
    REDIS_URL: z.preprocess(
      blankAsUnset,
      z
        .url({ protocol: /^rediss?$/, error: 'must be an address that starts with redis:// or rediss://' })
        .optional(),
    ),
    APP_URL: link,
    APP_SETTINGS_URL: link,
    DEMO_URL: link,
    MARKETING_URL: link,
    EMBEDDED_URL: baseUrl,
    BUILT_SITE_URL: baseUrl,
    VERCEL: z.preprocess(blankAsUnset, z.string().optional()),
    VERCEL_ENV: z.preprocess(blankAsUnset, z.string().optional()),
    INDEXNOW_KEY: text(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and dashes'),
    INDEXNOW_ENDPOINT: link,
    VERCEL_PROJECT_PRODUCTION_URL: z.preprocess(blankAsUnset, z.string().optional()),
  })
  .superRefine((value, context) => {
    const hosted = value.SANITY_PROJECT_ID || value.SANITY_API_HOST;
    if (hosted && value.SANITY_PREVIEW_SECRET && !value.SANITY_READ_TOKEN) {
      context.addIssue({
        code: 'custom',
        path: ['SANITY_READ_TOKEN'],
        message: 'is missing: SANITY_PREVIEW_SECRET is set, and drafts can be read with a token only',
      });
    }
    if (value.SUPABASE_URL && !value.SUPABASE_ANON_KEY) {
      context.addIssue({
        code: 'custom',
        path: ['SUPABASE_ANON_KEY'],
        message: 'is missing: SUPABASE_URL is set, and the store needs its anon or publishable key',
      });
    }
  });

/** Names of all variables that the site reads. */
export const envNames = Object.keys(schema.shape);

/** Where articles are read. `projectId` of the embedded service is a stand-in name. */
export type ContentService = {
  embedded: boolean;
  projectId: string;
  dataset: string;
  /** Base URL of the query API, without trailing slash. */
  apiHost: string;
  /** False when `apiHost` is used literally instead of `https://<projectId>.api.sanity.io`. */
  useProjectHostname: boolean;
  /** Base URL of images as the browser asks for them; empty for the site's own origin. */
  imageHost: string;
  /** Token that may read drafts; used for an editor's preview and for nothing else. */
  readToken: string | undefined;
};

/** Where submissions are stored. */
export type DataStore = { embedded: boolean; url: string; anonKey: string };

export type Env = {
  port: number;
  /** Canonical origin of the site, without trailing slash. */
  siteUrl: string;
  /** Which hosts search engines must not list: all of them in a preview, or all but this one; null lists any. */
  noindex: 'everywhere' | { except: string } | null;
  /** Key and endpoint by which search engines are told of changes; null tells nobody. */
  indexNow: { key: string; endpoint: string } | null;
  content: ContentService | null;
  webhookSecret: string | undefined;
  /** Secret that opens an editor's preview; undefined when previews are not configured. */
  previewSecret: string | undefined;
  store: DataStore | null;
  /** Submissions per minute and address. */
  formRateLimit: number;
  /** Proxies in front of the site whose word about the visitor's address is believed. */
  trustedProxyHops: number;
  /** Where several instances count submissions together; undefined counts in each process. */
  redisUrl: string | undefined;
  /** True where a platform, not this process, takes connections and fills X-Forwarded-For. */
  behindPlatform: boolean;
  links: { app: string; appSettings: string; demo: string; marketing: string };
};

export class EnvError extends Error {
  override name = 'EnvError';
}

const sanityApi = 'https://api.sanity.io';
const indexNowEndpoint = 'https://api.indexnow.org/indexnow';
const sanityImages = 'https://cdn.sanity.io';
/** Key that the embedded store accepts: it guards nothing beyond loopback, it only has to be equal on both sides. */
export const embeddedAnonKey = 'sb_publishable_embedded';

/**
 * Reads and checks an environment.
 * @throws EnvError with one sentence per mistake, each naming its variable and never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new EnvError([...new Set(sentences)].join('\n'));
  }
  const value = parsed.data;
  const embedded = value.EMBEDDED_URL;
  const dataset = value.SANITY_DATASET ?? 'production';

  let content: ContentService | null = null;
  if (value.SANITY_PROJECT_ID || value.SANITY_API_HOST) {
    const apiHost = value.SANITY_API_HOST ?? sanityApi;
    content = {
      embedded: false,
      projectId: value.SANITY_PROJECT_ID ?? 'embedded',
      dataset,
      apiHost,
      useProjectHostname: apiHost === sanityApi,
      imageHost: value.SANITY_IMAGE_HOST ?? sanityImages,
      readToken: value.SANITY_READ_TOKEN,
    };
  } else if (embedded) {
    content = {
      embedded: true,
      projectId: 'embedded',
      dataset: 'production',
      apiHost: embedded,
      useProjectHostname: false,
      imageHost: '',
      readToken: undefined,
    };
  }

  let store: DataStore | null = null;
  if (value.SUPABASE_URL) {
    store = { embedded: false, url: value.SUPABASE_URL, anonKey: value.SUPABASE_ANON_KEY ?? '' };
  } else if (embedded) {
    store = { embedded: true, url: embedded, anonKey: embeddedAnonKey };
  }

  const production = value.VERCEL_PROJECT_PRODUCTION_URL;
  return {
    port: value.PORT,
    siteUrl:
      value.SITE_URL ??
      // Without SITE_URL, pages made anew on another port keep the address that the rest of the build has.
      (production ? `https://${production}` : (value.BUILT_SITE_URL ?? `http://localhost:${value.PORT}`)),
    noindex:
      value.VERCEL_ENV && value.VERCEL_ENV !== 'production'
        ? 'everywhere'
        : value.SITE_URL
          ? { except: new URL(value.SITE_URL).hostname }
          : null,
    indexNow: value.INDEXNOW_KEY
      ? { key: value.INDEXNOW_KEY, endpoint: value.INDEXNOW_ENDPOINT ?? indexNowEndpoint }
      : null,
    content,
    webhookSecret: value.SANITY_WEBHOOK_SECRET,
    previewSecret: value.SANITY_PREVIEW_SECRET,
    store,
    formRateLimit: value.FORM_RATE_LIMIT,
    trustedProxyHops: value.TRUSTED_PROXY_HOPS,
    redisUrl: value.REDIS_URL,
    behindPlatform: value.VERCEL !== undefined,
    links: {
      app: value.APP_URL ?? 'https://app.attesta.example',
      appSettings:
        value.APP_SETTINGS_URL ??
        `${(value.APP_URL ?? 'https://app.attesta.example').replace(/\/+$/, '')}/settings`,
      demo: value.DEMO_URL ?? 'https://calendar.attesta.example/demo-30',
      marketing: value.MARKETING_URL ?? 'https://www.attesta.example',
    },
  };
}

/**
 * What of an environment a build has written into its static pages. `npm start` builds again when it differs.
 * Addresses of embedded services change with every start and are not part of it, nor are stores and limits.
 */
export function buildInputs(env: Env): string {
  const { content, siteUrl, links } = env;
  return JSON.stringify({
    siteUrl: siteUrl === `http://localhost:${env.port}` ? null : siteUrl,
    links,
    content: !content || content.embedded ? 'embedded' : { ...content, readToken: undefined },
  });
}

let current: Env | undefined;

/** The environment of this process, checked on first use. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** True while `next build` renders pages: there is no earlier page that an outage could replace. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

/** True under `npm run dev`. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}
