import { lazy } from '../../browser/lazy.ts';

/** Languages in which visitors type the name of a country: English and Korean first, whose names win. */
const languages = ['en', 'ko', 'ja', 'zh-Hans', 'zh-Hant', 'de', 'fr', 'es', 'it', 'pt', 'tr'];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions with a code that are no countries. */
const notCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** ISO 3166-1: the three letters of a country, followed by its two. */
const threeLetters =
  'ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW';

/** Other names, folded. `Korea` on a cosmetic label is the Republic of Korea. */
const otherNames = {
  AE: 'uae emirates',
  BA: 'bosnia',
  BN: 'bruneidarussalam',
  CD: 'drc drcongo democraticrepublicofthecongo',
  CI: 'ivorycoast',
  CN: 'prc peoplesrepublicofchina prchina mainlandchina',
  CV: 'capeverde',
  CZ: 'czechrepublic',
  GB: 'uk greatbritain britain england scotland wales northernireland unitedkingdomofgreatbritainandnorthernireland',
  HK: 'hongkong hongkongsar',
  IR: 'islamicrepublicofiran',
  KP: 'dprk democraticpeoplesrepublicofkorea',
  KR: 'korea southkorea skorea korearepublic republicofkorea korearepublicof koreasouth rok 한국 남한 남조선',
  LA: 'laopdr',
  MK: 'macedonia',
  MM: 'burma',
  MO: 'macao macau',
  NL: 'holland',
  PS: 'palestine',
  RU: 'russianfederation',
  SZ: 'swaziland',
  TL: 'easttimor',
  TR: 'turkey turkiye republicofturkiye',
  TW: 'taiwanroc',
  US: 'usa us america unitedstatesofamerica theus theusa 미국',
  VA: 'holysee',
  VN: 'socialistrepublicofvietnam',
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
  for (const each of threeLetters.split(' ')) add(each.slice(0, 3), each.slice(3));
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
