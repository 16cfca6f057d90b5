import { longDate, type PlainDate } from '../rules/dates.ts';
import { type Check, groupByOutcome } from './check.ts';
import { conditionText, hitCitation, questionText, type Reading, sinceText } from './texts.ts';

/**
 * Returns a result as plain text for a message: the count, each hit with its condition, date and section, the questions, the
 * other names, and the limits of the comparison.
 * @param url the page with the list, if the reader may see it.
 */
export function asText(check: Check, reading: Reading, on: PlainDate, url?: string): string {
  const { text, locale } = reading;
  const { ingredients } = check;
  const { hits, asks, unmatched } = groupByOutcome(ingredients);
  const hitLines = hits.flatMap(({ typed, hits: found, color }) =>
    found.map((hit) => {
      const since = hit.restriction ? ` ${sinceText(hit.restriction, on, reading)}.` : '';
      const head = `${typed}: ${text(`lists.${hit.list}`)}, ${text(`verdicts.${hit.verdict}`)}`;
      return `- ${head}. ${conditionText(hit, color, text)}${since} ${hitCitation(hit)}`;
    }),
  );
  const askLines = asks.flatMap(({ typed, questions }) =>
    questions.map((question) => `- ${typed}: ${questionText(question, text)}`),
  );
  const parts = [
    text('letter.opening', { date: longDate(on, locale) }),
    text('result.count', { hits: hits.length, total: ingredients.length, asks: asks.length }),
    hitLines.join('\n'),
    askLines.length > 0 && [text('result.asks'), ...askLines].join('\n'),
    unmatched.length > 0 &&
      text('letter.notOn', {
        count: unmatched.length,
        names: unmatched.map(({ typed }) => typed).join(', '),
      }),
    text('about.unchecked'),
    text('about.missing'),
    url && text('letter.page', { url }),
  ];
  return parts.filter(Boolean).join('\n\n');
}
