import { hasVisible } from '../text/visible.ts';

/*
 * The answers of a tool as parameters of a form or a fragment: `role=maker&role=label-name`. A
 * fragment stays in the browser; it is never part of a request.
 */

/** Parses the values of a question; returns undefined if they are not a valid answer. */
type AnswerReader<Answer> = (given: readonly string[]) => Answer | undefined;
/** The questions of a tool by name, in the order of their answers in a fragment. */
type Questions = { readonly [name: string]: AnswerReader<unknown> };
export type Answers<Asked extends Questions> = {
  readonly [Name in keyof Asked]?: Exclude<ReturnType<Asked[Name]>, undefined>;
};

export const one =
  <Option extends string>(options: readonly Option[]): AnswerReader<Option> =>
  ([given]) =>
    options.find((option) => option === given);

/** Accepts several options, in their defined order; an empty selection is not an answer. */
export const several =
  <Option extends string>(options: readonly Option[]): AnswerReader<readonly Option[]> =>
  (given) => {
    const chosen = options.filter((option) => given.includes(option));
    return chosen.length > 0 ? chosen : undefined;
  };

/**
 * Accepts text that is not blank, without control characters and characters that change the direction of the text after
 * them; joiners inside emoji and Persian words stay. Line breaks of Word and PowerPoint become plain ones. Tabs, which
 * separate the cells of a pasted spreadsheet, become spaces unless they are kept.
 */
export const plainText =
  ({ keepTabs = false } = {}): AnswerReader<string> =>
  ([typed = '']) => {
    const shown = typed
      .normalize('NFC')
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/\t/g, keepTabs ? '\t' : ' ')
      .replace(/(?![\n\t])\p{Cc}+/gu, ' ')
      // A non-joiner, a joiner and the tags of flags are format characters too.
      .replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\p{Co}\ufffe\uffff]/gu, '')
      .replace(/[^\S\n\t]+/g, ' ')
      .trim();
    return hasVisible(shown) ? shown : undefined;
  };

/** Returns the length of a text in code points, in which limits count. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns the answers in the parameters of a form or a fragment. Invalid ones are ignored. */
export function answersIn<Asked extends Questions>(
  questions: Asked,
  params: URLSearchParams,
): Answers<Asked> {
  const answers = Object.entries(questions).map(([name, read]) => [name, read(params.getAll(name))] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as Answers<Asked>;
}

/** Returns the fragment of the answers, without `#`; empty if there are no answers. */
export function formatFragment<Asked extends Questions>(
  questions: Asked,
  answers: { readonly [Name in keyof Asked]?: unknown },
): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(questions)) {
    for (const value of [answers[name] ?? []].flat()) params.append(name, String(value));
  }
  return params.toString();
}
