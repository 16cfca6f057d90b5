import { aerosolKinds } from '../kinds.ts';
import type { LabelFacts } from './facts.ts';

/*
 * Tamper-resistant packages, 21 CFR 700.25.
 */

const oralLiquid =
  /\bmouth[\s-]?(?:wash|rinse|spray|freshener)\w*|\boral (?:\w+ )?(?:rinse|spray|wash)\w*|\bgargl\w*|\bbreath (?:freshen\w*|spray|drops?|mist)|\b(?:dental|gum|tooth) (?:rinse|wash)|구강\s?(?:청결|세정|세척|스프레이|린스)\S*|가글\S*|마우스\s?(?:워시|린스|스프레이)\S*|입\s?냄새\s?(?:제거|스프레이)\S*/iu;
const vaginal =
  /\bvagin\w*|\bdouch\w*|\bsuppositor\w*|\b(?:feminine|intimate) (?:\w+ )?(?:wash|cleans\w*|gel|rinse|foam|mousse|care)\b|\binner (?:gel|care|wash|cleans\w*)\b|(?<![가-힣])질\s?(?:세정|세척|청결|케어|보습|정)\S*|여성\s?(?:청결|세정)\S*|이너\s?(?:젤|겔|케어|워시)\S*/iu;

export const isAerosol = ({ kind = [] }: LabelFacts) => kind.some((each) => aerosolKinds.includes(each));

/** Returns the group of 21 CFR 700.25 that a product seems to belong to; null for other products. */
export function tamperGroup({ identity = '', kind = [] }: LabelFacts): 'oral-liquid' | 'vaginal' | null {
  if (kind.includes('vaginal') || vaginal.test(identity)) return 'vaginal';
  return kind.includes('oral-liquid') || oralLiquid.test(identity) ? 'oral-liquid' : null;
}

/** True if the label needs a statement on the tamper-resistant feature; aerosols need none, 21 CFR 700.25(c). */
export const needsTamperStatement = (facts: LabelFacts): boolean =>
  tamperGroup(facts) !== null && !isAerosol(facts);
