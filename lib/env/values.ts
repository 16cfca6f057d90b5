import { z } from 'zod';

/*
 * Kinds of values of variables.
 */

export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that starts with http:// or https://',
  abort: true,
});

export const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** An origin or base URL without a trailing slash. */
export const baseUrl = webUrl
  .regex(/^[^?#@]+$/, 'must have no user name, query or fragment')
  .transform(withoutSlash);

/** Only scheme, host and port. */
export const originUrl = webUrl
  .regex(/^\w+:\/\/[^/\\?#@]+\/?$/, 'must be scheme, host and port alone, such as https://www.example.com')
  .transform(withoutSlash);

const ownHost = /^(localhost|127\.0\.0\.1)$/;

/** The URL that a webhook calls. */
export const webhookUrl = webUrl
  .regex(/^[^#@]+$/, 'must have no user name or fragment')
  .refine(
    (value) => value.startsWith('https:') || ownHost.test(new URL(value).hostname),
    'must start with https://, except for localhost',
  );

export const redisUrl = z.url({
  protocol: /^rediss?$/,
  error: 'must be a URL that starts with redis:// or rediss://',
});

export const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    error: 'must be a URL that starts with smtps:// or smtp://',
    abort: true,
  })
  .regex(/^[^?#]+$/, 'must have no query or fragment');

export const text = (pattern: RegExp, error: string) => z.string().trim().regex(pattern, error);

/** The host a server binds to. At a loopback address, a rewrite to the name `localhost` would leave the site (docs/upstream.md). */
export const listenAddress = text(
  /^(?!127\.|\[?::1\]?$)/,
  'must not be a loopback address, at which every page would redirect to itself: use localhost',
);

/** A value that fits in a header. */
export const key = text(/^[\x21-\x7e]+$/, 'must be one line of letters, digits and signs without spaces');

/** A secret that signs calls. */
export const secret = key.min(16, 'must have 16 characters or more');

/** A secret that signs calls, as Standard Webhooks writes it after its prefix, or any other. */
export const webhookSecret = secret.refine(
  (value) =>
    !value.startsWith('whsec_') ||
    /^whsec_([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value),
  'must be base64 after whsec_',
);

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

export const anonKey = key.refine(
  (value) => !isPrivilegedKey(value),
  'is a secret key; the forms need the anon or publishable key',
);

/** An AES key in base64, as Next requires it (its guide "Self-hosting", "Server Functions encryption key"). */
export const aesKey = z
  .string()
  .trim()
  .refine(
    (value) =>
      /^[A-Za-z0-9+/]+={0,2}$/.test(value) && [16, 24, 32].includes(Buffer.from(value, 'base64').length),
    'must be 16, 24 or 32 bytes in base64, such as the output of `openssl rand -base64 32`',
  );

/** A single email address, without a display name. */
export const address = text(
  /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@.]+(\.[^\s\p{Cc}<>()[\],;:"\\@.]+)+$/u,
  'must be one address, such as sales@example.com',
);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .trim()
  .refine(isTimeZone, 'must be the name of a time zone, such as Asia/Seoul');

export const wholeNumber = (error: string, min: number, max = Number.MAX_SAFE_INTEGER, outside = error) =>
  z.coerce.number(error).int(error).min(min, outside).max(max, outside);

export const switchedOn = z.literal('1', 'must be 1, or not set');
