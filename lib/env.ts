import { checkedVariables, isHosted, isSlack } from './env/combinations.ts';
import { findMisspelled } from './env/misspelled.ts';
import { asPreview, isPreview, previewName, previewNames } from './env/preview.ts';
import { withoutSlash } from './env/values.ts';
import { type Environment, type Variables, variables } from './env/variables.ts';

/**
 * The only reader of process.env. Everything is optional: a service that is not configured is replaced by
 * its embedded version, whose URL the launcher (embedded/run.ts) passes in EMBEDDED_URL.
 * It passes the token for drafts in EMBEDDED_READ_TOKEN, and the site URL that the build wrote into its pages in BUILT_SITE_URL.
 *
 * Values are read at run time and never reach the browser: no variable carries Next's public prefix, and
 * client components do not import this file.
 */

/** Names of all variables that the site reads. */
export const envNames: readonly string[] = [...Object.keys(variables.shape), ...previewNames];

/** Returns unknown variables of this process whose names resemble ours, each with the name that was probably meant. */
export const misspelledNames = (source: Environment = process.env) => findMisspelled(source, envNames);

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
  const parsed = checkedVariables.safeParse(preview ? asPreview(given) : given);
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
