import { z } from 'zod';

/**
 * The only reader of process.env. Everything is optional: a service that is not configured is replaced by
 * its embedded version, whose URL the launcher (embedded/run.ts) passes in EMBEDDED_URL.
 * It passes the token for drafts in EMBEDDED_READ_TOKEN, and the site URL that the build wrote into its pages in BUILT_SITE_URL.
 *
 * Values are read at run time and never reach the browser: no variable carries Next's public prefix, and
 * client components do not import this file.
 */

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that starts with http:// or https://',
  abort: true,
});
const withoutSlash = (url: string) => url.replace(/\/+$/, '');
/** An origin or base URL without a trailing slash. */
const baseUrl = webUrl
  .regex(/^[^?#@]+$/, 'must have no user name, query or fragment')
  .transform(withoutSlash);
/** Only scheme, host and port. */
const originUrl = webUrl
  .regex(/^\w+:\/\/[^/\\?#@]+\/?$/, 'must be scheme, host and port alone, such as https://www.example.com')
  .transform(withoutSlash);
const text = (pattern: RegExp, error: string) => z.string().trim().regex(pattern, error);

/** A value that fits in a header. */
const key = text(/^[\x21-\x7e]+$/, 'must be one line of letters, digits and signs without spaces');

/** A secret that signs calls. */
const secret = key.min(16, 'must have 16 characters or more');

/** A single email address, without a display name. */
const address = text(
  /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@.]+(\.[^\s\p{Cc}<>()[\],;:"\\@.]+)+$/u,
  'must be one address, such as sales@example.com',
);

/** An AES key in base64, as Next requires it (its guide "Self-hosting", "Server Functions encryption key"). */
const aesKey = z
  .string()
  .trim()
  .refine(
    (value) =>
      /^[A-Za-z0-9+/]+={0,2}$/.test(value) && [16, 24, 32].includes(Buffer.from(value, 'base64').length),
    'must be 16, 24 or 32 bytes in base64, such as the output of `openssl rand -base64 32`',
  );

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const switchedOn = z.literal('1', 'must be 1, or not set');

const ownHost = /^(localhost|127\.0\.0\.1)$/;
const slackHost = 'hooks.slack.com';

const wholeNumber = (error: string, min: number, max = Number.MAX_SAFE_INTEGER, outside = error) =>
  z.coerce.number(error).int(error).min(min, outside).max(max, outside);

/** True if a Supabase key grants more than the anonymous role: a public form must never use it. */
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

/** The host a server binds to. At a loopback address, a rewrite to the name `localhost` would leave the site (docs/upstream.md). */
const listenAddress = text(
  /^(?!127\.|\[?::1\]?$)/,
  'must not be a loopback address, at which every page would redirect to itself: use localhost',
);

const variables = z
  .object({
    PORT: wholeNumber('must be a port number', 1, 65_535, 'must be a port number from 1 to 65535'),
    // Where `npm start` listens, and, as Next calls it, the server of the standalone build.
    HOST: listenAddress,
    HOSTNAME: listenAddress,
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
    SANITY_WEBHOOK_SECRET: z.string(),
    SANITY_PREVIEW_SECRET: z.string().min(16, 'must have 16 characters or more: who knows it sees drafts'),
    SANITY_READ_TOKEN: key,
    SANITY_STUDIO_URL: baseUrl,
    SUPABASE_URL: originUrl,
    SUPABASE_ANON_KEY: key.refine(
      (value) => !isPrivilegedKey(value),
      'is a secret key; the forms need the anon or publishable key',
    ),
    FORM_RATE_LIMIT: wholeNumber('must be a whole number of submissions a minute, 1 or more', 1),
    HEALTH_REPEAT_MS: wholeNumber('must be a whole number of milliseconds, 0 or more', 0),
    TRUSTED_PROXY_HOPS: wholeNumber('must be the number of proxies in front of the site, 0 to 10', 0, 10),
    REDIS_URL: z.url({
      protocol: /^rediss?$/,
      error: 'must be a URL that starts with redis:// or rediss://',
    }),
    LEADS_WEBHOOK_URL: webUrl
      .regex(/^[^#@]+$/, 'must have no user name or fragment')
      .refine(
        (value) => value.startsWith('https:') || ownHost.test(new URL(value).hostname),
        'must start with https://, except for localhost',
      ),
    LEADS_WEBHOOK_SECRET: secret.refine(
      (value) =>
        !value.startsWith('whsec_') ||
        /^whsec_([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value),
      'must be base64 after whsec_',
    ),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be a URL that starts with smtps:// or smtp://',
        abort: true,
      })
      .regex(/^[^?#]+$/, 'must have no query or fragment'),
    LEADS_EMAIL: address,
    LEADS_EMAIL_FROM: address,
    LEADS_DELIVERY_SECRET: secret,
    LEADS_PAGE_URL: webUrl.includes('{id}', 'must contain {id}, which the id of a lead replaces'),
    LEADS_TIME_ZONE: z
      .string()
      .trim()
      .refine(isTimeZone, 'must be the name of a time zone, such as Asia/Seoul'),
    APP_URL: webUrl,
    APP_SETTINGS_URL: webUrl,
    DEMO_URL: webUrl,
    MARKETING_URL: webUrl,
    EMBEDDED_URL: baseUrl,
    EMBEDDED_READ_TOKEN: key,
    BUILT_SITE_URL: baseUrl,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: aesKey,
    NEXT_DEPLOYMENT_ID: z.string(),
    BUILD_STANDALONE: switchedOn,
    BUILD_SKIP_TYPE_CHECK: switchedOn,
    VERCEL: z.string(),
    VERCEL_ENV: z.string(),
    VERCEL_DEPLOYMENT_ID: z.string(),
    VERCEL_PROJECT_PRODUCTION_URL: z.string(),
    INDEXNOW_KEY: text(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and dashes'),
    INDEXNOW_ENDPOINT: webUrl,
  })
  .partial();

type Variables = z.infer<typeof variables>;

/**
 * Variables that a preview must not share with production: visitors of a pull request would write into the real store and alert the
 * staff. A preview reads each of these only under its `PREVIEW_` name. The content, which is only read, is shared.
 */
const previewOnly: readonly string[] = [
  'SANITY_WEBHOOK_SECRET',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'REDIS_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'SMTP_URL',
  'LEADS_EMAIL',
  'LEADS_EMAIL_FROM',
  'LEADS_DELIVERY_SECRET',
  'LEADS_PAGE_URL',
] satisfies (keyof Variables)[];

const previewName = (name: string) => (previewOnly.includes(name) ? `PREVIEW_${name}` : name);

type Environment = Record<string, string | undefined>;

/** True for a deployment that is not production: on Vercel, a pull request or a branch. */
const isPreview = ({ VERCEL_ENV }: Pick<Variables, 'VERCEL_ENV'>) =>
  VERCEL_ENV !== undefined && VERCEL_ENV !== 'production';

/** Maps a preview's variables to the names used in this file. A preview does not notify search engines. */
function asPreview(source: Environment): Environment {
  const own = previewOnly.map((name) => [name, source[previewName(name)]]);
  return { ...source, ...Object.fromEntries(own), INDEXNOW_KEY: undefined };
}

const isSlack = (url: string) => new URL(url).hostname === slackHost;
const isHosted = (set: Variables) => Boolean(set.SANITY_PROJECT_ID || set.SANITY_API_HOST);
/** Embedded services do not run on Vercel: production would lose its leads and never show a new article. */
const isProductionOnVercel = (set: Variables) => set.VERCEL !== undefined && set.VERCEL_ENV === 'production';

/** Adds the rules for variables that must be set together. */
const schema = variables.superRefine((set, { addIssue }) => {
  const missing = (name: keyof Variables, why: string) =>
    addIssue({ code: 'custom', path: [name], message: `is missing: ${why}` });
  const { SUPABASE_URL, LEADS_WEBHOOK_URL, SMTP_URL, LEADS_EMAIL } = set;
  if (isProductionOnVercel(set) && !isHosted(set))
    missing('SANITY_PROJECT_ID', 'in production on Vercel, articles come from a Sanity project');
  if (isProductionOnVercel(set) && !SUPABASE_URL)
    missing('SUPABASE_URL', 'in production on Vercel, the forms need a Supabase project');
  if (isHosted(set) && set.SANITY_PREVIEW_SECRET && !set.SANITY_READ_TOKEN)
    missing('SANITY_READ_TOKEN', 'SANITY_PREVIEW_SECRET is set, and drafts can be read with a token only');
  if (SUPABASE_URL && !set.SUPABASE_ANON_KEY)
    missing('SUPABASE_ANON_KEY', 'SUPABASE_URL is set, and the store needs its anon or publishable key');
  if (LEADS_WEBHOOK_URL && !isSlack(LEADS_WEBHOOK_URL) && !set.LEADS_WEBHOOK_SECRET)
    missing('LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_URL is set, and calls are signed');
  if (SMTP_URL && !LEADS_EMAIL) missing('LEADS_EMAIL', 'SMTP_URL is set, but no recipient gets the mails');
  if (LEADS_EMAIL && !SMTP_URL) missing('SMTP_URL', 'LEADS_EMAIL is set, and mails need a server');
});

/** Names of all variables that the site reads. */
export const envNames = [...Object.keys(variables.shape), ...previewOnly.map(previewName)];

/** Names that Vercel, Next.js and the Studio define, and the folders of the embedded services. */
const foreignNames = /^(?:VERCEL|NEXT|SANITY_STUDIO|EMBEDDED|BUILT)_|^DATA_DIR$/;

/** Returns the number of characters to insert, delete, replace or swap with their neighbor between two names. */
function editDistance(from: string, to: string): number {
  const first = Array.from({ length: to.length + 1 }, (_, index) => index);
  const rows = [first];
  for (let line = 1; line <= from.length; line += 1) {
    const [above = first, twoAbove = first] = rows;
    const row = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const last = column - 1;
      const differs = from[line - 1] === to[last] ? 0 : 1;
      const swapped = line > 1 && last > 0 && from[line - 1] === to[last - 1] && from[line - 2] === to[last];
      row.push(
        Math.min(
          (above[last] ?? 0) + differs,
          (above[column] ?? 0) + 1,
          (row[last] ?? 0) + 1,
          swapped ? (twoAbove[last - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.unshift(row);
  }
  return rows[0]?.at(-1) ?? 0;
}

/**
 * Returns unknown variables whose names resemble ours, each with the name that was probably meant. A misspelled
 * `SUPABASE_ANNON_KEY` would otherwise be ignored without a word. Short names must differ in one character only, because
 * other programs' names resemble them too.
 */
export function misspelledNames(source: Environment = process.env): { name: string; meant: string }[] {
  return Object.keys(source)
    .filter((name) => source[name]?.trim() && !envNames.includes(name) && !foreignNames.test(name))
    .flatMap((name) => {
      const meant = envNames.find(
        (known) => known.length >= 8 && editDistance(name, known) <= (known.length < 12 ? 1 : 2),
      );
      return meant ? [{ name, meant }] : [];
    });
}

export class EnvError extends Error {
  override name = 'EnvError';
}

const sanityApi = 'https://api.sanity.io';
/** Key that the embedded store accepts. The store is reachable only over loopback, so the key must only match. */
export const embeddedAnonKey = 'sb_publishable_embedded';

/** The source of articles; null during a build without a content service. */
function contentService(set: Variables) {
  const hosted = isHosted(set);
  const apiHost = hosted ? (set.SANITY_API_HOST ?? sanityApi) : set.EMBEDDED_URL;
  if (!apiHost) return null;
  return {
    embedded: !hosted,
    /** A placeholder for the embedded service. */
    projectId: set.SANITY_PROJECT_ID ?? 'embedded',
    dataset: (hosted && set.SANITY_DATASET) || 'production',
    /** Base URL of the query API, without trailing slash. */
    apiHost,
    /** False when `apiHost` is used literally instead of `https://<projectId>.api.sanity.io`. */
    useProjectHostname: apiHost === sanityApi,
    /** Base URL of images in the browser; empty for the site's origin. */
    imageHost: hosted ? (set.SANITY_IMAGE_HOST ?? 'https://cdn.sanity.io') : '',
    /** Token that can read drafts; used only for an editor's preview. */
    readToken: hosted ? set.SANITY_READ_TOKEN : set.EMBEDDED_READ_TOKEN,
    /** URL of the editors' Studio, and its origin, the only one that may frame a preview. */
    studioUrl: set.SANITY_STUDIO_URL,
    studioOrigin: set.SANITY_STUDIO_URL && new URL(set.SANITY_STUDIO_URL).origin,
  };
}

function dataStore({ SUPABASE_URL, SUPABASE_ANON_KEY = '', EMBEDDED_URL }: Variables) {
  if (SUPABASE_URL) return { embedded: false, url: SUPABASE_URL, anonKey: SUPABASE_ANON_KEY };
  return EMBEDDED_URL ? { embedded: true, url: EMBEDDED_URL, anonKey: embeddedAnonKey } : null;
}

/** Recipients of lead notifications; disabled if both are null. */
function leadReceivers(set: Variables) {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET, SMTP_URL: smtpUrl, LEADS_EMAIL: to } = set;
  return {
    /** Without a secret, the URL is a Slack webhook, which is a secret itself. */
    webhook: url ? { url, secret: isSlack(url) ? null : (LEADS_WEBHOOK_SECRET ?? '') } : null,
    mail: smtpUrl && to ? { smtpUrl, to, from: set.LEADS_EMAIL_FROM ?? to } : null,
    /** How a notification shows a lead to staff: a URL with `{id}`, and the time zone of mails. */
    staff: { leadUrl: set.LEADS_PAGE_URL ?? null, timeZone: set.LEADS_TIME_ZONE ?? 'UTC' },
  };
}

/** What the site can rely on where it is hosted. The other code asks for a capability, never for the host. */
type Hosting = {
  /** A platform that processes visitors' data on our behalf. */
  platform?: 'vercel';
  /** This process takes connections: it cuts long queries, completes headers, and runs until it is stopped. */
  ownServer: boolean;
  /** Our page cache keeps pages: it adds each page's policy, and knows the mark of a page without its content. */
  ownPageCache: boolean;
  /** The process that gets the webhook also renders pages. */
  sharesMemory: boolean;
};

/** `npm start`: lib/self-hosting does what a platform does for us. */
const selfHosted: Hosting = { ownServer: true, ownPageCache: true, sharesMemory: true };
const onVercel: Hosting = { platform: 'vercel', ownServer: false, ownPageCache: false, sharesMemory: false };

export type Env = ReturnType<typeof readEnv>;

/**
 * Reads and checks an environment; blank variables count as unset.
 * @throws EnvError with one sentence per mistake, each naming its variable and never its value.
 */
export function readEnv(source: Environment) {
  const given: Environment = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const preview = isPreview(given);
  const parsed = schema.safeParse(preview ? asPreview(given) : given);
  if (!parsed.success) {
    const sentences = parsed.error.issues
      .map((issue) => `${issue.path.join('.')} ${issue.message}.`)
      .map((sentence) => (preview ? sentence.replace(/[A-Z]+(_[A-Z]+)+/g, previewName) : sentence));
    throw new EnvError([...new Set(sentences)].join('\n'));
  }
  const set = parsed.data;
  const port = set.PORT ?? 3000;
  const production = set.VERCEL_PROJECT_PRODUCTION_URL;
  const onlyHost = set.SITE_URL ? new URL(set.SITE_URL).hostname : null;
  const app = set.APP_URL ?? 'https://app.attesta.example';
  return {
    port,
    /**
     * IP address that `npm start` binds to; undefined binds to all. Anyone who reached this port past a trusted
     * proxy could forge X-Forwarded-For.
     */
    host: set.HOST ?? (set.TRUSTED_PROXY_HOPS ? 'localhost' : undefined),
    /** Canonical origin of the site, without trailing slash. */
    siteUrl:
      set.SITE_URL ??
      // Without SITE_URL, revalidated pages keep the URL of the build, even on another port.
      (production ? `https://${production}` : (set.BUILT_SITE_URL ?? `http://localhost:${port}`)),
    /** Hosts hidden from search engines: all in a preview, or all but this one; null hides none. */
    noindex: preview ? ('everywhere' as const) : onlyHost && { except: onlyHost },
    /** True for a preview deployment. It may have no store: its forms then say so, and nothing is sent. */
    previewDeployment: preview,
    /** Key and endpoint for notifying search engines of changes; null disables this. */
    indexNow: set.INDEXNOW_KEY
      ? { key: set.INDEXNOW_KEY, endpoint: set.INDEXNOW_ENDPOINT ?? 'https://api.indexnow.org/indexnow' }
      : null,
    content: contentService(set),
    webhookSecret: set.SANITY_WEBHOOK_SECRET,
    /** Secret that opens an editor's preview; undefined when previews are not configured. */
    previewSecret: set.SANITY_PREVIEW_SECRET,
    store: dataStore(set),
    receivers: leadReceivers(set),
    /** Secret that signs the database's calls about leads; undefined when the database delivers none. */
    deliverySecret: set.LEADS_DELIVERY_SECRET,
    /** Submissions per minute and IP address. */
    formRateLimit: set.FORM_RATE_LIMIT ?? 30,
    /** How long `/api/ready` caches its result, in ms, so that frequent requests do not load the services. */
    healthRepeat: set.HEALTH_REPEAT_MS ?? 5_000,
    /** Proxies in front of the site that are trusted to report the visitor's IP address. */
    trustedProxyHops: set.TRUSTED_PROXY_HOPS ?? 0,
    /** Redis, through which instances share pages and submission counts; if undefined, each works alone. */
    redisUrl: set.REDIS_URL,
    hosting: set.VERCEL === undefined ? selfHosted : onVercel,
    /** Key from which a build derives the ids of the forms' actions: with the same key, tabs of an older build still work. */
    actionsKey: set.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,
    /** The platform's deployment id, if any. */
    deploymentId: set.NEXT_DEPLOYMENT_ID ?? set.VERCEL_DEPLOYMENT_ID,
    /** True when the build makes a folder that runs without node_modules (deploy/Dockerfile). */
    buildStandalone: set.BUILD_STANDALONE !== undefined,
    /** True when types have been checked before the build, as in tests. */
    skipTypeCheck: set.BUILD_SKIP_TYPE_CHECK !== undefined,
    links: {
      app,
      appSettings: set.APP_SETTINGS_URL ?? `${withoutSlash(app)}/settings`,
      demo: set.DEMO_URL ?? 'https://calendar.attesta.example/demo-30',
      marketing: set.MARKETING_URL ?? 'https://www.attesta.example',
    },
  };
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
