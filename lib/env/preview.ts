import type { Environment, Variables } from './variables.ts';

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

/** Returns the name under which a preview reads a variable. */
export const previewName = (name: string) => (previewOnly.includes(name) ? `PREVIEW_${name}` : name);

export const previewNames: readonly string[] = previewOnly.map(previewName);

/** True for a deployment that is not production: on Vercel, a pull request or a branch. */
export const isPreview = ({ VERCEL_ENV }: Environment) =>
  VERCEL_ENV !== undefined && VERCEL_ENV !== 'production';

/** Maps a preview's variables to the names of production. A preview does not notify search engines. */
export function asPreview(source: Environment): Environment {
  const own = previewOnly.map((name) => [name, source[previewName(name)]]);
  return { ...source, ...Object.fromEntries(own), INDEXNOW_KEY: undefined };
}
