import type { Kind } from '../kinds.ts';
import type { LabelFacts } from './facts.ts';
import { tamperGroup } from './packages.ts';
import type { Reading } from './reading.ts';

/*
 * Where a product is used, as far as its colors are concerned: the area of the eye, 21 CFR 70.3(s), and lips and other mucous
 * membranes, which colors for external use exclude, 21 CFR 70.3(v).
 */

const lashesOrBrows = /\b(?:eye[\s-]?)?(?:brows?|lash(?:es)?)\b|eyebrow|eyelash|눈썹|속눈썹|아이\s?브로우/iu;
const eyes =
  /\beye[\s-]?(?:shadow|liner|pencil|cream|primer|glitter|make-?up|palette|colou?r|serum|patch|balm|kohl)?s?\b|\bmascara\b|\bkohl\b|\bkajal\b|\bunder[\s-]?eye\b|아이\s?(?:섀도|섀도우|라이너|크림|메이크업|프라이머|팔레트|세럼|브로)|마스카라|눈가/iu;
const nails = /\bnails?\b|네일/iu;
const lips =
  /\blip(?:\s?(?:stick|gloss|tint|balm|liner|oil|mask|lacquer|stain|colou?r|butter|care)|s)?\b|립\s?(?:스틱|틴트|글로스|밤|라이너|오일|마스크)|(?<![가-힣])립(?![가-힣])|입술/iu;

/** True if the name says that the product is for lashes or brows. */
const isForLashesOrBrows = ({ identity = '' }: LabelFacts): boolean => lashesOrBrows.test(identity);

export type Uses = {
  readonly eye: boolean;
  /** On the lips, in the mouth or on other mucous membranes. */
  readonly lips: boolean;
};

/** Returns the kinds of product that a name tells: for the area of the eye, for the lips, or a group of 21 CFR 700.25. */
export function kindsInName(identity: string): Kind[] {
  const isForEyes = lashesOrBrows.test(identity) || (eyes.test(identity) && !nails.test(identity));
  const group = tamperGroup({ identity });
  return [
    ...(isForEyes ? ['eye' as const] : []),
    ...(lips.test(identity) ? ['lips' as const] : []),
    ...(group ? [group] : []),
  ];
}

/** Returns the uses that the kinds and the name of a product tell. */
export function usesOf({ identity = '', kind = [] }: LabelFacts): Uses {
  const kinds: readonly Kind[] = [...kind, ...kindsInName(identity)];
  return {
    eye: kinds.includes('eye'),
    lips: kinds.some((each) => each === 'lips' || each === 'oral-liquid' || each === 'vaginal'),
  };
}

/**
 * True for a coal-tar dye for lashes, brows or the area of the eye: section 601(a) and (e) of the FD&C Act exclude it from the
 * exception of hair dyes, so no label makes it lawful.
 */
export function isEyeDye(facts: LabelFacts, { hasHairDye }: Reading): boolean {
  const { kind = [] } = facts;
  return (isForLashesOrBrows(facts) || kind.includes('eye')) && (kind.includes('hair-dye') || hasHairDye);
}
