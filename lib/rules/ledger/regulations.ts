import { cfr, type Rule } from './rule.ts';

const named = ['label-name'] as const;
const importing = ['importer'] as const;

/** Title 21 of the Code of Federal Regulations, in the order of its sections. */
export const regulations: readonly Rule[] = [
  cfr('1.94', { roles: importing }),
  cfr('1.95', { roles: importing }),
  cfr('1.99', { roles: importing }),
  {
    ...cfr('1', {
      roles: importing,
      covers: ['cfr 21 1 Subpart I', 'cfr 21 1.276', 'cfr 21 1.277', 'cfr 21 1.279', 'cfr 21 1.281'],
    }),
    id: 'cfr-21-1-subpart-i',
    citation: '21 CFR Part 1, Subpart I',
  },
  {
    ...cfr('1', {
      roles: importing,
      checked: 'secondary',
      covers: ['cfr 21 1 Subpart L', 'cfr 21 1.500', 'cfr 21 1.501', 'cfr 21 1.506'],
    }),
    id: 'cfr-21-1-subpart-l',
    citation: '21 CFR Part 1, Subpart L',
  },
  cfr('70.3', { roles: named }),
  cfr('70.5', { roles: named }),
  cfr('73', { roles: named }),
  cfr('74', { roles: named }),
  cfr('74.2255', { roles: named }),
  cfr('74.2705', { roles: named }),
  cfr('80', { roles: named, checked: 'secondary' }),
  cfr('82', { roles: named }),
  cfr('201.66', { roles: named, duties: ['drug-rules'], checked: 'secondary' }),
  cfr('201.128', { roles: named, duties: ['drug-rules'] }),
  cfr('201.327', { roles: named, duties: ['drug-rules'] }),
  cfr('207', { roles: ['maker'], duties: ['drug-rules'] }),
  cfr('210', {
    roles: ['maker'],
    duties: ['drug-rules'],
    checked: 'not-reached',
    covers: ['cfr 21 210', 'cfr 21 211'],
  }),
  cfr('310.527', { roles: named, duties: ['drug-rules'] }),
  cfr('333.310', { roles: named, duties: ['drug-rules'], edition: 'eCFR of 2026-04' }),
  cfr('700.35', { roles: named, duties: ['drug-rules'] }),
  cfr('701', { roles: named }),
  cfr('701.2', { roles: named }),
  cfr('701.3', { roles: named }),
  cfr('701.11', { roles: named }),
  cfr('701.12', { roles: named }),
  cfr('701.13', { roles: named }),
  cfr('701.20', { roles: ['maker', 'label-name'] }),
  cfr('740', { roles: named }),
  cfr('740.2', { roles: named }),
  cfr('740.10', { roles: named, duties: ['safety-substantiation'] }),
];
