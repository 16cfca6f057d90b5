import { countryCode, countryName } from './country.ts';
import { type DrugClaim, drugClaimsIn } from './drug-claims.ts';
import type { LabelFacts } from './facts.ts';
import type { Reading } from './reading.ts';

/*
 * Words of a visitor's entries that raise a question. A match only raises the question; the visitor decides.
 */

/** Returns the words of the identity that sound like a drug's, each once, with the section behind each. */
export const drugClaims = ({ identity = '' }: LabelFacts): DrugClaim[] => drugClaimsIn(identity);

export type DrugGate = 'ask' | 'drug' | 'cosmetic';

/** Returns the state of the question "Is it also a drug?"; null when no word, ingredient or kind raises it. */
export function drugGate(facts: LabelFacts, { actives }: Reading): DrugGate | null {
  const isRaised = facts.kind?.includes('drug-claim') || drugClaims(facts).length > 0 || actives.length > 0;
  if (!isRaised) return null;
  if (facts.drug === undefined) return 'ask';
  return facts.drug === 'yes' ? 'drug' : 'cosmetic';
}

/** Words that misbrand a feminine deodorant spray, 21 CFR 740.12(c). */
export function hygieneWord({ identity = '', directions = '' }: LabelFacts): string | undefined {
  return /\bhygien\w*/i.exec(`${identity} ${directions}`)?.[0];
}

/** Ingredients that require a statement or raise a question. */
const ingredients = {
  dha: /\bdihydroxyacetone\b|\bdha\b(?!\s*oil)|디하이드록시아세톤|다이하이드록시아세톤/iu,
  bismuth: /\bbismuth citrate\b|비스무트\s?시트레이트|비스머스시트레이트/iu,
  henna: /\bhenna\b|\blawsonia\b|헤나/iu,
  aha: /\b(?:glycolic|lactic|malic|mandelic|tartaric) acid\b|\balpha[\s-]hydroxy\w*|\bAHAs?\b|글라이콜릭애씨드|글리콜산|락틱애씨드|젖산|만델릭애씨드|말릭애씨드/iu,
  diaminoanisole: /\b2,4-diaminoanisole\b|\b4-methoxy-m-phenylenediamine\b/iu,
} as const;
export type IngredientTrigger = keyof typeof ingredients | 'coal-tar';

/** Returns the questions that the typed list of ingredients raises. */
export function ingredientTriggers(
  { ingredients: typed = '' }: LabelFacts,
  { hasHairDye }: Reading,
): IngredientTrigger[] {
  const names = Object.keys(ingredients) as (keyof typeof ingredients)[];
  return [
    ...names.filter((name) => ingredients[name].test(typed)),
    ...(hasHairDye ? ['coal-tar' as const] : []),
  ];
}

/** True if a string has letters of a non-Latin script. */
export const isForeign = (text: string): boolean =>
  /(?!\p{Script=Latin}|\p{Script=Greek})\p{Letter}/u.test(text);

/** Fields that are printed as typed. */
const printed = ['identity', 'directions', 'firm', 'street', 'city', 'state', 'contact', 'origin'] as const;
export type PrintedField = (typeof printed)[number];

/** Returns the typed entries in other scripts, 21 CFR 701.2(b). */
export function foreignFields(facts: LabelFacts): PrintedField[] {
  return printed.filter((name) => isForeign(facts[name] ?? ''));
}

const unitedStates = /\b(?:U\.?\s?S\.?(?:\s?A)?\b|United States|America(?:n)?\b)|미국/i;

/** Names of U.S. places that labels like to show. */
const places =
  /\b(?:New York|Los Angeles|Beverly Hills|Hollywood|California|San Francisco|Miami|Hawaii|Brooklyn|Malibu|Texas|Chicago)\b/i;

/** True if the origin is the United States. */
export const isMadeHere = (origin: string): boolean =>
  /^(?:(?:made|manufactured|produced) in |product of )?(?:the )?(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|america|미국)$/i.test(
    origin,
  );

/** Foreign cities and countries that labels like to show, and their countries. */
const foreignPlaces: readonly (readonly [country: string, places: RegExp])[] = [
  ['KR', /\b(?:Korean?|Seoul|Busan|Jeju)\b|한국|서울|제주/i],
  ['JP', /\b(?:Japan|Tokyo|Kyoto|Osaka)\b/i],
  ['FR', /\b(?:France|Paris)\b/i],
  ['GB', /\b(?:United Kingdom|England|London)\b/i],
  ['IT', /\b(?:Italy|Italia|Milano?|Rome)\b/i],
  ['CH', /\b(?:Switzerland|Geneva|Zurich)\b/i],
  ['DE', /\b(?:Germany|Berlin)\b/i],
];

/**
 * Returns the place beside an origin that is another country, 19 CFR 134.46: `US`, or the name of a foreign country; undefined if
 * the label names none.
 */
export function otherPlace(facts: LabelFacts): string | undefined {
  const { origin = '', country, identity = '', firm = '', directions = '' } = facts;
  if (!origin || isMadeHere(origin)) return undefined;
  const words = `${identity} ${firm} ${directions}`;
  if (country === 'US' || unitedStates.test(words) || places.test(words)) return 'US';
  const made = countryCode(origin.replace(/^(?:(?:made|manufactured|produced) in|product of) /i, ''));
  if (!made) return undefined;
  const named = foreignPlaces.find(([code, names]) => code !== made && names.test(words));
  const other = country && country !== made ? country : named?.[0];
  return other && countryName(other);
}

/** True if the label names a place in another country than the origin. */
export const namesOtherPlace = (facts: LabelFacts): boolean => otherPlace(facts) !== undefined;

/** Words that qualify an origin, so that "Made in" before them makes no sense. */
const qualified =
  /\b(?:assembled|designed|developed|packaged|packed|filled|formulated|finished|imported|distributed|bottled|from|with|by|for)\b|\b(?:made|manufactured|produced) in\b|\bproduct of\b/i;

/** A code is no name: 19 U.S.C. 1304 asks for the English name of the country. */
const code = /^(?!u\.?k\.?$|u\.?s\.?(?:a\.?)?$|uae$)[a-z]{2,3}$/i;

/** Returns the printed origin; null if the typed text names no country. */
export function originText(origin: string): string | null {
  const [whole, , place = ''] = /^((?:made|manufactured|produced) in|product of)\s+(.+)$/i.exec(origin) ?? [];
  if (qualified.test(whole ? place : origin) || code.test((whole ? place : origin).trim())) return null;
  return whole ?? `Made in ${origin}`;
}
