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
 * Accepts text of at most `max` characters, without control characters and characters that change the direction of the
 * text after them. Tabs, which separate the cells of a pasted spreadsheet, become spaces unless they are kept.
 */
export const plainText =
  (max: number, { keepTabs = false } = {}): AnswerReader<string> =>
  ([typed = '']) => {
    const shown = typed
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, keepTabs ? '\t' : ' ')
      .replace(/[^\P{C}\n\t]/gu, '')
      .replace(/[^\S\n\t]+/g, ' ');
    return [...shown].slice(0, max).join('').trim() || undefined;
  };

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
