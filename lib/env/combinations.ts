import { type Variables, variables } from './variables.ts';

export const isSlack = (url: string) => new URL(url).hostname === 'hooks.slack.com';

/** True if articles come from a Sanity project instead of the embedded service. */
export const isHosted = ({ SANITY_PROJECT_ID, SANITY_API_HOST }: Variables) =>
  Boolean(SANITY_PROJECT_ID || SANITY_API_HOST);

/** Embedded services do not run on Vercel: production would lose its leads and never show a new article. */
const isProductionOnVercel = ({ VERCEL, VERCEL_ENV }: Variables) =>
  VERCEL !== undefined && VERCEL_ENV === 'production';

/** The variables, with the rules for those that must be set together. */
export const checkedVariables = variables.superRefine((set, { addIssue }) => {
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
