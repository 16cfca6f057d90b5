import { Children, type ReactNode } from 'react';

/**
 * Letters of English and Korean, and Greek ones of chemical names, for a character class. Browsers take five times as
 * long to compile the patterns with `\p{L}`, and do so while a page becomes interactive.
 */
const letter = 'A-Za-zÀ-ÖØ-öø-ɏα-ω가-힣';
const hangul = '[가-힣]';
const unit =
  '(?:mm|cm|kB|KB|MB|GB|ms|s|min|h|%|inch(?:es)?|in\\.|oz|mL|ml|kg|g|px|pt|SKUs?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
/** At most 21 characters: without a limit, the time for `1,1,1,…` grows with the square of its length. */
const figure = '(?:about )?[$€₩]?\\d[\\d,.]{0,20}(?:/\\d{1,20})?\\+?';
/** Includes a Korean particle. */
const section = `§{1,2} ?\\d[\\w.]*(?:\\([\\da-zA-Z]+\\))*(?:\\)?${hangul}{1,6})?`;

/** Patterns that must stay on one line, the longest first. */
const kinds = [
  // 21 CFR 701.3(b), 21 U.S.C. § 364a, FD&C Act § 612
  `\\d+ (?:CFR|C\\.F\\.R\\.|USC|U\\.S\\.C\\.)(?: (?:Part|${section}|\\d[\\d.]*(?:\\([\\da-zA-Z]+\\))*))?(?: \\d+)?`,
  `(?:FD&C )?Act ${section}`,
  section,
  // 4 min 32 s, 20 MB, 1/16 inch
  `${figure} ${unit}(?: ${figure} ${unit})*(?![${letter}\\d])`,
  // U.S. Agent
  `U\\.S\\. [${letter}]+(?:\\)${hangul}{1,6})?`,
  // SHA-256, E2B(R3), FDA 3500A, CI 19140, Yellow 5, D-4
  '(?:FDA|FEI|Form|CI|Yellow|Red|Blue) \\d+[A-Z]?(?![\\d-])',
  `[A-Z][A-Z\\d]*-\\d+[A-Z]?(?:\\)${hangul}{1,6})?`,
  // drug-claim, read-only, over-the-counter
  `[${letter}\\d]{1,10}(?:-[${letter}\\d]{1,10}){1,2}(?![${letter}\\d-])`,
  // 인디·온라인, 점수·SHA-256: browsers would begin a line with the dot
  `[${letter}\\d]{1,8}(?:·[${letter}\\d]{1,8}(?:-\\d{1,4})?){1,3}`,
  // (U.S. Agent)는: browsers would begin a line with the particle
  `[${letter}\\d%.]{1,12}\\){1,2}${hangul}{1,6}`,
  // Korean words that are read as one: 월 19달러부터, 월 99달러)에, 한 번, zip 파일, 첫 리스팅 무료
  `월 \\d{1,4}달러(?:\\)${hangul}{1,6}|[${letter}]*)`,
  `zip (?:file[a-z]*|파일(?: 하나)?[${letter}]*)`,
  '첫 리스팅(?: 무료)?',
  `(?:한 번|여러 명|근거 조항|보고 기한|(?:근거|국내) 자료|실제 크기|(?:선적|규제) 서류|소규모 사업자|MoCRA (?:준비|대상)|안전성 입증(?: 자료)?|미국 라벨|첫 판매일|목록 전체)[${letter}]*`,
  '가입 없이|(?:고칠|확인할) 점 \\d{1,4}개|성분 \\d{1,4}개',
];

/**
 * Matches a string that must stay on one line, up to about 25 characters long. In a group, so that `split` keeps the
 * matches: every second piece is a match.
 */
export const unbreakable = new RegExp(`(?<![${letter}\\d])(${kinds.join('|')})`, 'u');

/**
 * Keeps a figure with its unit, § with its number, CFR and U.S.C. with their titles on one line, in a text of a block. It
 * uses a span, because a no-break space would change what people search for and copy. With text at twice its size the
 * longest pieces do not fit a phone, so there they wrap after all.
 */
export function keepTogetherInBlock(text: string): ReactNode {
  const pieces = text.split(unbreakable);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move
      <span key={index} className="bound">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function asOneElement(text: string): ReactNode {
  const bound = keepTogetherInBlock(text);
  return bound === text ? text : <span>{bound}</span>;
}

/**
 * Like `keepTogetherInBlock`, with one element around the pieces of a text, which a flex or grid container needs. Elements
 * among the children are unchanged.
 */
export function keepTogether(children: ReactNode): ReactNode {
  if (typeof children === 'string') return asOneElement(children);
  return Children.map(children, (child) => (typeof child === 'string' ? asOneElement(child) : child));
}
