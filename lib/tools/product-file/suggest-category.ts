import { kindsOf } from '../catalog/kinds.ts';
import type { Kind } from '../kinds.ts';

/** Words of a name that suggest a category; the first that fits counts. */
const words: readonly (readonly [code: string, RegExp])[] = [
  ['01a', /\bbaby shampoo|베이비\s?샴푸/iu],
  ['01b', /\bbaby\b|베이비/iu],
  ['03a', /\b(?:eye)?brow (?:pencil|pen)|아이브로우?\s?펜슬/iu],
  ['03b', /\beye\s?liner|아이\s?라이너/iu],
  ['03c', /\beye\s?shadow|아이\s?섀도/iu],
  ['03e', /\beye makeup remover|아이\s?리무버/iu],
  ['03g', /\bmascara|마스카라/iu],
  ['03d', /\beye (?:cream|serum|lotion|gel)|아이\s?(?:크림|세럼)/iu],
  ['02b', /\bbubble bath|\bfoam bath|버블\s?바스/iu],
  ['02a', /\bbath (?:oil|salt|tablet|bomb)|입욕제/iu],
  ['05b', /\bperfume|\beau de parfum|향수/iu],
  ['05a', /\bcologne|\beau de toilette|\btoilet water|코롱/iu],
  ['07a', /\bhair (?:dye|colou?r)|염모제|염색약/iu],
  ['06a', /\bconditioner|\btreatment for hair|\bhair (?:treatment|mask)|컨디셔너|헤어\s?트리트먼트|린스/iu],
  ['06f', /\bshampoo|샴푸/iu],
  ['06b', /\bhair\s?spray|헤어\s?스프레이/iu],
  ['06g', /\bhair (?:tonic|oil|essence|serum)|헤어\s?(?:토닉|오일|에센스)/iu],
  ['08e', /\blip\s?(?:stick|gloss|tint|stain)|립\s?(?:스틱|글로스|틴트)/iu],
  ['08a', /\bblush(?:er)?|\brouge|블러셔/iu],
  ['08b', /\b(?:face|setting|loose|pressed)(?: face)? powder|파우더\s?팩트/iu],
  ['08c', /\bfoundation|\bbb cream|\bcc cream|\bcushion|파운데이션|쿠션/iu],
  ['08f', /\bprimer|\bmakeup base|메이크업\s?베이스|프라이머/iu],
  ['10f', /\bnail polish remover|네일\s?리무버/iu],
  ['10a', /\b(?:base|top) ?coat|베이스\s?코트/iu],
  ['10e', /\bnail (?:polish|enamel|lacquer|gel)|네일\s?(?:폴리시|에나멜|컬러)|매니큐어/iu],
  ['11a', /\btooth\s?paste|\bdentifrice|치약/iu],
  ['11b', /\bmouth\s?wash|\bbreath freshener|가글|구강\s?청결/iu],
  ['12b', /\bdeodorant|데오드란트/iu],
  ['12e', /\bwipes?\b|물티슈|티슈/iu],
  ['12a', /\bbody (?:wash|cleanser)|\bshower gel|\bsoap\b|바디\s?워시|비누/iu],
  ['13e', /\bshav(?:e|ing) (?:cream|foam|gel)|쉐이빙/iu],
  ['13a', /\bafter\s?shave|애프터\s?쉐이브/iu],
  ['14a', /\bcleans(?:er|ing)|\bface wash|\bmicellar|클렌(?:징|저)/iu],
  ['14h', /\b(?:clay|mud|paste|wash-?off) (?:mask|pack)|머드\s?팩|워시오프/iu],
  ['14i', /\btoner\b|\bskin freshener|토너|스킨\b/iu],
  ['14d', /\b(?:body|hand) (?:lotion|cream|butter|milk|oil)|(?:바디|핸드)\s?(?:로션|크림)/iu],
  ['14g', /\bnight (?:cream|mask)|\bsleeping (?:mask|pack)|나이트\s?크림|슬리핑/iu],
  ['14f', /\bmoisturi[sz](?:er|ing)|수분\s?크림|보습/iu],
  [
    '14c',
    /\b(?:face|facial|neck)\b|\bserum\b|\bampoule|\bessence|\bcream\b|\bemulsion|\blotion|세럼|앰플|에센스|크림|로션/iu,
  ],
  ['15b', /\bself[- ]?tan|\btanning/iu],
];

/** Returns the code that a product's name suggests; a person confirms it. */
export function suggestCategory(name: string, kinds: readonly Kind[]): string | undefined {
  const found = words.find(([, pattern]) => pattern.test(name))?.[0];
  if (found) return found;
  const all = [...kinds, ...kindsOf(name)];
  return all.includes('hair-dye') ? '07a' : undefined;
}
