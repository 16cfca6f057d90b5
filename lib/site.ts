/**
 * Facts about the product: name, figures, plans, limits.
 * Messages use them as arguments, so a change here reaches every page in every language.
 */
export const site = {
  /** The product's name; `{product}` in message files. */
  name: 'Attesta',
  /** Registered company name, for legal pages and structured data. */
  legalName: 'Attesta, Inc.',
  /** The company that serves as U.S. Agent in the premium service. */
  agent: {
    name: 'Attesta Agent Services LLC',
    street: '410 Juniper Court',
    city: 'Torrance, CA',
    zip: '90501',
  },
  contactEmail: 'hello@attesta.example',
  privacyEmail: 'privacy@attesta.example',
  foundedYear: 2024,
  /** Social channels. The footer marks channels without a URL as opening soon. */
  social: [
    { name: 'LinkedIn', url: null },
    { name: 'Instagram', url: null },
    { name: 'YouTube', url: null },
  ] as readonly { name: string; url: string | null }[],
} as const;

/**
 * Date of the privacy notice: kept with every submission, as a record of the notice that the visitor saw. Bump it
 * whenever `messages/<language>/privacy.json` changes (tests/unit/leads/context.test.ts notices when it was forgotten).
 */
export const privacyNoticeVersion = '2026-11-28';

type OwnerFact = { readonly value: string; readonly confirmed: boolean; readonly question: string };

/**
 * Facts that only the owner of the company knows. Until one is confirmed, `npm run build` prints its question, and the pages
 * use a wording that is true without it. Samples have no such wording: `npm run smoke -- --production` fails on pages that
 * show unconfirmed quotations, authors or figures. To confirm a fact, enter the value and set `confirmed`.
 */
export const ownerFacts = {
  privacyOfficer: {
    value: '',
    confirmed: false,
    question: 'Name or title of the privacy officer (PIPA Article 31)',
  },
  privacyTelephone: {
    value: '',
    confirmed: false,
    question: 'Telephone number of the privacy officer or department (PIPA Article 30(1)6)',
  },
  governingState: {
    value: '',
    confirmed: false,
    question: 'U.S. state whose law governs the terms without an order form, such as Delaware',
  },
  postalAddress: {
    value: '',
    confirmed: false,
    question: 'Postal address of the company, for the footer and the privacy policy',
  },
  europeanRepresentative: {
    value: '',
    confirmed: false,
    question: 'Representative in the EU and the UK (GDPR Article 27), if the company needs one',
  },
  modelTraining: {
    value: '',
    confirmed: false,
    question: 'Do uploads of customers train an AI model: `no` or `yes`',
  },
  backupDays: {
    value: '',
    confirmed: false,
    question: 'Days after which the database provider deletes its backups',
  },
  hostingProvider: {
    value: '',
    confirmed: false,
    question: 'Legal name and contact of the hosting provider, unless the site runs on Vercel',
  },
  databaseProvider: {
    value: '',
    confirmed: false,
    question:
      'Legal name, country and contact of the company in your agreement with Supabase (Supabase, Inc. or Supabase Pte. Ltd.)',
  },
  mailProvider: {
    value: '',
    confirmed: false,
    question: 'Legal name and contact of the email provider (SMTP_URL and our mailboxes)',
  },
  teamTool: {
    value: '',
    confirmed: false,
    question: 'Legal name and contact of the tool behind LEADS_WEBHOOK_URL, unless it is Slack',
  },
  trialPlans: {
    value: '',
    confirmed: false,
    question: 'Plans that the free trial opens, such as `starter` or `starter growth scale`',
  },
  trialCard: {
    value: '',
    confirmed: false,
    question: 'Does the free trial need a card: `no` or `yes`',
  },
  trialEnd: {
    value: '',
    confirmed: false,
    question:
      'What happens after the last day of the trial: `ends` (nothing is charged) or `renews` (first charge)',
  },
  agentOfGrowth: {
    value: '',
    confirmed: false,
    question: 'Is the U.S. Agent of the Growth plan the premium service: `premium` or `extra`',
  },
  secondFacilityPrice: {
    value: '',
    confirmed: false,
    question: 'Monthly price of a second facility in the Growth plan, such as $40',
  },
  forwardingHours: {
    value: '',
    confirmed: false,
    question: 'Hours within which the premium agent forwards a message of the FDA',
  },
  agentContact: {
    value: '',
    confirmed: false,
    question: 'Who answers the agent’s telephone, by name, and who covers for that person',
  },
  agentLiability: {
    value: '',
    confirmed: false,
    question: 'Professional liability cover of the agent, such as $1,000,000 per claim',
  },
  registrationFiler: {
    value: '',
    confirmed: false,
    question: 'Who files the registration that Growth includes: `us` or `customer`',
  },
  accountOwner: {
    value: '',
    confirmed: false,
    question: 'Under whose FDA account are registrations and listings filed: `customer` or `us`',
  },
  priorNoticeFiler: {
    value: '',
    confirmed: false,
    question: 'Who files a Prior Notice: `us`, `broker` or `customer`',
  },
  refusalSource: {
    value: '',
    confirmed: false,
    question: 'Source and scope of the 246 refusal notices, such as a query of an FDA database',
  },
  companyPeople: {
    value: '',
    confirmed: false,
    question: 'Founders and the person qualified in cosmetics law, by name, for the compliance page',
  },
  quoteConsent: {
    value: '',
    confirmed: false,
    question: 'Do all quoted customers exist and have they consented in writing: `yes`',
  },
  articleAuthors: {
    value: '',
    confirmed: false,
    question: 'Are all authors and reviewers of articles real people who agreed to be named: `yes`',
  },
  figures: {
    value: '',
    confirmed: false,
    question: 'Where the evidence of the figures in lib/site.ts is kept',
  },
} as const satisfies Record<string, OwnerFact>;

export type OwnerFactName = keyof typeof ownerFacts;

/** Returns a fact that the owner has confirmed, otherwise null. */
export function confirmedFact(name: OwnerFactName): string | null {
  const { confirmed, value }: OwnerFact = ownerFacts[name];
  return confirmed ? value : null;
}

/** Colors of the browser's own interface, which reads no CSS variables: paper and spruce of app/styles/tokens.css. */
export const frameColors = { background: '#fbfaf6', theme: '#0a5851' } as const;

/** Figures in the site's copy; tests/unit/claims.md lists the evidence for each. */
export const figures = {
  skusFiled: 2800,
  firstPassAcceptance: 99,
  firstPassAcceptanceExact: 97.4,
  listings: 9000,
  countries: 17,
  savedPerSkuUsd: 140,
  medianFiling: { minutes: 4, seconds: 32 },
  reportSeconds: 60,
  reportMinutes: 5,
  signatureMinutes: 1,
  labelScoreSeconds: 5,
  refusalNotices: { count: 246, fiscalYear: 2024 },
  indirectCostPerSkuUsd: 2500,
  uptimePercent: 99.9,
  recoveryHours: 4,
  labelRules: 120,
  /** Minimum type size of an ingredient declaration, 21 CFR 701.3(b). */
  minimumTypeInches: '1/16',
  uploadMegabytes: 20,
  listingDays: 120,
  adverseEventDays: 15,
  reminderDays: [10, 5, 2, 0],
  renewalChipDays: 90,
  retentionYears: 6,
  trialDays: 7,
  demoMinutes: 30,
  priceNoticeDays: 30,
  /** Business days until a reply to a form. */
  answerDays: 2,
  /** Months for which a form is kept, and years for the record of a request about it: what supabase/migrations delete. */
  keptMonths: 12,
  requestRecordYears: 3,
  minimumAge: 18,
} as const;

/** Number of duties that the finder checks; a type error in lib/rules/duties.ts if it differs from the list. */
export const dutyCount = 11;

/** The three plans; prices in US dollars a month, limits a month (fair use). `null`: not part of the plan. */
export const plans = [
  {
    id: 'starter',
    priceUsd: 19,
    limits: { splFilings: 3, labelScans: 10, importFilings: null },
    features: ['splListing', 'labelScan', 'vault'],
    popular: false,
    freeTrial: true,
  },
  {
    id: 'growth',
    priceUsd: 99,
    limits: { splFilings: 10, labelScans: 50, importFilings: 5 },
    features: ['everythingInStarter', 'agentFirstFacility', 'importAssist', 'adverseEvents'],
    popular: true,
    freeTrial: false,
  },
  {
    id: 'scale',
    priceUsd: 199,
    limits: { splFilings: 50, labelScans: 200, importFilings: 25 },
    features: ['everythingInGrowth', 'agentUnlimited', 'sso', 'api'],
    popular: false,
    freeTrial: false,
  },
] as const;

export type Plan = (typeof plans)[number];

/** Returns whether the free trial opens a plan, if that is known. */
export function trialCovers({ id, freeTrial }: Plan): 'yes' | 'no' | 'unconfirmed' {
  if (freeTrial) return 'yes';
  const covered = confirmedFact('trialPlans');
  if (covered === null) return 'unconfirmed';
  return covered.split(' ').includes(id) ? 'yes' : 'no';
}
