import { type Answers, answersIn, formatFragment, plainText } from '../answers.ts';
import { readKinds } from '../kinds.ts';

/** Most characters of a pasted list. */
export const longestList = 20_000;

const questions = { ingredients: plainText(longestList, { keepTabs: true }), kind: readKinds };

export type CheckAnswers = Answers<typeof questions>;

/** Returns the answers in the parameters of a form or a URL fragment. Invalid ones are ignored. */
export const answersFrom = (params: URLSearchParams): CheckAnswers => answersIn(questions, params);

/** Returns the URL fragment of the answers, without `#`; empty without answers. */
export const toFragment = (answers: CheckAnswers): string => formatFragment(questions, answers);
