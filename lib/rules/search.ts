/** A search in the list of rules; every part may be empty. */
export type Query = {
  /** Words of a rule's citation or text. */
  readonly q: string;
  readonly state: string;
  readonly who: string;
  /** Finds rules that changed on this day or later. */
  readonly since: string;
};

export const emptyQuery: Query = { q: '', state: '', who: '', since: '' };

/** The searchable parts of a rule; `text` is case-folded. */
export type Searched = {
  readonly text: string;
  readonly state: string;
  readonly roles: readonly string[];
  readonly changed: string;
};

/** Particles that Korean attaches to nouns. */
const particle = /(?<=[가-힣]{2})(?:에서|에게|으로|부터|까지|은|는|이|가|을|를|의|에|로|와|과|도|만)$/;

/**
 * Returns a string without invisible characters and with one spelling of letter case, `§ 607`, `section 607`, `제607조`,
 * `U.S.` and adverse events.
 */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/제(\d+)조/g, '§$1')
    .replace(/(?:§+|\bsections?|\bsec\.)\s*(?=\d)/g, '§')
    .replace(/이상\s?사례|부작용/g, '유해사례')
    .replace(/\.(?!\d)/g, '');
}

/** Returns a searchable text: folded and without spaces, because Korean spacing varies. */
export function foldedText(text: string): string {
  return fold(text).replace(/\s+/g, '');
}

const detained = ['§801(a)', '§801(b)', '21cfr1.94', '21cfr1.95', 'detained', '억류'];
const facility = ['facility', 'facilities', '시설'];
const adverseEvent = ['adverseevent', '유해사례'];
const fragrance = ['fragrance', '향료'];
const colorAdditive = ['coloradditive', '색소'];
const drug = ['§201(g)'];
const imports = ['imported', 'imports', 'consignee', '수입', '수하인'];
const facilityNumber = ['facility’snumber', 'facilitynumber', '시설번호'];

/**
 * Words that people search for, and that our articles use, with the words or sections of the rules; folded, without spaces. Each
 * line has the words of one meaning.
 */
const meanings: readonly (readonly [words: string, targets: readonly string[]])[] = [
  ['aerosol 에어로졸', ['self-pressurized', '자체압력용기']],
  ['스프레이', ['분사제']],
  ['netquantity netweight 순중량', ['netcontents', '내용량']],
  ['spf 선크림 선스크린', ['sunscreen', '자외선차단제']],
  ['typesize fontsize 글자크기', ['inchhigh', '1/16인치']],
  ['ingredientorder 성분순서', ['frommosttoleast', '함량이많은순서']],
  ['detention detain 보류 억류 통관보류', detained],
  ['customs broker 세관 관세사', imports],
  ['factory factories plant plants 공장', facility],
  ['warehouse 창고', ['holdordistribute', '보관,유통']],
  ['complaint complaints reaction reactions rash adverse-event 불만 트러블', adverseEvent],
  ['perfume parfum scent 향수 착향제', fragrance],
  ['limonene linalool', ['fragranceallergen', '향료알레르겐']],
  ['pigment pigments dyes colour colours 안료 색조', colorAdditive],
  ['carton cartons 단상자', ['package', '포장']],
  ['sticker stickers 스티커', ['relabel', '라벨을바꾸', '라벨교체']],
  ['website 웹사이트 자사몰', ['electroniccontact', '전자연락처']],
  ['weekend weekends 주말', ['saturday', 'mondaytofriday', '토요일']],
  ['inspection inspections', ['inspect', '실사']],
  ['translation translate 번역', ['foreignlanguage', '다른언어']],
  ['graceperiod 유예', ['intendtoenforce', '집행하지않을']],
  ['threshold 기준금액', ['$1,000,000', '100만달러']],
  ['exemption small-business', ['exempt', '면제되지']],
  ['renewal 갱신일 갱신주기', ['renewed', '갱신해야', '갱신합니다']],
  ['biennial', ['everytwoyears', '2년마다']],
  ['abbreviated 간이', ['shorterform', '간소한']],
  ['fei identifier 등록번호 고유번호', facilityNumber],
  ['penalty penalties', ['fined', '벌금']],
  ['seizure', ['seized', '압류']],
  ['whitening eczema 미백 주름 기능성', drug],
  ['heavymetal heavymetals 중금속', ['mercury', '수은']],
  ['marketplace amazon 아마존', ['retailers', '소매점']],
  ['샘플 증정', ['견본']],
  ['회수', ['리콜']],
  ['대행사 대리점', ['대리인']],
  ['총판', ['유통업체']],
  ['책임판매업자 화장품책임판매업자', ['책임자']],
  ['제조사', ['제조업체']],
  ['전성분', ['성분']],
];
const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  meanings.flatMap(([words, targets]) => words.split(' ').map((word) => [word, targets] as const)),
);
/** Synonyms of two words, which must not be split. */
const phrases =
  /\b(net|type|font|ingredient) (quantity|weight|size|order)\b|\bheavy metals?\b|\bgrace period\b|(글자|성분) (크기|순서)|통관 보류|갱신 주기/g;

/** Returns the words of a search; a rule must contain all of them. */
function splitWords(q: string): string[] {
  return fold(q)
    .replace(phrases, (phrase) => phrase.replace(' ', ''))
    .split(/[\s,;"'“”‘’«»?!–—]+/)
    .map((word) => word.replace(particle, ''))
    .filter(Boolean);
}

/** Returns a function that is true for rules that match the query. */
export function matcher({ q, state, who, since }: Query): (rule: Searched) => boolean {
  const words = splitWords(q);
  return (rule) =>
    (!state || rule.state === state) &&
    (!who || rule.roles.includes(who) || rule.roles.includes('anyone')) &&
    (!since || rule.changed >= since) &&
    words.every((word) => [word, ...(synonyms.get(word) ?? [])].some((each) => rule.text.includes(each)));
}

/** Reads the query from URL parameters. */
export function queryFrom(params: URLSearchParams): Query {
  const { q, state, who, since } = { ...emptyQuery, ...Object.fromEntries(params) };
  return { q, state, who, since: /^\d{4}-\d\d-\d\d$/.test(since) ? since : '' };
}

/** Returns the URL parameters of a query with `?`; empty for an empty query. */
export function toParams(query: Query): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return params.size > 0 ? `?${params}` : '';
}
