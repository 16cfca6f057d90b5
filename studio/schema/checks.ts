/**
 * The checks behind the warnings of the Studio, as plain functions. Each errs on the side of silence: a warning that is often wrong
 * is not read.
 */

/** Days after which an article should be compared with the law again. */
const reviewDays = 180;
const day = 24 * 60 * 60 * 1000;

/** The day before which a review is too old, as Sanity writes dates. */
export function reviewLimit(now: Date): string {
  return new Date(now.getTime() - reviewDays * day).toISOString().slice(0, 10);
}

/** Returns the problem of a review; null if there is no problem. */
export function reviewProblem(
  hasReviewer: boolean,
  reviewedAt: string | undefined,
  now: Date,
): string | null {
  if (hasReviewer && !reviewedAt)
    return 'Enter the day of the review in “Reviewed on”. “검토일”을 입력하세요.';
  if (!hasReviewer && reviewedAt) return 'Enter the reviewer in “Reviewed by”. “검토자”를 선택하세요.';
  if (!reviewedAt) return null;
  // Half a day of difference, because the editor's day may have begun before the day in UTC.
  if (Date.parse(reviewedAt) > now.getTime() + day / 2)
    return 'The review date is in the future. 검토일이 미래의 날짜입니다.';
  return reviewedAt < reviewLimit(now)
    ? `The review is older than ${reviewDays} days. Compare the article with the law again, then set the new date. 검토한 지 ${reviewDays}일이 지났습니다. 법령과 다시 대조한 뒤 날짜를 바꾸세요.`
    : null;
}

/** Characters of a title that fit two lines beside the thumbnail of a phone's list. */
export const shortTitleLengths = { en: 40, ko: 22 } as const;

/** Returns the problem of a short title; null if there is no problem. */
export function shortTitleProblem(title: string, language: keyof typeof shortTitleLengths): string | null {
  const most = shortTitleLengths[language];
  return Array.from(title.trim()).length > most
    ? `Use ${most} characters or fewer, so that the title takes two lines of a phone’s list. 휴대폰 목록에서 두 줄에 들어가도록 ${most}자 이내로 줄이세요.`
    : null;
}

const parts = String.raw`(?: ?\([0-9A-Za-z]+\))*`;
/** How laws and official publications are cited. */
const citationForms = [
  // 21 U.S.C. 364c(b), 21 U.S.C. § 364c
  String.raw`\d+ U\.S\.C\. (?:§{1,2} ?)?\d+[a-z]{0,2}(?:-\d+[a-z]?)?${parts}`,
  // 21 CFR 701.3, 21 CFR part 701
  String.raw`\d+ CFR (?:§ ?|[Pp]arts? )?\d+(?:\.\d+[a-z]?)?${parts}`,
  // FD&C Act section 608(c)(1), section 607(b)(2), section 607 of the FD&C Act, MoCRA section 3504
  String.raw`(?:(?:FD&C Act|FPLA|MoCRA),? )?[Ss]ections? \d+[A-Z]{0,2}(?:-\d+)?${parts}(?: of (?:the FD&C Act|the FPLA|MoCRA))?`,
  // Public Law 117-328, section 3504
  String.raw`(?:Public Law|Pub\. ?L\.)(?: No\.)? \d+[-–]\d+(?:, [Ss]ections? \d+${parts})?`,
  // 89 FR 12345
  String.raw`\d+ (?:FR|Fed\. ?Reg\.) \d[\d,]*`,
  // 화장품법 제4조의2제1항
  String.raw`「?[가-힣][가-힣 ·]*(?:법|시행령|시행규칙|규칙|규정|고시)」? 제\d+조(?:의\d+)?(?: ?제\d+항)?(?: ?제\d+호)?`,
];
const knownCitation = new RegExp(`^(?:${citationForms.join('|')})$`);

/** Whether a reference, or each of several with `;` between them, has a known form. */
export function isKnownCitation(reference: string): boolean {
  return reference.split(';').every((each) => knownCitation.test(each.trim()));
}

const quoted = /"[^"\n]*"|“[^”\n]*”|‘[^’\n]*’|「[^」\n]*」|『[^』\n]*』|«[^»\n]*»/g;
const approval =
  /\bFDA[- ](?:approved|certified|cleared|approval|certification)\b|\b(?:approved|certified|cleared) by (?:the )?(?:U\.?S\.? )?FDA\b|FDA(?:의|가|에서|로부터)? ?(?:정식 ?)?(?:승인|인증|허가)/i;
const effect =
  /(?<!how to )\b(?:treat(?:s|ed|ing|ment)?|cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?)\b(?! (?:it |them |this |that |(?:the |a |an )?\w+ )as\b)|\bprevent(?:s|ed|ing|ion)?\b[^,;]*\b(?:disease|illness|infection|cancer|acne|eczema|psoriasis|rosacea|dermatitis)|치료|완치|치유|(?:질병|질환|감염|암|여드름|아토피|피부염|탈모)[^,.]*예방/i;
/** The subject of a promise: our product, or a cosmetic. */
const subject =
  /\battesta\b|\b(?:we|our|cosmetics?|products?|formulas?|ingredients?|creams?|serums?|lotions?|balms?|masks?|toners?|cleansers?|shampoos?|sunscreens?|moisturizers?)\b|저희|당사|자사|화장품|제품|성분|크림|세럼|로션|앰플|에센스|마스크|토너|클렌저|샴푸|연고/i;
/** Sentences that deny it, or that speak of such wording. */
const denial =
  /\b(?:not|no|never|none|nor|neither|without|cannot|before|avoid|whether|if)\b|n['’]t\b|않|아니|아닙|없|못|금지|마세요|마십시오|안 (?:됩|되)|아닌/i;
const about =
  /\b(?:drugs?(?![- ]free)|claim(?:s|ed|ing)?|wording|words?|phrases?|sentences?|label(?:s|ed)? (?:that|says?)|intended)\b|의약품|표방|오인|표현|문구|광고|판단/i;

/** The wordings of a text that would make a drug of a cosmetic, or an approval of a registration. Quotations do not count. */
export function drugClaims(text: string): string[] {
  return text
    .replace(quoted, ' ')
    .split(/(?<=[.!?。])\s+|\n+/)
    .flatMap((sentence) => {
      if (denial.test(sentence)) return [];
      const found =
        approval.exec(sentence) ?? (subject.test(sentence) && !about.test(sentence) && effect.exec(sentence));
      return found ? [found[0]] : [];
    });
}

type Block = {
  _type?: unknown;
  style?: unknown;
  children?: unknown;
  text?: unknown;
  title?: unknown;
  rows?: unknown;
};

/** The text of a block of the body; `own` leaves out quotations. */
export function textOf(block: unknown, own = false): string {
  const { _type, style, children, text, title, rows } = (block ?? {}) as Block;
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  if (_type === 'citation') return own || typeof text !== 'string' ? '' : text;
  if (_type === 'callout')
    return [title, ...list(text).map((each) => textOf(each, own))].filter(Boolean).join('\n');
  if (_type === 'table')
    return (
      list(rows)
        .flatMap((row) => list(row?.cells))
        // Cells were strings before 2026-11-28.
        .map((cell) =>
          typeof cell === 'string'
            ? cell
            : list(cell?.value)
                .map((each) => textOf(each))
                .join('\n'),
        )
        .join('\n')
    );
  if (own && style === 'blockquote') return '';
  return list(children)
    .map((child) => (typeof child?.text === 'string' ? child.text : ''))
    .join('');
}
