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

/** Returns a string with one spelling of letter case, `§ 607`, `section 607`, `제607조`, `U.S.` and adverse events. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/제(\d+)조/g, '§$1')
    .replace(/(?:§+|\bsections?|\bsec\.)\s*(?=\d)/g, '§')
    .replace(/이상\s?사례|부작용/g, '유해사례')
    .replace(/\.(?!\d)/g, '');
}

/** Returns a searchable text: folded and without spaces, because Korean spacing varies. */
export function foldedText(text: string): string {
  return fold(text).replace(/\s+/g, '');
}

/** Words that people search for, with the words of the rules; folded, without spaces. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map([
  ['aerosol', ['self-pressurized', '자체압력용기']],
  ['에어로졸', ['self-pressurized', '자체압력용기']],
  ['스프레이', ['분사제']],
  ['netquantity', ['netcontents', '내용량']],
  ['netweight', ['netcontents', '내용량']],
  ['순중량', ['내용량']],
  ['spf', ['sunscreen', '자외선차단제']],
  ['선크림', ['자외선차단제']],
  ['선스크린', ['자외선차단제']],
  ['typesize', ['inchhigh', '1/16인치']],
  ['fontsize', ['inchhigh', '1/16인치']],
  ['글자크기', ['1/16인치']],
  ['ingredientorder', ['frommosttoleast', '함량이많은순서']],
  ['성분순서', ['함량이많은순서']],
]);
/** Synonyms of two words, which must not be split. */
const phrases = /\b(net|type|font|ingredient) (quantity|weight|size|order)\b|(글자|성분) (크기|순서)/g;

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
