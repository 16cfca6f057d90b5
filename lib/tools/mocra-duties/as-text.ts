import { longDate, type PlainDate } from '../../rules/dates.ts';
import type { FinderAnswers } from './answers.ts';
import { type Docket, type Entry, isEntry } from './docket.ts';
import { detailText, dueText, followingText } from './docket-texts.ts';
import type { Duty } from './finder.ts';
import { answersText, dateText, type Reading, whyText } from './texts.ts';

/** Returns a duty as one line of the letter. */
function formatDuty(duty: Duty | Entry, reading: Reading): string {
  const { text } = reading;
  const name = text(`duties.${duty.id}`);
  const sentences = [whyText(duty, reading), detailText(duty, reading), followingText(duty, reading)];
  const why = sentences.filter(Boolean).join(' ');
  if (!isEntry(duty)) return text('letter.line', { name, why });
  return text('letter.dated', { name, day: dateText(duty, reading) ?? '', due: dueText(duty, reading), why });
}

/** Returns duties as lines of the letter. A reason that several duties without a date share appears once. */
function formatDuties(duties: readonly (Duty | Entry)[], reading: Reading): string[] {
  const { text } = reading;
  const byReason = new Map<string, (Duty | Entry)[]>();
  for (const duty of duties) {
    const reason = isEntry(duty) ? duty.id : whyText(duty, reading);
    byReason.set(reason, [...(byReason.get(reason) ?? []), duty]);
  }
  return [...byReason].flatMap(([why, group]) => {
    if (group.length === 1) return group.map((duty) => formatDuty(duty, reading));
    return text('letter.shared', { why, names: group.map(({ id }) => text(`duties.${id}`)).join(', ') });
  });
}

type LetterLinks = {
  /** URLs of the page with these answers and of the list of rules. */
  readonly answers: string;
  readonly rules: string;
};

/** Returns the docket as a letter to a colleague: duties by day, open duties, duties that do not apply, and the URLs. */
export function asText(
  facts: FinderAnswers,
  docket: Docket,
  reading: Reading,
  on: PlainDate,
  links: LetterLinks,
): string {
  const { text, locale } = reading;
  const date = longDate(on, locale);
  const late = docket.dated.filter(({ status }) => status === 'overdue');
  const onTime = docket.dated.filter((entry) => !late.includes(entry));
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 && [text(`letter.${title}`), ...lines.map((line) => `- ${line}`)].join('\n');
  const dutyList = (title: string, duties: readonly (Duty | Entry)[]) =>
    list(title, formatDuties(duties, reading));
  const open = docket.open.map(({ question, duties }) => {
    const names = duties.map(({ id }) => text(`duties.${id}`)).join(', ');
    return question
      ? text('letter.question', { question: text(`questions.${question}.label`), names })
      : text('letter.line', { name: names, why: text('change.law-silent') });
  });
  const parts = [
    facts.product === undefined
      ? text('letter.opening', { date })
      : text('letter.openingNamed', { date, name: facts.product }),
    text('letter.answers', { answers: answersText(facts, reading) }),
    dutyList('overdue', late),
    dutyList('datedTitle', onTime),
    dutyList('undated', docket.undated),
    dutyList('unless', docket.unless),
    list('open', open),
    dutyList('none', docket.none),
    text('letter.links', links),
    text('notes.general', { date }),
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}
