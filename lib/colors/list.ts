import { slugOf } from '../slug.ts';

/** `limited`: only in some products of that kind, or only up to an amount. */
export type Use = 'yes' | 'no' | 'limited';

/**
 * Where a row was read. `ecfr` and `annual` are copies of the section itself in the electronic and in the annual edition,
 * `register` the final rule that wrote it. The others do not carry the section's words: FDA's table of 2019 and its
 * register of color additives, the section of part 82 on the color's lakes, the section that lists it for drugs, a list of
 * section numbers, and what the trade writes about it.
 */
export type ReadingKind =
  | 'ecfr'
  | 'annual'
  | 'register'
  | 'fda-table'
  | 'fda-register'
  | 'lakes'
  | 'drugs'
  | 'numbers'
  | 'trade';

/** `edition`: the day (YYYY-MM-DD) or the citation of what was read; empty where the copy gives none. */
export type Reading = { readonly kind: ReadingKind; readonly edition: string };

export type Color = {
  /** Its address on the page of colors. */
  readonly id: string;
  /** Its name on a U.S. label: Yellow 5. */
  readonly name: string;
  /** Its name in the regulation: FD&C Yellow No. 5. */
  readonly listedAs: string;
  /** Color Index numbers without `CI`; some colors have none, and some numbers belong to several colors. */
  readonly ci: readonly string[];
  /** Names in the international nomenclature, other than the U.S. name itself. */
  readonly inci: readonly string[];
  /** Names on Korean labels, the usual one first. */
  readonly korean: readonly string[];
  /** Section of title 21 of the Code of Federal Regulations. */
  readonly section: string;
  /** True: each batch is certified by FDA (part 74). */
  readonly certified: boolean;
  /** The area of the eye, 21 CFR 70.3(s). */
  readonly eye: Use;
  /** Cosmetics generally: lips and mucous membranes too. */
  readonly general: Use;
  /** Cosmetics applied to outer parts of the body only, 21 CFR 70.3(v). */
  readonly external: Use;
  /** Key of the limits in words below `colors: limits`. */
  readonly limits: string;
  /** Section that admits lakes of the color; null where none does. In the area of the eye: the aluminum lake only, or none. */
  readonly lakes: { readonly section: string; readonly eye: boolean } | null;
  readonly read: readonly Reading[];
};

type Uses = readonly [eye: Use, general: Use, external: Use];

const everywhere: Uses = ['yes', 'yes', 'yes'];
const generally: Uses = ['no', 'yes', 'yes'];
const outsideAndEye: Uses = ['yes', 'no', 'yes'];
const outside: Uses = ['no', 'no', 'yes'];

/** Keys of the limits that follow from the uses alone. */
const usual = new Map<Uses, string>([
  [everywhere, 'everywhere'],
  [generally, 'generally'],
  [outsideAndEye, 'outside-and-eye'],
  [outside, 'outside'],
]);

const reading = (kind: ReadingKind, edition: string): Reading => ({ kind, edition });
const ecfr = (day = '') => reading('ecfr', day);
const annual = (year: number) => reading('annual', `${year}-04-01`);
const register = (citation: string) => reading('register', citation);
const drugs = (section: string) => reading('drugs', section);
const lakesOf = (section: string) => reading('lakes', section);
const table = reading('fda-table', '2019-05-29');
const fda = reading('fda-register', '');
const numbers = reading('numbers', '');
const trade = reading('trade', '');

type More = { lakes?: string; lakesInEye?: boolean; limits?: string; inci?: readonly string[] };
type Names = readonly string[];

function row(
  listedAs: string,
  name: string,
  section: string,
  ci: Names,
  korean: Names,
  uses: Uses,
  read: readonly Reading[],
  { lakes, lakesInEye = false, limits, inci = [] }: More,
): Color {
  const id = slugOf(name.replace('β', 'beta'), 60);
  const [eye, general, external] = uses;
  return {
    id,
    name,
    listedAs,
    ci,
    inci,
    korean,
    section,
    certified: section.startsWith('74.'),
    eye,
    general,
    external,
    limits: limits ?? usual.get(uses) ?? id,
    lakes: lakes ? { section: lakes, eye: lakesInEye } : null,
    read,
  };
}

/** A color of part 74: on labels without prefix and “No.” */
function certified(
  listedAs: string,
  section: string,
  ci: Names,
  korean: Names,
  uses: Uses,
  read: readonly Reading[],
  more: More = {},
): Color {
  const name = listedAs.replace(/^(Ext\. )?(?:FD&C|D&C) (\w+) No\. /, '$1$2 ');
  return row(listedAs, name, section, ci, korean, uses, read, more);
}

/** A color of part 73: on labels under the name of its section. */
function exempt(
  name: string,
  section: string,
  ci: Names,
  korean: Names,
  uses: Uses,
  read: readonly Reading[],
  more: More = {},
): Color {
  return row(name, name, section, ci, korean, uses, read, more);
}

const foodLakes = '82.51';
const lakes = '82.1051';

/** Part 74, subpart C: each batch is certified. */
const batches: readonly Color[] = [
  certified(
    'D&C Black No. 2',
    '74.2052',
    ['77266'],
    ['카본블랙'],
    ['limited', 'limited', 'limited'],
    [ecfr(), register('69 FR 44927'), annual(2015)],
    { inci: ['Carbon Black'] },
  ),
  certified(
    'D&C Black No. 3',
    '74.2053',
    ['77267'],
    ['본블랙', '골탄'],
    ['limited', 'no', 'limited'],
    [ecfr(), register('72 FR 33664'), annual(2015)],
    { inci: ['Bone Charcoal'] },
  ),
  certified(
    'FD&C Blue No. 1',
    '74.2101',
    ['42090', '42090:2'],
    ['청색1호'],
    everywhere,
    [annual(2015), register('FR Doc. 94-3554')],
    { lakes: foodLakes, lakesInEye: true },
  ),
  certified('D&C Blue No. 4', '74.2104', ['42090'], ['청색205호'], outside, [numbers], { lakes }),
  certified('D&C Brown No. 1', '74.2151', ['20170'], ['갈색201호'], outside, [numbers]),
  certified('FD&C Green No. 3', '74.2203', ['42053'], ['녹색3호'], generally, [trade, numbers], {
    lakes: foodLakes,
  }),
  certified(
    'D&C Green No. 5',
    '74.2205',
    ['61570'],
    ['녹색201호'],
    everywhere,
    [annual(2015), register('59 FR 40802'), trade],
    { lakes },
  ),
  certified('D&C Green No. 6', '74.2206', ['61565'], ['녹색202호'], outside, [trade, drugs('74.1206')], {
    lakes,
  }),
  certified(
    'D&C Green No. 8',
    '74.2208',
    ['59040'],
    ['녹색204호'],
    ['no', 'no', 'limited'],
    [trade, drugs('74.1208')],
  ),
  certified('D&C Orange No. 4', '74.2254', ['15510'], ['등색205호'], outside, [ecfr('2024-03-22')], {
    lakes,
  }),
  certified(
    'D&C Orange No. 5',
    '74.2255',
    ['45370', '45370:1'],
    ['등색201호'],
    ['no', 'limited', 'yes'],
    [ecfr('2019-11-15'), annual(2019), annual(2015), annual(2002)],
    { lakes },
  ),
  certified('D&C Orange No. 10', '74.2260', ['45425:1'], ['등색206호'], outside, [numbers], { lakes }),
  certified('D&C Orange No. 11', '74.2261', ['45425'], ['등색207호'], outside, [ecfr('2018-06-09')], {
    lakes,
  }),
  certified(
    'FD&C Red No. 4',
    '74.2304',
    ['14700'],
    ['적색504호'],
    outside,
    [lakesOf('82.304'), drugs('74.1304')],
    { lakes: foodLakes },
  ),
  certified('D&C Red No. 6', '74.2306', ['15850', '15850:2'], ['적색201호'], generally, [annual(2015)], {
    lakes,
  }),
  certified('D&C Red No. 7', '74.2307', ['15850:1'], ['적색202호'], generally, [annual(2015), trade], {
    lakes,
  }),
  certified('D&C Red No. 17', '74.2317', ['26100'], ['적색225호'], outside, [drugs('74.1317'), numbers], {
    lakes,
  }),
  certified('D&C Red No. 21', '74.2321', ['45380:2'], ['적색223호'], generally, [annual(2002), trade], {
    lakes,
  }),
  certified('D&C Red No. 22', '74.2322', ['45380'], ['적색103호의(1)'], generally, [numbers], { lakes }),
  certified('D&C Red No. 27', '74.2327', ['45410:1'], ['적색218호'], generally, [trade], { lakes }),
  certified(
    'D&C Red No. 28',
    '74.2328',
    ['45410', '45410:2'],
    ['적색104호의(1)'],
    generally,
    [annual(2015), trade],
    { lakes },
  ),
  certified('D&C Red No. 30', '74.2330', ['73360'], ['적색226호'], generally, [trade], { lakes }),
  certified(
    'D&C Red No. 31',
    '74.2331',
    ['15800', '15800:1'],
    ['적색219호'],
    outside,
    [annual(2017), drugs('74.1331')],
    { lakes },
  ),
  certified(
    'D&C Red No. 33',
    '74.2333',
    ['17200'],
    ['적색227호'],
    ['no', 'limited', 'yes'],
    [ecfr('2026-04-05')],
    { lakes },
  ),
  certified('D&C Red No. 34', '74.2334', ['15880', '15880:1'], ['적색220호'], outside, [drugs('74.1334')], {
    lakes,
  }),
  certified('D&C Red No. 36', '74.2336', ['12085'], ['적색228호'], ['no', 'limited', 'yes'], [fda], {
    lakes,
  }),
  certified('FD&C Red No. 40', '74.2340', ['16035'], ['적색40호'], everywhere, [annual(2015)], {
    lakes: '74.2340',
    lakesInEye: true,
  }),
  certified('D&C Violet No. 2', '74.2602', ['60725'], ['자색201호'], outside, [fda, drugs('74.1602')], {
    lakes,
  }),
  certified('Ext. D&C Violet No. 2', '74.2602a', ['60730'], ['자색401호'], outside, [
    ecfr(),
    annual(2019),
    annual(2013),
    annual(2002),
  ]),
  certified(
    'FD&C Yellow No. 5',
    '74.2705',
    ['19140', '19140:1'],
    ['황색4호'],
    everywhere,
    [annual(2015), register('59 FR 60893')],
    { lakes: foodLakes, lakesInEye: true },
  ),
  certified('FD&C Yellow No. 6', '74.2706', ['15985', '15985:1'], ['황색5호'], generally, [annual(2015)], {
    lakes: foodLakes,
  }),
  certified(
    'D&C Yellow No. 7',
    '74.2707',
    ['45350:1'],
    ['황색201호'],
    outside,
    [lakesOf('82.1707'), drugs('74.1707')],
    { lakes },
  ),
  certified(
    'Ext. D&C Yellow No. 7',
    '74.2707a',
    ['10316'],
    ['황색403호의(1)'],
    outside,
    [lakesOf('82.2707a')],
    { lakes: '82.2051' },
  ),
  certified('D&C Yellow No. 8', '74.2708', ['45350'], ['황색202호의(1)'], outside, [drugs('74.1708')], {
    lakes,
  }),
  certified('D&C Yellow No. 10', '74.2710', ['47005'], ['황색203호'], generally, [fda], { lakes }),
  certified('D&C Yellow No. 11', '74.2711', ['47000'], ['황색204호'], outside, []),
];

/** Part 73, subpart C: no batch is certified. */
const exemptions: readonly Color[] = [
  exempt('Aluminum powder', '73.2645', ['77000'], ['알루미늄분말', '알루미늄'], outsideAndEye, [
    table,
    drugs('73.1645'),
  ]),
  exempt('Annatto', '73.2030', ['75120'], ['안나토'], everywhere, [table]),
  exempt('Bismuth citrate', '73.2110', [], ['비스머스시트레이트'], ['no', 'no', 'limited'], [table, ecfr()]),
  exempt('Bismuth oxychloride', '73.2162', ['77163'], ['비스머스옥시클로라이드'], everywhere, [table]),
  exempt('Bronze powder', '73.2646', ['77400'], ['브론즈파우더', '브론즈'], everywhere, [table]),
  exempt('Caramel', '73.2085', [], ['캐러멜', '카라멜'], everywhere, [table]),
  exempt('Carmine', '73.2087', ['75470'], ['카민'], everywhere, [table, annual(2015)], {
    limits: 'carmine',
    inci: ['Cochineal'],
  }),
  exempt(
    'β-Carotene',
    '73.2095',
    ['40800', '75130'],
    ['베타카로틴', '베타-카로틴'],
    everywhere,
    [table, annual(2006), annual(2002)],
    { inci: ['Beta-Carotene'] },
  ),
  exempt(
    'Chromium hydroxide green',
    '73.2326',
    ['77289'],
    ['크로뮴하이드록사이드그린', '크롬하이드록사이드그린', '수산화크롬'],
    outsideAndEye,
    [table],
  ),
  exempt(
    'Chromium oxide greens',
    '73.2327',
    ['77288'],
    ['크로뮴옥사이드그린', '크롬옥사이드그린', '산화크롬'],
    outsideAndEye,
    [table, annual(2015)],
  ),
  exempt('Copper powder', '73.2647', ['77400'], ['카퍼파우더', '구리분말'], everywhere, [table]),
  exempt(
    'Dihydroxyacetone',
    '73.2150',
    [],
    ['다이하이드록시아세톤', '디하이드록시아세톤'],
    ['no', 'no', 'limited'],
    [table],
  ),
  exempt(
    'Disodium EDTA-copper',
    '73.2120',
    [],
    ['다이소듐이디티에이-카퍼'],
    ['no', 'no', 'limited'],
    [table],
  ),
  exempt('Ferric ammonium ferrocyanide', '73.2298', ['77510'], ['페릭암모늄페로시아나이드'], outsideAndEye, [
    table,
  ]),
  exempt('Ferric ferrocyanide', '73.2299', ['77510'], ['페릭페로시아나이드', '감청'], outsideAndEye, [
    table,
    annual(2015),
  ]),
  exempt('Guaiazulene', '73.2180', [], ['구아이아줄렌'], outside, [table, annual(2002)]),
  exempt('Guanine', '73.2329', ['75170'], ['구아닌'], everywhere, []),
  exempt(
    'Henna',
    '73.2190',
    ['75480'],
    ['헤나', '헤나엽가루'],
    ['no', 'no', 'limited'],
    [ecfr('2026-04-05'), ecfr('2014-04-23'), annual(2002)],
    { inci: ['Lawsonia Inermis (Henna) Leaf Powder'] },
  ),
  exempt(
    'Iron oxides',
    '73.2250',
    ['77489', '77491', '77492', '77499'],
    ['산화철', '적색산화철', '황색산화철', '흑색산화철'],
    everywhere,
    [ecfr('2026-04-05'), annual(2015)],
  ),
  exempt(
    'Luminescent zinc sulfide',
    '73.2995',
    [],
    ['발광성황화아연'],
    ['no', 'no', 'limited'],
    [ecfr('2022-10-02'), annual(2002)],
    { inci: ['Zinc Sulfide'] },
  ),
  exempt(
    'Manganese violet',
    '73.2775',
    ['77742'],
    ['망가니즈바이올렛', '망가니스바이올렛', '망간바이올렛'],
    everywhere,
    [ecfr()],
  ),
  exempt('Mica', '73.2496', ['77019'], ['마이카', '운모'], everywhere, [annual(2002)]),
  exempt(
    'Potassium sodium copper chlorophyllin',
    '73.2125',
    ['75810'],
    ['포타슘소듐카퍼클로로필린', '클로로필린-카퍼콤플렉스'],
    ['no', 'limited', 'no'],
    [ecfr('2009-01-15')],
    { inci: ['Chlorophyllin-Copper Complex'] },
  ),
  exempt('Pyrophyllite', '73.2400', [], ['파이로필라이트'], outside, [drugs('73.1400')]),
  exempt('Silver', '73.2500', ['77820'], ['실버', '은'], ['no', 'no', 'limited'], [annual(2002)]),
  exempt(
    'Silver nitrate',
    '73.2550',
    [],
    ['실버나이트레이트', '질산은'],
    ['limited', 'no', 'no'],
    [register('86 FR 55494')],
  ),
  exempt(
    'Titanium dioxide',
    '73.2575',
    ['77891'],
    ['티타늄디옥사이드', '타이타늄다이옥사이드', '이산화티타늄'],
    everywhere,
    [ecfr('2020-08-10'), annual(2015)],
  ),
  exempt('Ultramarines', '73.2725', ['77007'], ['울트라마린', '군청'], outsideAndEye, [
    annual(2015),
    annual(2002),
  ]),
  exempt('Zinc oxide', '73.2991', ['77947'], ['징크옥사이드', '산화아연'], everywhere, [ecfr('2015-12-03')]),
];

/**
 * Every color additive that is permitted in cosmetics in the U.S.: 21 CFR part 74 subpart C, then part 73 subpart C, each
 * by name. Part 82 adds their lakes. Read on `colorsRead`, each row in the editions that it names.
 */
export const colors: readonly Color[] = [...batches, ...exemptions];

/** Day on which the rows were last compared with their sources. */
export const colorsRead = '2026-11-23';

const ownWords: readonly ReadingKind[] = ['ecfr', 'annual', 'register'];

/** The names of a color in the international nomenclature. */
export function inciNames({ name, lakes, inci }: Color): readonly string[] {
  return [name, ...(lakes ? [`${name} Lake`] : []), ...inci];
}

/** How well a row is known: by the section's own words, by what others say of it, or not at all. */
export function checkedOf({ read }: Pick<Color, 'read'>): 'source' | 'secondary' | 'not-reached' {
  if (read.some(({ kind }) => ownWords.includes(kind))) return 'source';
  return read.some(({ kind }) => kind !== 'numbers') ? 'secondary' : 'not-reached';
}
