import { spelling } from '../color-additives/spelling.ts';
import { isVolume } from './amount.ts';
import type { LabelFacts } from './facts.ts';
import { isAerosol, tamperGroup } from './packages.ts';

/*
 * Child-resistant packages, section 602(f) of the FD&C Act and 16 CFR 1700.14.
 */

type Entry = { readonly name: string; readonly percent: number | null };

/** Substances of carbon and hydrogen alone, 16 CFR 1700.14(a)(32), as ingredient lists name them. */
const hydrocarbons = new Set(
  [
    ...[
      'Mineral Oil',
      'Paraffinum Liquidum',
      'Liquid Paraffin',
      'White Mineral Oil',
      'Petroleum Distillates',
    ],
    ...['Isododecane', 'Isohexadecane', 'Isoeicosane', 'Isooctane', 'Dodecane', 'Undecane', 'Tridecane'],
    ...['Tetradecane', 'Hexadecane', 'Heptane', 'Hexane', 'Isopentane', 'Coconut Alkanes', 'Limonene'],
    ...['C13-14 Isoparaffin', 'C10-13 Isoparaffin', 'C11-12 Isoparaffin', 'C12-14 Isoparaffin'],
    ...['C13-16 Isoparaffin', 'C8-9 Isoparaffin', 'C9-12 Alkane', 'C11-15 Alkane', 'C12-17 Alkane'],
    ...['C13-15 Alkane', 'C14-22 Alkane', 'C15-19 Alkane', 'C18-21 Alkane', 'C21-28 Alkane'],
    ...['Squalane', 'Squalene', 'Hemisqualane', 'Farnesane', 'Hydrogenated Farnesene'],
    ...['Hydrogenated Polyisobutene', 'Polyisobutene', 'Hydrogenated Polydecene', 'Hydrogenated Didecene'],
    ...['Polydecene', 'Hydrogenated Poly(C6-14 Olefin)', 'Hydrogenated Tetradecenyl/Methylpentadecene'],
    ...['미네랄오일', '유동파라핀', '아이소도데케인', '이소도데칸', '아이소헥사데케인', '이소헥사데칸'],
    ...[
      '도데케인',
      '운데케인',
      '트라이데케인',
      '코코넛알케인',
      'C13-15알케인',
      'C15-19알케인',
      'C9-12알케인',
    ],
    ...['씨13-15알케인', '씨15-19알케인', '씨13-14아이소파라핀', '스쿠알란', '스쿠알렌', '헤미스쿠알란'],
    ...['하이드로제네이티드폴리아이소부텐', '하이드로제네이티드폴리이소부텐', '수첨폴리이소부텐'],
    ...['하이드로제네이티드폴리데센', '하이드로제네이티드파르네센'],
  ].map(spelling),
);
const water = new Set(['Water', 'Aqua', 'Water (Aqua)', 'Aqua (Water)', 'Eau', '정제수', '물'].map(spelling));
const ethanol = new Set(
  [
    'Alcohol',
    'Alcohol Denat.',
    'Denatured Alcohol',
    'Ethanol',
    'Ethyl Alcohol',
    '에탄올',
    '변성알코올',
    '알코올',
  ].map(spelling),
);

/** Forms that flow freely, and forms that do not: a cleansing oil against a balm or a lipstick. */
const liquidForm =
  /\boils?\b|serum|remover|cleanser|essence|elixir|drops?\b|fluid|liquid|ampoule|tonic|\bmist\b|오일|세럼|리무버|클렌저|에센스|앰플|리퀴드/iu;
const firmForm =
  /\b(?:balm|sticks?|lipstick|powder|cream|butter|wax|pomade|pencil|liner|eyeliner|mascara|brow|shadow|blush|foundation|concealer|compact|pact|palette|paste|ointment|gel|jelly|bar|soap|pads?|wipes?|mask|polish|gloss|tint|lacquer)\b|밤(?![가-힣])|스틱|파우더|크림|버터|왁스|포마드|펜슬|라이너|마스카라|섀도|파운데이션|연고|비누|패드|티슈|마스크|폴리시|글로스|틴트|젤|겔/iu;
const sprayForm = /\b(?:spray|mist)\b|스프레이|미스트/iu;
const twoPhases = /\b(?:bi|two|dual)[\s-]?phase\b|이층상|투\s?페이즈/iu;
/** Share of hydrocarbons in percent, and the first places of a list that can hold as much. */
const hydrocarbonShare = { percent: 10, places: 5 };

function isHydrocarbonLiquid(facts: LabelFacts, entries: readonly Entry[]): boolean {
  const { identity = '', amount_unit } = facts;
  const isLiquid = liquidForm.test(identity) || isVolume(amount_unit) || identity === '';
  if (!isLiquid || firmForm.test(identity) || sprayForm.test(identity) || isAerosol(facts)) return false;
  const isEmulsion = entries.some(({ name }) => water.has(spelling(name))) && !twoPhases.test(identity);
  const found = entries.filter(({ name }) => hydrocarbons.has(spelling(name)));
  if (isEmulsion || found.length === 0) return false;
  if (found.every(({ percent }) => percent !== null)) {
    return found.reduce((sum, { percent }) => sum + (percent ?? 0), 0) >= hydrocarbonShare.percent;
  }
  return entries.slice(0, hydrocarbonShare.places).some((entry) => found.includes(entry));
}

/** A rule on child-resistant packages; its name is a message below `flags`. */
export type ChildResistance = { readonly message: string; readonly section: string };

const rule = (message: string, paragraph: number): ChildResistance => ({
  message: `child-${message}`,
  section: `16 CFR 1700.14(a)(${paragraph})`,
});

/** Returns the rules on child-resistant packages that the ingredients and the form of a product raise. */
export function childResistance(facts: LabelFacts, entries: readonly Entry[]): ChildResistance[] {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  const isMouthwash = tamperGroup(facts) === 'oral-liquid' && !isAerosol(facts);
  return [
    ...(isHydrocarbonLiquid(facts, entries) ? [rule('hydrocarbons', 32)] : []),
    ...(isMouthwash && entries.some(({ name }) => ethanol.has(spelling(name))) ? [rule('ethanol', 22)] : []),
    ...(has(/^acetonitrile\b|^methyl cyanide\b|아세토나이트릴|아세토니트릴/iu)
      ? [rule('acetonitrile', 18)]
      : []),
    ...(has(/\b(?:sodium|potassium) bromate\b|(?:소듐|포타슘)브로메이트|브로[민롬]산(?:나트륨|칼륨)/iu)
      ? [rule('bromate', 19)]
      : []),
    ...(has(/^(?:methacrylic acid|메타크릴릭애씨드|메타크릴산)(?![/\w])/iu) ? [rule('methacrylic', 29)] : []),
  ];
}
