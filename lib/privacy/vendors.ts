/**
 * Companies that can process visitors' data for us. The privacy policy names those that the configuration uses
 * (processors.ts). Each fact was read at `source` on the day `read`; check it again before a launch.
 */
export type Vendor = {
  /** Name of the contracting company, as its terms print it. */
  readonly legalName: string;
  /** Country of the company, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Email address or page for questions about personal data. */
  readonly contact: string;
  /** Domains of its service: a configured host is one of them or below one. Empty when no variable names its host. */
  readonly domains: readonly string[];
  readonly source: string;
  /** YYYY-MM-DD */
  readonly read: string;
};

export const vendors = {
  vercel: {
    legalName: 'Vercel Inc.',
    country: 'US',
    contact: 'privacy@vercel.com',
    domains: [],
    source: 'https://vercel.com/legal/terms',
    read: '2026-11-25',
  },
  supabase: {
    legalName: 'Supabase Pte. Ltd.',
    country: 'SG',
    contact: 'legal@supabase.io',
    domains: ['supabase.co'],
    source: 'https://conductatlas.com/platform/supabase/supabase-terms-of-service/',
    read: '2026-11-25',
  },
  sanity: {
    legalName: 'Sanity AS',
    country: 'NO',
    contact: 'https://www.sanity.io/legal/privacy',
    domains: ['sanity.io'],
    source: 'https://www.sanity.io/legal/privacy',
    read: '2026-11-25',
  },
  slack: {
    legalName: 'Slack Technologies, LLC',
    country: 'US',
    contact: 'dpo@slack.com',
    domains: ['slack.com'],
    source: 'https://slack.com/intl/en-ie/privacy-shield-notice',
    read: '2026-11-25',
  },
  upstash: {
    legalName: 'Upstash, Inc.',
    country: 'US',
    contact: 'support@upstash.com',
    domains: ['upstash.io'],
    source: 'https://upstash.com/static/legal/terms.html',
    read: '2026-11-25',
  },
} as const satisfies Record<string, Vendor>;

/** Returns the vendor whose service runs at a host, if the table has it. */
export function vendorAt(host: string): Vendor | undefined {
  return Object.values<Vendor>(vendors).find(({ domains }) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  );
}
