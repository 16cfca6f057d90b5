import { other, type Rule, uscSource } from './rule.ts';

const named = ['label-name'] as const;
const making = ['maker'] as const;

/** Guidance, pages and notices of authorities, law of other places, standards, and readings of this site. */
export const others: readonly Rule[] = [
  other('fda-enforcement-2024-07', 'FDA compliance policy of November 2023', {
    kind: 'guidance',
    checked: 'secondary',
    source: {
      title: 'Copies of the summary of FDA’s compliance policy, and law firms on its day',
      url: 'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-compliance-policy-cosmetic-product-facility-registration-and-cosmetic-product',
    },
    roles: ['maker', 'label-name'],
    duties: ['facility-registration', 'product-listing'],
  }),
  other('fda-registration-guidance', 'FDA guidance on registration and listing, December 2024', {
    kind: 'guidance',
    checked: 'secondary',
    source: {
      title: 'Law firms and consultancies on the guidance and its Appendix B',
      url: 'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-registration-and-listing-cosmetic-product-facilities-and-products',
    },
    roles: ['maker', 'label-name'],
    duties: ['us-agent', 'product-listing', 'facility-registration'],
    covers: ['fda guidance', 'form 5066', 'form 5067'],
  }),
  other('fda-renewal-2026-02', 'FDA page of February 11, 2026, on renewing registrations', {
    kind: 'page',
    checked: 'source',
    source: {
      title: 'FDA, registration and listing of cosmetic product facilities and products (stored copy)',
      url: 'https://www.fda.gov/cosmetics/registration-listing-cosmetic-product-facilities-and-products',
    },
    roles: making,
    duties: ['registration-renewal'],
  }),
  other('fda-update-2023-12-14', 'FDA update of December 14, 2023', {
    kind: 'page',
    checked: 'source',
    source: {
      title: 'FDA, instructions for serious adverse event reports (stored copy)',
      url: 'https://www.fda.gov/cosmetics/cosmetics-news-events/fda-issues-updated-instructions-reporting-serious-adverse-events-cosmetic-products',
    },
    roles: named,
    duties: ['adverse-event-report'],
    covers: ['form 3500A', 'fda update'],
  }),
  other('agenda-2025-gmp', 'Unified Agenda, Spring 2025', {
    kind: 'page',
    state: 'statutory-date-passed',
    checked: 'secondary',
    source: {
      title: 'Covington & Burling, September 2025, on the agenda',
      url: 'https://www.cov.com/news-and-insights/insights/2025/09/mocra-implementation-fda-spring-2025-unified-agenda-update',
    },
    roles: making,
    duties: ['gmp'],
  }),
  other('fr-90-54603', '90 FR 54603', {
    kind: 'notice',
    state: 'withdrawn',
    checked: 'source',
    source: {
      title: 'Federal Register, November 28, 2025 (stored copy)',
      url: 'https://www.federalregister.gov/citation/90-FR-54603',
    },
    roles: named,
    covers: ['fr 90 54603'],
  }),
  other('fr-90-42418', '90 FR 42418', {
    kind: 'notice',
    checked: 'source',
    source: {
      title: 'Federal Register, 2025, duty-free parcels (stored copy)',
      url: 'https://www.federalregister.gov/citation/90-FR-42418',
    },
    roles: ['importer', 'retailer'],
    covers: ['fr 90 42418'],
  }),
  other('fr-69-44927', '69 FR 44927', {
    kind: 'notice',
    checked: 'source',
    source: {
      title: 'Federal Register, 2004 (stored copy)',
      url: 'https://www.federalregister.gov/citation/69-FR-44927',
    },
    roles: named,
    covers: ['fr 69 44927'],
  }),
  other('fr-74-207', '74 FR 207', {
    kind: 'notice',
    checked: 'source',
    source: {
      title: 'Federal Register, January 5, 2009 (stored copy)',
      url: 'https://www.federalregister.gov/citation/74-FR-207',
    },
    roles: named,
    covers: ['fr 74 207'],
  }),
  other('cfr-16-465', '16 CFR Part 465', {
    kind: 'regulation',
    checked: 'secondary',
    source: {
      title: 'Secondary sources on the rule',
      url: 'https://www.ecfr.gov/current/title-16/part-465',
    },
    covers: ['cfr 16 465'],
  }),
  other('otc-m006', 'OTC monograph M006', {
    kind: 'regulation',
    checked: 'secondary',
    source: { title: 'FDA pages on OTC monographs', url: 'https://dps.fda.gov/omuf/monographsearch' },
    roles: ['maker', 'label-name'],
    duties: ['drug-rules'],
    covers: ['otc M006'],
  }),
  other('otc-m020', 'OTC monograph M020', {
    kind: 'regulation',
    checked: 'secondary',
    source: { title: 'FDA pages on sunscreens', url: 'https://dps.fda.gov/omuf/monographsearch' },
    roles: ['maker', 'label-name'],
    duties: ['drug-rules'],
    covers: ['otc M020'],
  }),
  other('otc-000039', 'Order OTC000039', {
    kind: 'notice',
    checked: 'secondary',
    source: {
      title: 'Trade reports on the notice of June 10, 2026',
      url: 'https://dps.fda.gov/omuf/monographsearch',
    },
    roles: ['maker', 'label-name'],
    duties: ['drug-rules'],
    covers: ['otc OTC000039'],
  }),
  other('ca-25603', 'Cal. Code Regs. tit. 27, § 25603', {
    kind: 'regulation',
    checked: 'secondary',
    source: {
      title: 'Secondary sources on Proposition 65 warnings',
      url: 'https://www.p65warnings.ca.gov/',
    },
    roles: ['label-name', 'retailer'],
    covers: ['fdca 25603'],
  }),
  other('eu-2023-1545', 'Regulation (EU) 2023/1545', {
    kind: 'regulation',
    checked: 'secondary',
    source: {
      title: 'Secondary sources on the regulation',
      url: 'https://eur-lex.europa.eu/eli/reg/2023/1545/oj',
    },
    roles: named,
    covers: ['eu 2023/1545'],
  }),
  other('iso-22716', 'ISO 22716', {
    kind: 'standard',
    checked: 'not-reached',
    source: { title: 'ISO 22716:2007', url: 'https://www.iso.org/standard/36437.html' },
    roles: making,
    covers: ['iso 22716'],
  }),
  other('kr-pipa', 'Personal Information Protection Act (Korea)', {
    kind: 'statute',
    checked: 'source',
    source: {
      title: 'The Act in force (stored copy)',
      url: 'https://www.law.go.kr/법령/개인정보보호법',
    },
    covers: ['kr pipa'],
  }),
  other('kr-cosmetics-act', 'Cosmetics Act (Korea)', {
    kind: 'statute',
    checked: 'not-reached',
    source: { title: 'Korea’s database of laws', url: 'https://www.law.go.kr/법령/화장품법' },
    roles: ['maker', 'label-name'],
    covers: ['kr cosmetics'],
  }),
  other('reading-612-band', 'Reading of section 612(a)', {
    kind: 'reading',
    checked: 'not-reached',
    source: {
      ...uscSource(21, '364h'),
      title: 'Section 612(a); no adjusted figure was found on FDA’s pages',
    },
    roles: ['maker', 'label-name'],
    duties: [
      'facility-registration',
      'registration-renewal',
      'us-agent',
      'product-listing',
      'listing-update',
      'gmp',
    ],
  }),
  other('reading-business-day', 'Reading of section 605(b)', {
    kind: 'reading',
    checked: 'not-reached',
    source: {
      ...uscSource(21, '364a'),
      title: 'Section 605(b); sections 604 and 605 define no business day',
    },
    roles: named,
    duties: ['adverse-event-report'],
  }),
];
