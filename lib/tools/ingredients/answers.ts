import { type Answers, answersIn, formatFragment, lengthOf, plainText } from '../answers.ts';
import { readKinds } from '../kinds.ts';

/** Most characters of a list. */
export const longestList = 20_000;

const questions = {
  ingredients: plainText({ keepTabs: true }),
  kind: readKinds,
  /** Changes to the list that the visitor has undone, one on each line. */
  undone: plainText(),
};

export type CheckAnswers = Answers<typeof questions>;

/**
 * Returns the answers in the parameters of a form or a URL fragment, without invalid ones.
 * @returns `isTooLong` is true for a list over the limit, which is left out.
 */
export function answersFrom(params: URLSearchParams): { answers: CheckAnswers; isTooLong: boolean } {
  const { ingredients, ...others } = answersIn(questions, params);
  const isTooLong = ingredients !== undefined && lengthOf(ingredients) > longestList;
  return { answers: isTooLong || !ingredients ? others : { ingredients, ...others }, isTooLong };
}

/** Returns the URL fragment of the answers, without `#`; empty without answers. */
export const toFragment = (answers: CheckAnswers): string => formatFragment(questions, answers);
