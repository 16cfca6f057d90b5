import { lazy } from '../../browser/lazy.ts';

/** Languages in which visitors type the name of a country: English and Korean first, whose names win. */
const languages = ['en', 'ko', 'ja', 'zh-Hans', 'zh-Hant', 'de', 'fr', 'es', 'it', 'pt', 'tr'];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions with a code that are no countries. */
const notCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/**
 * ISO 3166-1: the countries by the first letter of their codes, A to Z, each with the second letter of its two and the one
 * that its three letters add: at the end, `FG` for AFG, or in small in the middle, `Wb` for ABW. `otherNames` has the rest.
 */
const threeLetters =
  'DnErFGGtIALBMrOgRGSMTuUSWbZE BrDgELFAGRHRIdLMMUNrOLRAShTNVTWAZl ANCKDoFaGoHEIVKoLhMRNhOLRIUBVpWuXRYPZE EUJIKnMAOMZA CUGYHsRISPTH INJIKlMsOrRA ABBRDrEOFuGYHAIBLrMBNiPlQnRCTMUMYu KGMDNDRVTIUN DNMNNDOTQrRNSLTA EYMaORPN ENGZHMIRNARoWTZa AOBNCAIEKARbSOTUUXVAYb ARCODAEnFaGdHLKDLIMRNGPnQtRTSRTlUSVdWIXeYSZo AMCLERFKGAICLDORPLRUUiZL MN ANERFyGnHLKaLoNcRISETrWlYr AT EUOUUSWA AUBlCyDNEwGPHNJMKvLEMRNeOMRuSDTPVlXMYRZw CADcGOHAJKKLLSMkNuONRuTOVuWNZA GAMISAYrZB ATCTENGBIRNMUT FlSM  EM AFMBWE';

/** Returns the three letters of each country of the table with its two. */
function threeAndTwo(): [three: string, two: string][] {
  return threeLetters.split(' ').flatMap((group, index) => {
    const first = letters[index] as string;
    return [...group.matchAll(/(.)(?:([a-z])|(.))/g)].map(
      ([, second = '', middle = '', last = '']): [string, string] => [
        first + middle + second + last,
        first + second,
      ],
    );
  });
}

/** Other names, folded, and three letters that are not in the table. `Korea` on a cosmetic label is the Republic of Korea. */
const otherNames = {
  AE: 'uae emirates',
  AQ: 'ata',
  AX: 'ala',
  BA: 'bosnia bih',
  BJ: 'ben',
  BN: 'bruneidarussalam',
  BQ: 'bes',
  BY: 'blr',
  CD: 'drc drcongo democraticrepublicofthecongo',
  CI: 'ivorycoast',
  CN: 'prc peoplesrepublicofchina prchina mainlandchina',
  CV: 'capeverde',
  CZ: 'czechrepublic',
  EE: 'est',
  GB: 'uk greatbritain britain england scotland wales northernireland unitedkingdomofgreatbritainandnorthernireland',
  GS: 'sgs',
  GW: 'gnb',
  HK: 'hongkong hongkongsar',
  IE: 'irl',
  IL: 'isr',
  IR: 'islamicrepublicofiran',
  KM: 'com',
  KP: 'dprk democraticpeoplesrepublicofkorea prk',
  KR: 'korea southkorea skorea korearepublic republicofkorea korearepublicof koreasouth rok 한국 남한 남조선',
  KY: 'cym',
  LA: 'laopdr',
  MK: 'macedonia',
  MM: 'burma',
  MO: 'macao macau mac',
  NL: 'holland',
  PM: 'spm',
  PS: 'palestine',
  RS: 'srb',
  RU: 'russianfederation',
  SI: 'svn',
  SZ: 'swaziland',
  TF: 'atf',
  TL: 'easttimor',
  TR: 'turkey turkiye republicofturkiye',
  TW: 'taiwanroc',
  UA: 'ukr',
  US: 'usa us america unitedstatesofamerica theus theusa 미국',
  VA: 'holysee',
  VN: 'socialistrepublicofvietnam',
  YT: 'myt',
};

/** Returns a name for comparison: letters only, without case, accents and a leading article. */
const fold = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/&/g, 'and')
    .replace(/^\s*the\s+/, '')
    .replace(/[^\p{L}]+/gu, '');

const names = (language: string, style: 'long' | 'short' = 'long') =>
  new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });

/** The code that replaced another one: `UK` is `GB`, `SU` is `RU`. */
const currentCode = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

const isCountry = (code: string) =>
  !notCountries.includes(code) && currentCode(code) === code && names('en').of(code) !== undefined;

const countries = lazy(() =>
  letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry),
);

/** Codes by folded name. */
const codes = lazy(() => {
  const byName = new Map<string, string>();
  const add = (name: string | undefined, code: string) => {
    const key = fold(name ?? '');
    if (key && !byName.has(key)) byName.set(key, code);
  };
  for (const [code, others] of Object.entries(otherNames)) {
    for (const name of others.split(' ')) add(name, code);
  }
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const inLanguage = names(language, style);
      for (const code of countries()) add(inLanguage.of(code), code);
    }
  }
  for (const [three, two] of threeAndTwo()) add(three, two);
  return byName;
});

/**
 * Returns the code of a country by its two or three letters or its name, as visitors type it: `KR`, `KOR`, `South Korea`,
 * `대한민국`. Undefined for everything else: no name is guessed from its beginning.
 */
export function countryCode(typed: string): string | undefined {
  const two = typed.normalize('NFKC').trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(two)) {
    const code = currentCode(two);
    return isCountry(code) ? code : undefined;
  }
  return codes().get(fold(typed));
}

/** Returns the English name of a code, as a label prints it. */
export const countryName = (code: string): string => names('en').of(code) ?? code;

/** Returns the names of all countries in a language, in its order. */
export function countryNames(language: string): string[] {
  const inLanguage = names(language);
  return countries()
    .flatMap((code) => inLanguage.of(code) ?? [])
    .sort(new Intl.Collator(language).compare);
}
