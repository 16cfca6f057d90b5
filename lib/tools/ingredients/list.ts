import type { PlainDate } from '../../rules/dates.ts';
import type { Kind } from '../kinds.ts';
import type { SubstanceId } from './substances.ts';

export const listIds = ['federal', 'california', 'washington'] as const;
export type ListId = (typeof listIds)[number];

/** A rule about ingredients. Its conditions are messages, `ingredients: conditions.<condition>`. */
export type Restriction = {
  readonly list: ListId;
  /** As the law numbers it: `700.13(d)(2)`, `108980(a)(1)`, `70A.560.020(1)(a)`. */
  readonly section: string;
  /** The name in the law, word for word. */
  readonly name: string;
  /** CAS numbers that the law gives. */
  readonly cas: readonly string[];
  /** Substances that it names, or the members of its class that the tool knows. */
  readonly substances: readonly SubstanceId[];
  /** True if it names a class, which can hold more substances than these. */
  readonly isClass: boolean;
  readonly condition: string;
  /** First day that the law gives for it; null when its text gives none. */
  readonly from: PlainDate | null;
  /** `prohibited`, or `restricted`: permitted under conditions. */
  readonly effect: 'prohibited' | 'restricted';
  /** Kinds of product that it concerns; without them every kind. */
  readonly only?: readonly Kind[];
  /** Kinds that may be one of `only`, so that the answer depends on the product. */
  readonly perhaps?: readonly Kind[];
  /** Kinds for which the other effect holds. */
  readonly unless?: readonly Kind[];
  /** Facts that no ingredient list shows decide it. */
  readonly isOpen?: true;
};

const inAerosols = {
  only: ['aerosol', 'aerosol-liquefied', 'aerosol-gas'],
  perhaps: ['feminine-spray'],
} as const satisfies Partial<Restriction>;

type Row = Pick<Restriction, 'section' | 'name' | 'substances' | 'condition'> & Partial<Restriction>;

const restriction = (list: ListId, row: Row): Restriction => ({
  list,
  cas: [],
  isClass: false,
  from: list === 'federal' ? null : '2025-01-01',
  effect: 'prohibited',
  ...row,
});
const federal = (row: Row) => restriction('federal', row);

const mercuryCompounds: readonly SubstanceId[] = [
  'mercury',
  'calomel',
  'mercuric-chloride',
  'mercuric-iodide',
  'mercuric-oxide',
  'ammoniated-mercury',
  'cinnabar',
  'thimerosal',
  'phenyl-mercuric-acetate',
  'phenyl-mercuric-benzoate',
  'phenyl-mercuric-borate',
  'phenyl-mercuric-nitrate',
];

/** 21 CFR part 700 and 250.250, in stored copies of the eCFR without a date. */
const federalRows: readonly Restriction[] = [
  federal({
    section: '700.11',
    name: 'Bithionol',
    substances: ['bithionol'],
    condition: 'any',
    from: '1968-03-15',
  }),
  federal({
    section: '700.13(d)(2)',
    name: 'Mercury compounds',
    substances: mercuryCompounds,
    isClass: true,
    condition: 'mercury',
    unless: ['eye'],
  }),
  federal({
    section: '700.14',
    name: 'Vinyl chloride',
    substances: ['vinyl-chloride'],
    condition: 'aerosol',
    ...inAerosols,
  }),
  federal({
    section: '700.15',
    name: 'Halogenated salicylanilides',
    substances: ['tribromsalan', 'dibromsalan', 'metabromsalan', 'tetrachlorosalicylanilide'],
    condition: 'any-level',
    from: '1975-12-01',
  }),
  federal({
    section: '700.16',
    name: 'Zirconium',
    substances: [
      'zirconium',
      'zirconium-oxide',
      'zirconium-silicate',
      'zirconium-chlorohydrate',
      'aluminum-zirconium',
    ],
    isClass: true,
    condition: 'aerosol',
    from: '1977-09-15',
    ...inAerosols,
  }),
  federal({ section: '700.18', name: 'Chloroform', substances: ['chloroform'], condition: 'chloroform' }),
  federal({
    section: '700.19',
    name: 'Methylene chloride',
    substances: ['methylene-chloride'],
    condition: 'any',
  }),
  federal({
    section: '700.23',
    name: 'Chlorofluorocarbons',
    substances: ['cfc-11', 'cfc-12', 'cfc-114', 'cfc-115'],
    isClass: true,
    condition: 'propellant',
    ...inAerosols,
  }),
  federal({
    section: '700.27',
    name: 'Prohibited cattle materials',
    substances: ['cattle-brain', 'cattle-spinal-cord', 'tallow'],
    isClass: true,
    condition: 'cattle',
    isOpen: true,
  }),
  federal({
    section: '700.35',
    name: 'Sunscreen ingredients',
    substances: [
      'avobenzone',
      'homosalate',
      'octinoxate',
      'octisalate',
      'octocrylene',
      'oxybenzone',
      'sulisobenzone',
      'ensulizole',
      'meradimate',
      'padimate',
    ],
    isClass: true,
    condition: 'sunscreen',
    effect: 'restricted',
    isOpen: true,
  }),
  federal({
    section: '250.250',
    name: 'Hexachlorophene',
    substances: ['hexachlorophene'],
    condition: 'hexachlorophene',
    effect: 'restricted',
    unless: ['lips', 'feminine-spray'],
  }),
];

const california = (paragraph: string, name: string, cas: string, id: SubstanceId, rest?: Partial<Row>) =>
  restriction('california', {
    section: `108980(a)${paragraph}`,
    name,
    cas: [cas],
    substances: [id],
    condition: 'california',
    ...rest,
  });

/**
 * California Health and Safety Code 108980(a)(1) to (12) as enacted by chapter 314 of 2020, in two copies of the chaptered
 * bill. (H) has a CAS number there whose check digit is wrong; 335-76-2 belongs to the acid that it names.
 */
const californiaRows: readonly Restriction[] = [
  california('(1)', 'Dibutyl phthalate', '84-74-2', 'dibutyl-phthalate'),
  california('(2)', 'Diethylhexyl phthalate', '117-81-7', 'diethylhexyl-phthalate'),
  california('(3)', 'Formaldehyde', '50-00-0', 'formaldehyde'),
  california('(4)', 'Paraformaldehyde', '30525-89-4', 'paraformaldehyde'),
  california('(5)', 'Methylene glycol', '463-57-0', 'methylene-glycol'),
  california('(6)', 'Quaternium-15', '51229-78-8', 'quaternium-15'),
  california('(7)', 'Mercury', '7439-97-6', 'mercury'),
  california('(8)', 'Isobutylparaben', '4247-02-3', 'isobutylparaben'),
  california('(9)', 'Isopropylparaben', '4191-73-5', 'isopropylparaben'),
  california('(10)', 'm-Phenylenediamine and its salts', '108-45-2', 'm-phenylenediamine', {
    substances: ['m-phenylenediamine', 'm-phenylenediamine-salts'],
    isClass: true,
  }),
  california('(11)', 'o-Phenylenediamine and its salts', '95-54-5', 'o-phenylenediamine', {
    substances: ['o-phenylenediamine', 'o-phenylenediamine-salts'],
    isClass: true,
  }),
  california(
    '(12)(A)',
    'Perfluorooctane sulfonate (PFOS); heptadecafluorooctane-1-sulfonic acid',
    '1763-23-1',
    'pfos',
  ),
  california(
    '(12)(B)',
    'Potassium perfluorooctanesulfonate; potassium heptadecafluorooctane-1-sulfonate',
    '2795-39-3',
    'pfos-potassium',
  ),
  california('(12)(C)', 'Diethanolamine perfluorooctane sulfonate', '70225-14-8', 'pfos-diethanolamine'),
  california(
    '(12)(D)',
    'Ammonium perfluorooctane sulfonate; ammonium heptadecafluorooctanesulfonate',
    '29081-56-9',
    'pfos-ammonium',
  ),
  california(
    '(12)(E)',
    'Lithium perfluorooctane sulfonate; lithium heptadecafluorooctanesulfonate',
    '29457-72-5',
    'pfos-lithium',
  ),
  california('(12)(F)', 'Perfluorooctanoic acid (PFOA)', '335-67-1', 'pfoa'),
  california('(12)(G)', 'Ammonium pentadecafluorooctanoate', '3825-26-1', 'pfoa-ammonium'),
  california('(12)(H)', 'Nonadecafluorodecanoic acid', '355-76-2', 'pfda'),
  california('(12)(I)', 'Ammonium nonadecafluorodecanoate', '3108-42-7', 'pfda-ammonium'),
  california('(12)(J)', 'Sodium nonadecafluorodecanoate', '3830-45-3', 'pfda-sodium'),
  california('(12)(K)', 'Perfluorononanoic acid (PFNA)', '375-95-1', 'pfna'),
  california('(12)(L)', 'Sodium heptadecafluorononanoate', '21049-39-8', 'pfna-sodium'),
  california('(12)(M)', 'Ammonium perfluorononanoate', '4149-60-4', 'pfna-ammonium'),
];

const washington = (
  paragraph: string,
  name: string,
  cas: string | null,
  ids: readonly SubstanceId[],
  rest?: Partial<Row>,
) =>
  restriction('washington', {
    section: `70A.560.020${paragraph}`,
    name,
    cas: cas ? [cas] : [],
    substances: ids,
    isClass: ids.length > 1,
    condition: 'washington',
    ...rest,
  });

const phthalates: readonly SubstanceId[] = [
  'dibutyl-phthalate',
  'diethylhexyl-phthalate',
  'diethyl-phthalate',
  'dimethyl-phthalate',
  'butyl-benzyl-phthalate',
  'diisobutyl-phthalate',
  'diisononyl-phthalate',
  'diisodecyl-phthalate',
  'dioctyl-phthalate',
  'dicyclohexyl-phthalate',
  'dihexyl-phthalate',
  'dipentyl-phthalate',
  'dimethoxyethyl-phthalate',
];

const pfas: readonly SubstanceId[] = [
  'ptfe',
  'perfluorodecalin',
  'perfluorohexane',
  'perfluoroperhydrophenanthrene',
  'perfluorononyl-dimethicone',
  'perfluorooctyl-triethoxysilane',
  'perfluoroalkyl-phosphate',
  'polyperfluoromethylisopropyl-ether',
  'polyperfluoroethoxymethoxy-peg-phosphate',
  'methyl-perfluorobutyl-ether',
  'ethyl-perfluorobutyl-ether',
  ...([
    'pfos',
    'pfos-potassium',
    'pfos-diethanolamine',
    'pfos-ammonium',
    'pfos-lithium',
    'pfoa',
    'pfoa-ammonium',
    'pfda',
    'pfda-ammonium',
    'pfda-sodium',
    'pfna',
    'pfna-sodium',
    'pfna-ammonium',
  ] as const),
];

/**
 * RCW 70A.560.020(1) and (2) as enacted in 2023 (Substitute House Bill 1047), in two copies. Later amendments were
 * not looked for.
 */
const washingtonRows: readonly Restriction[] = [
  washington('(1)(a)', 'Ortho-phthalates', null, phthalates),
  washington('(1)(b)', 'Perfluoroalkyl and polyfluoroalkyl substances', null, pfas),
  washington(
    '(1)(c)',
    'Formaldehyde and chemicals determined by the department to release formaldehyde',
    '50-00-0',
    ['formaldehyde'],
    { isClass: true },
  ),
  washington('(1)(d)', 'Methylene glycol', '463-57-0', ['methylene-glycol']),
  washington('(1)(e)', 'Mercury and mercury compounds', '7439-97-6', mercuryCompounds),
  washington('(1)(f)', 'Triclosan', '3380-34-5', ['triclosan']),
  washington('(1)(g)', 'm-phenylenediamine and its salts', '108-45-2', [
    'm-phenylenediamine',
    'm-phenylenediamine-salts',
  ]),
  washington('(1)(h)', 'o-phenylenediamine and its salts', '95-54-5', [
    'o-phenylenediamine',
    'o-phenylenediamine-salts',
  ]),
  washington(
    '(2)',
    'Lead or lead compounds',
    '7439-92-1',
    ['lead', 'lead-acetate', 'lead-carbonate', 'lead-oxide', 'lead-sulfide', 'lead-chromate'],
    { condition: 'lead' },
  ),
];

/** The lists in the order of their rows in the law. */
export const restrictions: readonly Restriction[] = [...federalRows, ...californiaRows, ...washingtonRows];

/** Day of the last comparison of every row with its two copies. */
export const restrictionsRead: PlainDate = '2026-11-26';

/** Returns the citation of a section. */
export function citation({ list, section }: Pick<Restriction, 'list' | 'section'>): string {
  const code = { federal: '21 CFR', california: 'HSC', washington: 'RCW' }[list];
  return `${code} ${section}`;
}

/** Returns the id of the ledger's row behind a restriction. */
export function ledgerId({ list, section }: Pick<Restriction, 'list' | 'section'>): string {
  if (list === 'california') return 'ca-108980';
  if (list === 'washington') return 'wa-70a-560-020';
  if (section === '250.250') return 'cfr-21-250-250';
  return section === '700.35' ? 'cfr-21-700-35' : 'cfr-21-700';
}
