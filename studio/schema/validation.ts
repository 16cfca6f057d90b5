import type { CustomValidator, ValidationContext } from 'sanity';
import { drugClaims, isKnownCitation, reviewProblem, shortTitleProblem, textOf } from './checks';
import { counterpartOf } from './counterpart';
import { differentFigures } from './figures';
import { asked } from './slug';

const claimMessage = (found: string[]) =>
  `“${found.join('”, “')}” reads like a drug claim or an FDA approval. A cosmetic may not make one, and registration is not approval. Reword it, or put the words in quotation marks if you quote them. 의약품 효능이나 FDA 승인처럼 읽힙니다. 표현을 바꾸거나, 인용이면 따옴표로 묶으세요.`;

/** Warns of wording that makes a drug of a cosmetic. */
export const withoutDrugClaims: CustomValidator<string | undefined> = (text) => {
  const found = drugClaims(text ?? '');
  return found.length === 0 || claimMessage(found);
};

/** The same for the blocks of a body; the warning appears beside its block. */
export const bodyWithoutDrugClaims: CustomValidator<unknown[] | undefined> = (blocks) => {
  for (const block of blocks ?? []) {
    const found = drugClaims(textOf(block, true));
    if (found.length > 0) {
      return { message: claimMessage(found), path: [{ _key: String((block as { _key?: unknown })._key) }] };
    }
  }
  return true;
};

/** Warns of a short title that takes more than two lines of a list on a phone. */
export const fitsList: CustomValidator<string | undefined> = (title, { document }) =>
  shortTitleProblem(title ?? '', document?.language === 'ko' ? 'ko' : 'en') ?? true;

/** Warns of a reference that has no known form. */
export const knownCitation: CustomValidator<string | undefined> = (reference) =>
  !reference ||
  isKnownCitation(reference) ||
  'This does not look like a citation. Known forms: 21 U.S.C. 364c(b), 21 CFR 701.3, FD&C Act section 608(c)(1), Public Law 117-328, 89 FR 12345, 화장품법 제4조. Several: put a semicolon between them. 인용 형식이 아닙니다. 여러 개는 세미콜론으로 나누세요.';

/** Warns of a review that is incomplete or old. */
export const review = (_: unknown, { document }: ValidationContext) =>
  reviewProblem(
    Boolean(document?.reviewedBy),
    typeof document?.reviewedAt === 'string' ? document.reviewedAt : undefined,
    new Date(),
  ) ?? true;

/** Most figures that a warning names. */
const named = 6;
const list = (figures: string[]) =>
  figures.slice(0, named).join(', ') + (figures.length > named ? ` and ${figures.length - named} more` : '');

/** Warns of figures that differ between the languages of a pair. */
export const sameFigures: CustomValidator<unknown[] | undefined> = async (blocks, context) => {
  if (!blocks?.length) return true;
  const { client, id } = asked(context);
  const other = await counterpartOf<{ content?: unknown[] | null }>(client, id, '{content}');
  if (!other?.content?.length) return true;
  const text = (body: unknown[]) => body.map((block) => textOf(block)).join('\n');
  const { here, there } = differentFigures(text(blocks), text(other.content));
  const sentences = [
    here.length > 0 && `Only here (여기에만): ${list(here)}`,
    there.length > 0 && `Only in the other language (다른 언어에만): ${list(there)}`,
  ].filter(Boolean);
  return (
    sentences.length === 0 ||
    `Figures differ between the two languages. 두 언어의 숫자가 다릅니다. ${sentences.join('. ')}.`
  );
};
