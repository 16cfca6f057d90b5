import { act, other, type Rule, uscSource } from './rule.ts';

const named = ['label-name'] as const;
const making = ['maker'] as const;
const facilityDuties = ['facility-registration', 'registration-renewal', 'us-agent'] as const;
const namedDuties = [
  'adverse-event-report',
  'adverse-event-records',
  'safety-substantiation',
  'label-contact',
] as const;
const listingDuties = ['product-listing', 'listing-update'] as const;

/** The Federal Food, Drug, and Cosmetic Act, in the order of its sections. */
export const statutes: readonly Rule[] = [
  act('201(g)', { roles: ['maker', 'label-name', 'importer'], duties: ['drug-rules'] }),
  act('201(i)', { roles: ['maker', 'label-name'] }),
  act('201(p)', { duties: ['drug-rules'] }),
  act('301', {}),
  act('501(a)(2)(B)', {
    source: uscSource(21, '351', 'January 2002'),
    roles: ['maker', 'label-only'],
    duties: ['gmp'],
  }),
  act('502(x)', {
    checked: 'secondary',
    source: {
      title:
        'The Office of Management and Budget on the labeling that section 502(x) asks for (OMB 0910-0641)',
      url: 'https://omb.report/omb/0910-0641',
    },
    roles: named,
    duties: ['label-contact'],
  }),
  act('505(a)', { checked: 'secondary', duties: ['drug-rules'] }),
  act('510', { checked: 'secondary', roles: making, duties: ['drug-rules'] }),
  act('601(a)', { roles: named, duties: ['safety-substantiation'] }),
  act('601(c)', { roles: making }),
  act('601(e)', { roles: named }),
  act('601(f)', { roles: making, duties: ['gmp'] }),
  act('601(g)', { roles: named, duties: ['safety-substantiation'] }),
  act('602', { roles: named, duties: ['label-contact'] }),
  act('604(1)', { roles: named, duties: ['adverse-event-records'] }),
  act('604(3)', {
    roles: ['maker', 'importer', 'retailer', 'label-only'],
    duties: [...facilityDuties, 'gmp'],
  }),
  act('604(4)', { roles: ['maker', 'label-name', 'importer'], duties: [...listingDuties, ...namedDuties] }),
  act('604(5)', { roles: named, duties: ['adverse-event-report'] }),
  act('605(b)', { roles: named, duties: ['adverse-event-report'] }),
  act('605(e)', { roles: named, duties: ['adverse-event-records'] }),
  act('605(f)', { roles: named }),
  act('605(g)', { roles: named, duties: ['adverse-event-report'] }),
  act('606', { state: 'statutory-date-passed', roles: making, duties: ['gmp'] }),
  act('607(a)(1)', { roles: making, duties: ['facility-registration', 'us-agent'] }),
  act('607(a)(2)', { roles: making, duties: ['registration-renewal'] }),
  act('607(a)(3)', { roles: ['maker', 'label-name'], duties: ['facility-registration'] }),
  act('607(a)(4)', { roles: making, duties: ['registration-renewal'] }),
  act('607(b)(2)', { roles: making, duties: ['facility-registration', 'us-agent'] }),
  act('607(c)(2)', { roles: named, duties: listingDuties }),
  act('607(c)(3)', { roles: named, duties: ['listing-update'] }),
  act('607(c)(4)', { roles: named, duties: ['product-listing'] }),
  act('607(c)(5)', { roles: named, duties: ['listing-update'] }),
  act('607(e)', {}),
  act('607(f)', { roles: making }),
  act('608(a)', { roles: named, duties: ['safety-substantiation'] }),
  act('608(b)', { roles: named, duties: ['safety-substantiation'] }),
  act('608(c)', { roles: named, duties: ['safety-substantiation'] }),
  act('609(a)', { roles: named, duties: ['label-contact'] }),
  act('609(b)', { state: 'statutory-date-passed', roles: named }),
  act('609(c)', { roles: named, duties: ['label-contact'] }),
  act('610', { roles: ['maker', 'label-name'] }),
  act('611', { roles: named }),
  act('612', { roles: ['maker', 'label-name'], duties: [...facilityDuties, ...listingDuties, 'gmp'] }),
  act('613', {
    roles: ['maker', 'label-name'],
    duties: [...facilityDuties, ...listingDuties, ...namedDuties, 'gmp', 'drug-rules'],
  }),
  act('614', {}),
  act('721', { roles: ['maker', 'label-name'] }),
  act('744M', {
    source: uscSource(21, '379j-72', 'January 2026'),
    roles: making,
    duties: ['drug-rules'],
  }),
  act('760', {
    source: uscSource(21, '379aa', 'release point 119-84'),
    roles: named,
    duties: ['adverse-event-report', 'adverse-event-records'],
  }),
  act('801(a)', { roles: ['importer'], duties: ['adverse-event-report'] }),
  act('801(b)', { roles: ['importer'] }),
  act('801(c)', { roles: ['importer'] }),
  act('801(m)', {
    roles: ['importer'],
    checked: 'secondary',
    source: { ...uscSource(21, '381'), title: '21 CFR 1.276 to 1.285, which carry it out (copy of 2015)' },
  }),

  other('mocra-3502', 'Pub. L. 117-328, section 3502', {
    kind: 'statute',
    checked: 'source',
    source: { ...uscSource(21, '364'), title: 'U.S. Code, title 21, source credits of sections 364 to 364j' },
    covers: ['pl 117-328', 'mocra 3501', 'mocra 3502', 'range 604-614'],
  }),
  other('mocra-3503-b', 'Pub. L. 117-328, section 3503(b)', {
    kind: 'statute',
    checked: 'source',
    source: { ...uscSource(21, '364e'), title: 'U.S. Code, title 21, notes to sections 361 and 364e' },
    roles: named,
    duties: ['label-contact'],
    covers: ['mocra 3503'],
  }),
  other('mocra-3505', 'Pub. L. 117-328, section 3505', {
    kind: 'statute',
    state: 'statutory-date-passed',
    checked: 'source',
    source: { ...uscSource(21, '364d'), title: 'U.S. Code, title 21, note to section 364d' },
    covers: ['mocra 3505'],
  }),
  other('usc-5-6103', '5 U.S.C. 6103; Executive Order 11582', {
    kind: 'statute',
    checked: 'source',
    source: uscSource(5, '6103'),
    roles: named,
    duties: ['adverse-event-report'],
    covers: ['usc 5 6103'],
  }),
  other('usc-15-1453', '15 U.S.C. 1453(a)', {
    kind: 'statute',
    checked: 'source',
    source: uscSource(15, '1453'),
    roles: named,
    covers: ['usc 15 1453'],
  }),
  other('usc-19-1304', '19 U.S.C. 1304', {
    kind: 'statute',
    checked: 'source',
    source: uscSource(19, '1304'),
    roles: ['importer'],
    covers: ['usc 19 1304'],
  }),
];
