import { isHairDye } from '../ingredients/hair-dyes.ts';
import { parseIngredients } from '../ingredients/parse/index.ts';
import type { LabelFacts } from './facts.ts';
import { tamperGroup } from './packages.ts';

/*
 * Where a product is used, as far as its colors are concerned: the area of the eye, 21 CFR 70.3(s), and lips and other mucous
 * membranes, which colors for external use exclude, 21 CFR 70.3(v).
 */

const lashesOrBrows = /\b(?:eye[\s-]?)?(?:brows?|lash(?:es)?)\b|eyebrow|eyelash|눈썹|속눈썹|아이\s?브로우/iu;
const eyes =
  /\beye[\s-]?(?:shadow|liner|pencil|cream|primer|glitter|make-?up|palette|colou?r|serum|patch|balm|kohl)?s?\b|\bmascara\b|\bkohl\b|\bunder[\s-]?eye\b|아이\s?(?:섀도|섀도우|라이너|크림|메이크업|프라이머|팔레트|세럼)|마스카라|눈가/iu;
const nails = /\bnails?\b|네일/iu;
const lips = /\blip(?:s|stick|gloss|tint|balm|liner)?\b|립\s?(?:스틱|틴트|글로스|밤|라이너|오일)|입술/iu;

/** True if the name says that the product is for lashes or brows. */
const isForLashesOrBrows = ({ identity = '' }: LabelFacts): boolean => lashesOrBrows.test(identity);

export type Uses = {
  readonly eye: boolean;
  /** On the lips, in the mouth or on other mucous membranes. */
  readonly lips: boolean;
};

/** Returns the uses that the kinds and the name of a product tell. */
export function usesOf(facts: LabelFacts): Uses {
  const { identity = '', kind = [] } = facts;
  return {
    eye:
      kind.includes('eye') || lashesOrBrows.test(identity) || (eyes.test(identity) && !nails.test(identity)),
    lips: kind.includes('lips') || lips.test(identity) || tamperGroup(facts) !== null,
  };
}

/**
 * True for a coal-tar dye for lashes, brows or the area of the eye: section 601(a) and (e) of the FD&C Act exclude it from the
 * exception of hair dyes, so no label makes it lawful.
 */
export function isEyeDye(facts: LabelFacts): boolean {
  const { kind = [], ingredients = '' } = facts;
  if (!isForLashesOrBrows(facts) && !kind.includes('eye')) return false;
  return (
    kind.includes('hair-dye') || parseIngredients(ingredients).entries.some(({ name }) => isHairDye(name))
  );
}
