import { z } from 'zod';
import {
  address,
  aesKey,
  anonKey,
  baseUrl,
  key,
  listenAddress,
  originUrl,
  redisUrl,
  secret,
  smtpUrl,
  switchedOn,
  text,
  timeZone,
  webhookSecret,
  webhookUrl,
  webUrl,
  wholeNumber,
} from './values.ts';

/** Every variable that the site reads, with the values it may have. */
export const variables = z
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
    SUPABASE_ANON_KEY: anonKey,
    FORM_RATE_LIMIT: wholeNumber('must be a whole number of submissions a minute, 1 or more', 1),
    HEALTH_REPEAT_MS: wholeNumber('must be a whole number of milliseconds, 0 or more', 0),
    TRUSTED_PROXY_HOPS: wholeNumber('must be the number of proxies in front of the site, 0 to 10', 0, 10),
    REDIS_URL: redisUrl,
    LEADS_WEBHOOK_URL: webhookUrl,
    LEADS_WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: smtpUrl,
    LEADS_EMAIL: address,
    LEADS_EMAIL_FROM: address,
    LEADS_DELIVERY_SECRET: secret,
    LEADS_PAGE_URL: webUrl.includes('{id}', 'must contain {id}, which the id of a lead replaces'),
    LEADS_TIME_ZONE: timeZone,
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

export type Variables = z.infer<typeof variables>;

/** An environment before it is checked. */
export type Environment = Record<string, string | undefined>;
