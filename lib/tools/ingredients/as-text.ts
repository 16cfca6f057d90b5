import { longDate, type PlainDate } from '../../rules/dates.ts';
import { type Check, groupByOutcome, mostIngredients } from './check.ts';
import { colorCitation, sinceText } from './result-texts.ts';
import {
  colorText,
  conditionText,
  hitCitation,
  questionSections,
  questionText,
  type Reading,
} from './texts.ts';

/**
 * Returns a result as plain text for a message: the count, each hit with its condition, date and section, the questions, the
 * colors, the other names, and the limits of the comparison. Every entry of the list is in one of them.
 * @param url the page with the list, if the reader may see it.
 */
export function asText(check: Check, reading: Reading, on: PlainDate, url?: string): string {
  const { text, locale } = reading;
  const { ingredients, leftOut } = check;
  const { hits, asks, colors, unmatched } = groupByOutcome(ingredients);
  const hitLines = hits.flatMap(({ typed, hits: found, color }) =>
    found.map((hit) => {
      const since = hit.restriction ? ` ${sinceText(hit.restriction, on, reading)}.` : '';
      const trade = hit.restriction?.fromTrade ? ` ${text('hit.fromTrade')}` : '';
      const head = `${typed}: ${text(`lists.${hit.list}`)}, ${text(`verdicts.${hit.verdict}`)}`;
      return `- ${head}. ${conditionText(hit, color, text)}${since}${trade} ${hitCitation(hit)}`;
    }),
  );
  const askLines = asks.flatMap(({ typed, questions }) =>
    questions.map((question) => `- ${typed}: ${questionText(question, text)} ${questionSections(question)}`),
  );
  const colorLines = colors.flatMap(({ typed, color }) =>
    color ? `- ${typed}: ${colorText(color, text)} ${colorCitation(color)}` : [],
  );
  const leftOutLines = leftOut.map(
    ({ typed, reason }) => `- ${typed} (${text(`leftOut.${reason}`, { most: mostIngredients })})`,
  );
  const parts = [
    text('letter.opening', { date: longDate(on, locale) }),
    text('result.count', { hits: hits.length, total: ingredients.length, asks: asks.length }),
    hitLines.join('\n'),
    askLines.length > 0 && [text('result.asks'), ...askLines].join('\n'),
    colorLines.length > 0 && [text('result.colors'), ...colorLines].join('\n'),
    unmatched.length > 0 &&
      text('letter.notOn', {
        count: unmatched.length,
        names: unmatched.map(({ typed }) => typed).join(', '),
      }),
    leftOutLines.length > 0 && [text('result.leftOut'), ...leftOutLines].join('\n'),
    text('about.unchecked'),
    text('about.missing'),
    url && text('letter.page', { url }),
  ];
  return parts.filter(Boolean).join('\n\n');
}
