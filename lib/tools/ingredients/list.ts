import type { PlainDate } from '../../rules/dates.ts';
import type { Kind } from '../kinds.ts';
import type { SubstanceId } from './substances.ts';

export const listIds = ['federal', 'california', 'washington', 'vermont', 'maryland'] as const;
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
  /** The names are from trade sources, because the act itself could not be read. */
  readonly fromTrade?: true;
};

const inAerosols = {
  only: ['aerosol', 'aerosol-liquefied', 'aerosol-gas'],
  perhaps: ['feminine-spray'],
} as const satisfies Partial<Restriction>;

type Row = Pick<Restriction, 'section' | 'name' | 'substances' | 'condition'> & Partial<Restriction>;

/** First day of most rows of a list. */
const firstDays = {
  federal: null,
  california: '2025-01-01',
  washington: '2025-01-01',
  vermont: '2026-01-01',
  maryland: '2025-01-01',
} as const satisfies Record<ListId, PlainDate | null>;

const restriction = (list: ListId, row: Row): Restriction => ({
  list,
  cas: [],
  isClass: false,
  from: firstDays[list],
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
      'bemotrizinol',
      'diethylamino-hydroxybenzoyl-hexyl-benzoate',
      'ethylhexyl-triazone',
      'drometrizole-trisiloxane',
      'polysilicone-15',
      'ecamsule',
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
    unless: ['lips', 'feminine-spray', 'oral-liquid', 'vaginal'],
  }),
];

/**
 * The list of California Health and Safety Code 108980(a) as enacted by chapter 314 of 2020, in two copies of the chaptered
 * bill. Maryland enacted the same list. (H) has a CAS number in California's act whose check digit is wrong; 335-76-2,
 * which Maryland's act prints, belongs to the acid that it names.
 */
const listOf2020: readonly (readonly [paragraph: string, name: string, cas: string, id: SubstanceId])[] = [
  ['(1)', 'Dibutyl phthalate', '84-74-2', 'dibutyl-phthalate'],
  ['(2)', 'Diethylhexyl phthalate', '117-81-7', 'diethylhexyl-phthalate'],
  ['(3)', 'Formaldehyde', '50-00-0', 'formaldehyde'],
  ['(4)', 'Paraformaldehyde', '30525-89-4', 'paraformaldehyde'],
  ['(5)', 'Methylene glycol', '463-57-0', 'methylene-glycol'],
  ['(6)', 'Quaternium-15', '51229-78-8', 'quaternium-15'],
  ['(7)', 'Mercury', '7439-97-6', 'mercury'],
  ['(8)', 'Isobutylparaben', '4247-02-3', 'isobutylparaben'],
  ['(9)', 'Isopropylparaben', '4191-73-5', 'isopropylparaben'],
  ['(10)', 'm-Phenylenediamine and its salts', '108-45-2', 'm-phenylenediamine'],
  ['(11)', 'o-Phenylenediamine and its salts', '95-54-5', 'o-phenylenediamine'],
  ['(12)(A)', 'Perfluorooctane sulfonate (PFOS); heptadecafluorooctane-1-sulfonic acid', '1763-23-1', 'pfos'],
  [
    '(12)(B)',
    'Potassium perfluorooctanesulfonate; potassium heptadecafluorooctane-1-sulfonate',
    '2795-39-3',
    'pfos-potassium',
  ],
  ['(12)(C)', 'Diethanolamine perfluorooctane sulfonate', '70225-14-8', 'pfos-diethanolamine'],
  [
    '(12)(D)',
    'Ammonium perfluorooctane sulfonate; ammonium heptadecafluorooctanesulfonate',
    '29081-56-9',
    'pfos-ammonium',
  ],
  [
    '(12)(E)',
    'Lithium perfluorooctane sulfonate; lithium heptadecafluorooctanesulfonate',
    '29457-72-5',
    'pfos-lithium',
  ],
  ['(12)(F)', 'Perfluorooctanoic acid (PFOA)', '335-67-1', 'pfoa'],
  ['(12)(G)', 'Ammonium pentadecafluorooctanoate', '3825-26-1', 'pfoa-ammonium'],
  ['(12)(H)', 'Nonadecafluorodecanoic acid', '355-76-2', 'pfda'],
  ['(12)(I)', 'Ammonium nonadecafluorodecanoate', '3108-42-7', 'pfda-ammonium'],
  ['(12)(J)', 'Sodium nonadecafluorodecanoate', '3830-45-3', 'pfda-sodium'],
  ['(12)(K)', 'Perfluorononanoic acid (PFNA)', '375-95-1', 'pfna'],
  ['(12)(L)', 'Sodium heptadecafluorononanoate', '21049-39-8', 'pfna-sodium'],
  ['(12)(M)', 'Ammonium perfluorononanoate', '4149-60-4', 'pfna-ammonium'],
];

/** Members of a class of this list beside the substance that it names. */
const saltsOf: ReadonlyMap<SubstanceId, SubstanceId> = new Map([
  ['m-phenylenediamine', 'm-phenylenediamine-salts'],
  ['o-phenylenediamine', 'o-phenylenediamine-salts'],
]);

const membersOf = (id: SubstanceId): SubstanceId[] => {
  const salts = saltsOf.get(id);
  return salts ? [id, salts] : [id];
};

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

const leadCompounds: readonly SubstanceId[] = [
  'lead',
  'lead-acetate',
  'lead-carbonate',
  'lead-oxide',
  'lead-sulfide',
  'lead-chromate',
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
  'trifluoropropyl-dimethicone',
  'trifluoromethyl-alkyl-dimethicone',
  'tetrafluoropropene',
  'hydrofluorocarbon-134a',
  'octafluoropentyl-methacrylate',
  'perfluorohexylethyl-methacrylate-copolymer',
  'urea-trifluoroacetate',
  'trifluoroacetic-acid',
  'cfc-115',
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

/** A row of California's list of January 1, 2027. */
const california2027 = (name: string, ids: readonly SubstanceId[], rest?: Partial<Row>) =>
  restriction('california', {
    section: '108980(b)',
    name,
    substances: ids,
    isClass: ids.length > 1,
    condition: 'california',
    from: '2027-01-01',
    fromTrade: true,
    ...rest,
  });

const musk = (name: string, id: SubstanceId, rest?: Partial<Row>) =>
  california2027(name, [id], { section: '108980 (AB 60)', ...rest });

const borates: readonly SubstanceId[] = ['boric-acid', 'borates', 'perborates'];

/**
 * California: the list of 2020; all PFAS (chapter 804 of 2022); the additions of January 1, 2027 by chapter 441 of 2023 (AB
 * 496), whose names are from trade pages; and the nitro musks of chapter 432 of 2025 (AB 60), from summaries of the act.
 */
const californiaRows: readonly Restriction[] = [
  ...listOf2020.map(([paragraph, name, cas, id]) =>
    restriction('california', {
      section: `108980(a)${paragraph}`,
      name,
      cas: [cas],
      substances: membersOf(id),
      isClass: saltsOf.has(id),
      condition: 'california',
    }),
  ),
  restriction('california', {
    section: '108981.5',
    name: 'Perfluoroalkyl and polyfluoroalkyl substances',
    substances: pfas,
    isClass: true,
    condition: 'california-pfas',
  }),
  california2027('Lily aldehyde', ['lily-aldehyde']),
  california2027('Acetaldehyde', ['acetaldehyde']),
  california2027('Cyclohexylamine', ['cyclohexylamine']),
  california2027('Cyclotetrasiloxane', ['cyclotetrasiloxane']),
  california2027('Phytonadione', ['phytonadione']),
  california2027('Boron substances', borates, { condition: 'california-boron' }),
  california2027('Styrene', ['styrene']),
  california2027('Trichloroacetic acid', ['trichloroacetic-acid']),
  california2027('Tricresyl phosphate', ['tricresyl-phosphate']),
  california2027('Vinyl acetate', ['vinyl-acetate']),
  california2027('2-Chloracetamide', ['chloroacetamide']),
  california2027('Allyl isothiocyanate', ['allyl-isothiocyanate']),
  california2027('Anthraquinone', ['anthraquinone']),
  california2027('Malachite green', ['malachite-green']),
  california2027('Laurel seed oil', ['laurel-seed-oil']),
  california2027('Pyrogallol', ['pyrogallol']),
  california2027('Disperse blue 1', ['disperse-blue-1']),
  california2027('Disperse blue 3', ['disperse-blue-3']),
  california2027('Trisodium nitrilotriacetate', ['trisodium-nta']),
  california2027('Basic green 1', ['basic-green-1']),
  california2027('Basic blue 3', ['basic-blue-3']),
  california2027('Basic blue 7', ['basic-blue-7']),
  california2027('Basic blue 9', ['basic-blue-9']),
  california2027('Basic violet 4', ['basic-violet-4']),
  california2027('A triazolium dye', ['triazolium-dye']),
  musk('Musk ambrette', 'musk-ambrette'),
  musk('Musk tibetene', 'musk-tibetene'),
  musk('Musk moskene', 'musk-moskene'),
  musk('Musk xylene', 'musk-xylene'),
  musk('Musk ketone', 'musk-ketone', { condition: 'musk-ketone', effect: 'restricted' }),
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
  washington('(2)', 'Lead or lead compounds', '7439-92-1', leadCompounds, { condition: 'lead' }),
];

const releaser = (name: string, cas: string, id: SubstanceId, rest?: Partial<Row>) =>
  restriction('washington', {
    section: '173-339-110',
    name,
    cas: cas.split(' '),
    substances: [id],
    condition: 'releaser',
    from: '2027-01-01',
    fromTrade: true,
    ...rest,
  });

/**
 * The formaldehyde releasers of WAC 173-339-110, adopted on August 28, 2025: 23 of the 25, in two trade pages (SGS
 * SafeGuardS 141/25 and the WTO notification G/TBT/N/USA/2187/Add.2 on globalcosing.chemradar.com).
 */
const releaserRows: readonly Restriction[] = [
  releaser('DMDM Hydantoin', '6440-58-0', 'dmdm-hydantoin'),
  releaser('Diazolidinyl Urea', '78491-02-8', 'diazolidinyl-urea'),
  releaser('Imidazolidinyl Urea', '39236-46-9', 'imidazolidinyl-urea'),
  releaser('Quaternium-15', '4080-31-3 51229-78-8', 'quaternium-15'),
  releaser('Tosylamide/Formaldehyde Resin (PTSAF)', '25035-71-6', 'tosylamide-formaldehyde-resin'),
  releaser('2-Bromo-2-Nitropropane-1,3-Diol (Bronopol)', '52-51-7', 'bronopol'),
  releaser('Sodium Hydroxymethylglycinate', '70161-44-3', 'sodium-hydroxymethylglycinate'),
  releaser('Polyoxymethylene Urea', '9011-05-6 68611-64-3', 'polyoxymethylene-urea'),
  releaser('Polyoxymethylene Melamine', '9003-08-1', 'polyoxymethylene-melamine'),
  releaser('5-Bromo-5-Nitro-1,3-Dioxane (Bronidox)', '30007-47-7', 'bronidox'),
  releaser('7-Ethylbicyclo-oxazolidine (Bioban CS1246)', '7747-35-5', 'ethylbicyclooxazolidine'),
  releaser('Benzylhemiformal', '14548-60-8', 'benzylhemiformal'),
  releaser('Dimethylhydantoin formaldehyde (DMHF)', '26811-08-5 9065-13-8', 'dmhf'),
  releaser('Dimethylol Glycol', '3586-55-8', 'dimethylol-glycol'),
  releaser('Dimethylol Urea', '140-95-4', 'dimethylol-urea'),
  releaser('Dimethyl Oxazolidine', '51200-87-4', 'dimethyl-oxazolidine'),
  releaser('MDM Hydantoin', '116-25-6 27636-82-4 16228-00-5', 'mdm-hydantoin'),
  releaser('Methenamine', '100-97-0', 'methenamine'),
  releaser('Methylal', '109-87-5', 'methylal'),
  releaser('Paraformaldehyde', '30525-89-4', 'paraformaldehyde'),
  releaser('Polyoxymethylene', '9002-81-7', 'polyoxymethylene'),
  releaser('Tetramethylolglycoluril', '5395-50-6', 'tetramethylolglycoluril'),
  releaser('Timonacic', '444-27-9', 'timonacic', { condition: 'timonacic', isOpen: true }),
];

const vermont = (
  paragraph: string,
  name: string,
  cas: string | null,
  ids: readonly SubstanceId[],
  rest?: Partial<Row>,
) =>
  restriction('vermont', {
    section: `2494b(a)${paragraph}`,
    name,
    cas: cas ? [cas] : [],
    substances: ids,
    isClass: ids.length > 1,
    condition: 'vermont',
    ...rest,
  });

/**
 * 9 V.S.A. § 2494b(a), enacted in 2024, in two copies. The CAS number of (12) is printed so; 108-45-2 belongs to the substance
 * that it names. (15) to (17) follow on July 1, 2027.
 */
const vermontRows: readonly Restriction[] = [
  vermont('(1)', 'ortho-phthalates', null, phthalates),
  vermont('(2)', 'PFAS', null, pfas),
  vermont('(3)', 'formaldehyde', '50-00-0', ['formaldehyde']),
  vermont('(4)', 'methylene glycol', '463-57-0', ['methylene-glycol']),
  vermont('(5)', 'mercury and mercury compounds', '7439-97-6', mercuryCompounds),
  vermont('(6)', '1, 4-dioxane', '123-91-1', ['dioxane']),
  vermont('(7)', 'isopropylparaben', '4191-73-5', ['isopropylparaben']),
  vermont('(8)', 'isobutylparaben', '4247-02-3', ['isobutylparaben']),
  vermont('(9)', 'lead and lead compounds', '7439-92-1', leadCompounds),
  vermont('(10)', 'asbestos', null, ['asbestos']),
  vermont('(11)', 'triclosan', '3380-34-5', ['triclosan']),
  vermont('(12)', 'm-phenylenediamine and its salts', '108-42-5', membersOf('m-phenylenediamine')),
  vermont('(13)', 'o-phenylenediamine and its salts', '95-54-5', membersOf('o-phenylenediamine')),
  vermont('(14)', 'quaternium-15', '51229-78-8', ['quaternium-15']),
  vermont('(15)', 'styrene', '100-42-5', ['styrene'], { from: '2027-07-01' }),
  vermont('(16)', 'octamethylcyclotetrasiloxane', '556-67-2', ['cyclotetrasiloxane'], {
    from: '2027-07-01',
  }),
  vermont('(17)', 'toluene', '108-88-3', ['toluene'], { from: '2027-07-01' }),
];

/** (12) of Maryland's list has small Roman numerals. */
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'];
const inMaryland = (paragraph: string) =>
  paragraph.replace(/\(([A-M])\)$/, (_, letter: string) => `(${numerals[letter.charCodeAt(0) - 65]})`);

/** Maryland Health-General § 21-259.2(b), chapter 490 of 2021, in two copies: California's list of 2020. */
const marylandRows: readonly Restriction[] = listOf2020.map(([paragraph, name, cas, id]) =>
  restriction('maryland', {
    section: `21-259.2(b)${inMaryland(paragraph)}`,
    name: name.replace('; ', ' or '),
    cas: [id === 'pfda' ? '335-76-2' : cas],
    substances: membersOf(id),
    isClass: saltsOf.has(id),
    condition: 'maryland',
  }),
);

/** The lists in the order of their rows in the law. */
export const restrictions: readonly Restriction[] = [
  ...federalRows,
  ...californiaRows,
  ...washingtonRows,
  ...releaserRows,
  ...vermontRows,
  ...marylandRows,
];

/** Day of the last comparison of every row with its two copies. */
export const restrictionsRead: PlainDate = '2026-11-27';

type Cited = Pick<Restriction, 'list' | 'section'>;

/** True for a row of the Washington Administrative Code, which numbers its sections with hyphens. */
const isWac = ({ list, section }: Cited) => list === 'washington' && section.startsWith('173-');

/** Returns the citation of a section. */
export function citation(row: Cited): string {
  const codes = {
    federal: '21 CFR',
    california: 'HSC',
    washington: isWac(row) ? 'WAC' : 'RCW',
    vermont: '9 V.S.A.',
    maryland: 'Md. Health-Gen.',
  };
  return `${codes[row.list]} ${row.section}`;
}

/** Returns the id of the ledger's row behind a restriction. */
export function ledgerId(row: Cited): string {
  const { list, section } = row;
  if (list === 'california') {
    if (section.includes('AB 60')) return 'ca-ab-60';
    if (section.startsWith('108980(b)')) return 'ca-ab-496';
    return section === '108981.5' ? 'ca-108981-5' : 'ca-108980';
  }
  if (list === 'washington') return isWac(row) ? 'wa-173-339-110' : 'wa-70a-560-020';
  if (list === 'vermont') return 'vt-9-2494b';
  if (list === 'maryland') return 'md-21-259-2';
  if (section === '250.250') return 'cfr-21-250-250';
  return section === '700.35' ? 'cfr-21-700-35' : 'cfr-21-700';
}

/** Returns the URL of the official page that has the section, which this site has not read. */
export function officialUrl(row: Cited): string {
  const { list, section } = row;
  const [number = ''] = section.split(/[ (]/);
  if (list === 'california') {
    return `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=${number}.`;
  }
  if (list === 'washington') {
    return `https://app.leg.wa.gov/${isWac(row) ? 'WAC' : 'RCW'}/default.aspx?cite=${number}`;
  }
  if (list === 'vermont') return 'https://legislature.vermont.gov/statutes/section/09/063/02494b';
  if (list === 'maryland') {
    return 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ghg&section=21-259.2';
  }
  return `https://www.ecfr.gov/current/title-21/section-${number}`;
}
