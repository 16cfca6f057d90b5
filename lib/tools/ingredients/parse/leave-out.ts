import { keepResults } from '../keep-results.ts';
import type { KnownNames } from '../names.ts';
import type { Edits } from './edits.ts';

/*
 * Parts of a pasted text that are no ingredients: sentences after the last name, footnotes, codes, addresses. A name with a
 * footnote mark before or after it is no footnote.
 */

/** Words that sentences have and names of ingredients do not, in the languages of the lists that were read. */
const sentenceWords = new Set(
  (
    'a after all also always any are as at be been before but by can change check consult contact contained contains do does due each for from has have helps if in information into is it its latest list lists made may most not obtained occur on or organic other our package packaging please product products provides reduces refer see should subject such than that the their these they this those time to up update updated used using varies vary visit was we website when which will with without you your ' +
    'avec ce ces cette dans des du elle est être fait il ils issu issus issue issues les leur liste ne nos notre nous ont origine par pas peut peuvent pour produit qui sont sur susceptible une veuillez vérifier votre ' +
    'als auf aus bitte das dem den der die diese dieser ein eine finden für ist kann können mit nach nicht oder produkt sich sie sind und unsere verpackung von werden wird zu zum zur ' +
    'al como con contenido de del desta em embalagem en es esta este estos la las los momento na nas no nuestra o para pelo por producto produto puede pueden que se sempre ser son su sua sus um uma una verifique ' +
    'che degli dei della delle di gli le nel nella prodotto può questo sono sulla ' +
    'door een het kan kunnen met naar niet of onze op te uit van voor wordt zijn ' +
    'i jest lub nie oraz pochodzenia są się w z ze składnik składniki produktu'
  ).split(' '),
);

const koreanSentence =
  /(?:습니다|입니다|됩니다|바랍니다|십시오|세요|하십시요|있음|없음|않음|따라 다를 수|확인하)(?=[\s.!)]|$)|(?:성분은|제품은|원료는|내용은) /u;
/** A Korean sentence after words in Latin letters, which are a name. */
const isKoreanLater = /^[^\p{Letter}]*[A-Za-z][^\p{Script=Hangul}.]*\p{Script=Hangul}/u;
const japaneseSentence = /(?:です|ます|ください|ません)(?:。|$|\s)/u;

/** Characters of a text that decide whether it is prose. */
const sample = 220;

/** True if a text begins with a sentence and not with a list of names. */
export const isProse = (text: string): boolean => beginsWithSentence(text.slice(0, sample));

const beginsWithSentence = keepResults((start) => {
  const [sentence = ''] = start.replace(/\([^()]*\)/g, ' ').split(/[.!?](?=\s|$)|\n/);
  if (koreanSentence.test(sentence) || japaneseSentence.test(sentence)) {
    // A list of names before a sentence is no prose.
    const [clause = ''] = sentence.split(/[,;·•|@\n\ue000]/);
    const korean = clause
      .split(' ')
      .filter((word) => /[\p{Script=Hangul}\p{Script=Hiragana}]{2}/u.test(word));
    return koreanSentence.test(clause) || japaneseSentence.test(clause) || korean.length > 2;
  }
  const words =
    sentence.toLowerCase().match(/(?<![\p{Letter}\p{Number}-])[\p{Letter}’']+(?![\p{Number}-])/gu) ?? [];
  const found = words.slice(0, 30).filter((word) => sentenceWords.has(word)).length;
  const commas = sentence.match(/,/g)?.length ?? 0;
  return words.length >= 4 && found >= 2 && found >= Math.min(words.length, 30) * 0.18 && found > commas;
});

/** Labels of facts that follow a list in Korean shops. */
const koreanLabels =
  '사용 ?(?:방법|법|시|기한)|사용할 때|주의 ?사항|제조(?:원|업자|판매업자|국)|(?:화장품)?책임판매업자|판매원|수입원|고객 ?(?:센터|상담)|소비자 ?상담|원산지|기능성 ?화장품|내용량|유통 ?기한|품질 ?보증|본 제품은';

/** Words that begin the text after a list. */
export const afterList = new RegExp(
  `^(?:questions?\\b|directions?|how to use|usage|warnings?|cautions?|precautions?|keep out of|for external use|distributed by|dist\\.? by|manufactured (?:by|for|in)|mfd\\.? (?:by|for)|made in|imported by|net wt|storage|disclaimer|please note|note|free (?:from|of)|dermatologist|dermatologically|cruelty[ -]free|not tested on|www(?=\\.)|https?(?=:)|\\d{1,4}(?:[.,]\\d{1,2})? ?(?:ml|g|fl\\.? ?oz|oz)\\b|conseils|mode d['’]emploi|précautions|anwendung|warnhinweise?|hergestellt|modo de (?:uso|empleo)|precauciones|advertencias|fabriqué|avvertenze|${koreanLabels})(?!\\p{Ll})`,
  'iu',
);

/** An allergen statement, a claim, or an address as one entry of a list. */
const statement =
  /^(?:drug facts\b|purposes?$|uses?\b(?! *:)|contains?\b(?! *:)|allergens?\b|allergy advice|vegan$|gluten[ -]free|paraben[ -]free|(?:100|\d{1,2}(?:[.,]\d+)?) ?% (?:du|des|of|vom|der|del|de|natural|naturel|organic)\b|(?:tel|fax|phone)\b|[\w.+-]+@[\w-]+\.\w{2,}|무(?:파라벤|알코올|향료|색소)$)/iu;

/** Codes of a formula: `(F.I.L. Z288697/2)`, `[ILN41645]`, `Fil Code B251579/1`, `F.I.L.: D166390/3`. */
const formulaCode =
  /\b(?:EAN|UPC|GTIN) ?[:#]? ?\d{8,14}\b|[[(<{]?\s?(?:\bcode ?)?(?:\bF\.? ?I\.? ?L\.?|\bILN)(?: ?code)? ?[:#№.]? ?[A-Z]{0,2}\d{3,12}(?:[/-]\d{1,4})?(?: ?[\])>}])?/giu;
/** Codes that are a whole entry: `(F01)`, `G853331`, `[B12345]`. */
const codeEntry =
  /^(?:[[(<] ?[A-Z]{1,4} ?-?\d{2,10}(?:[-/]\d{1,4})? ?[\])>]|[A-Z]{1,2}\d{6,9}(?:[-/]\d{1,3})?)\.?$/;
const colorNumber = /^[[(<]? ?c\.? ?i\.?/i;

/** Returns the text without the codes of formulas. */
export function withoutCodes(text: string, edits: Edits): string {
  return text.replace(formulaCode, (code) => (edits.make('code', code) ? '. ' : code));
}

/** Returns the reason to leave out a whole entry; null for a name. */
export function reasonToLeaveOut(entry: string): 'code' | 'statement' | null {
  if (codeEntry.test(entry) && !colorNumber.test(entry)) return 'code';
  // `50 ml: carton` has the size of the product, `10 g Glycerin` an amount.
  const isLabel = afterList.test(entry) && !/^\d[^:]*$/.test(entry);
  return statement.test(entry) || isLabel || isProse(entry) ? 'statement' : null;
}

const footnoteMark =
  /^(?:[*†‡※¹²³°]{1,4}|[1-9](?= ?(?:from|of|derived|certified|organic|natural|vegetable origin|aus|issu|유기농|천연|식물)(?!\p{Letter}))|\+(?=표시)|\((?:\*{1,3}|[1-9])\)(?= ?\p{Letter})|\(\*{1,3}(?= ?=)|\[[1-9]\](?= ?\p{Letter}))/u;
/** Words that footnotes begin with and names do not. */
const footnoteWords =
  /^\s*[:=-]?\s*(?:from|of|derived|certified|organic(?:ally)?(?=$|[\s.,]*(?:$|ingredient|farm|agricult|grown|origin|produced))|natural(?:ly)?(?=$|[\s.,]*(?:$|ingredient|origin|occurring|component|essential|fragrance))|fair[ -]?trade|ingr[eé]dients?|issus?|aus |biologique|kontrolliert|essential oils?(?:[\s.]|$)|components?|contained|constituents?|z |da |de |prodott|sk[lł]adnik|유기농|천연|식물|표시|함량|표기|인증)/iu;

/** True if the rest of a text is a footnote and not a name with a mark before it. */
function isFootnote(head: string, rest: string, names: KnownNames | null): boolean {
  const found = footnoteMark.exec(rest);
  if (!found) return false;
  const after = rest.slice(found[0].length, found[0].length + sample);
  if (!/\p{Letter}/u.test(after.slice(0, 12)) || /^\s*[,;]/.test(after)) return false;
  const last = head.trimEnd().slice(-1);
  const [item = ''] = after.split(/[,;\n]/);
  if (footnoteWords.test(after) || isProse(after)) return true;
  if (/[,;]/.test(last)) return false;
  if (names?.has(item.trim())) return false;
  if (head.endsWith('\n') && last !== '.') {
    // In a list of one name a line, names with a mark before them are followed by other names.
    const following = rest
      .slice(found[0].length)
      .split('\n')
      .slice(1, 4)
      .filter((line) => line.trim() !== '');
    return following.every((line) => footnoteMark.test(line.trim()) || isProse(line));
  }
  return true;
}

/** Where a text may begin that is no list: after a sentence, a bracket, a line, or at a mark after a name. */
const boundaries = new RegExp(
  `\\s(?=${koreanLabels})|[.!?)\\]]\\s+(?=\\S)|\\n\\s*(?=\\S)|[.\\s](?=[*†‡※¹²³]{1,4} ?[\\p{Letter}\\p{Number}]|\\*표시|\\(\\*{1,3}\\) ?\\p{Letter})|(?<=[*†‡※])\\.(?=[*†‡※])`,
  'gu',
);

/**
 * Returns a list without the sentences and footnotes after its last name.
 * @param names the table of names, which tells a starred name from a footnote.
 */
export function cutTail(text: string, names: KnownNames | null, edits: Edits): string {
  for (const { 0: boundary, index } of text.matchAll(boundaries)) {
    const end = index + boundary.length;
    // The checks read the start only, so that a long text takes linear time.
    const rest = text.slice(end, end + 2 * sample);
    const head = text.slice(Math.max(0, end - 60), end);
    const footnote = isFootnote(head, rest, names);
    const isLineOfWords = boundary.includes('\n') && /^(?:from|of|aus|issus?|z) \p{Ll}/u.test(rest);
    // A Korean name before the sentence: `난황추출물※ (ILN47580) 성분은 …`.
    const [word = ''] = /^[^\s※*,;]*/.exec(rest) ?? [];
    const isName = /\p{Script=Hangul}/u.test(word)
      ? names?.has(word)
      : isKoreanLater.test(rest.slice(0, sample));
    const isSentence = !isName && !/[,;]\s*$/.test(head) && (isProse(rest) || isLineOfWords);
    if (
      !footnote &&
      !isSentence &&
      !((/[\n.]/.test(boundary) || /^\p{Script=Hangul}/u.test(rest)) && afterList.test(rest))
    )
      continue;
    const tail = text.slice(end);
    if (!edits.make(footnote ? 'footnote' : 'statement', tail)) continue;
    return text.slice(0, end);
  }
  return text;
}

/**
 * Separates a name from a sentence that follows it without punctuation: `황색4호 제공된 성분은 …`. Returns null unless the
 * text is a known name and a sentence.
 */
export function cutGluedSentence(
  text: string,
  names: KnownNames | null,
): { name: string; sentence: string } | null {
  if (!names || !isProse(text)) return null;
  const words = text.slice(0, sample).split(' ');
  for (let count = Math.min(8, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (names.has(name)) return { name, sentence: text.slice(name.length).trim() };
  }
  return null;
}
