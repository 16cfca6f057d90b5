import type { ToolText } from '../i18n/tool-text.ts';
import { answersText } from './answers.ts';
import { longDate, type PlainDate } from './dates.ts';
import { type Docket, type Entry, isEntry } from './docket.ts';
import type { Duty, Facts } from './finder.ts';

export type Reading = {
  readonly text: ToolText;
  readonly locale: string;
  /** Citations by ledger id; an id that is missing is left out. */
  readonly citations: Readonly<Record<string, string>>;
};

/** Why a duty has its verdict, in one sentence. */
export function whyText({ why }: Duty, { text, locale }: Reading): string {
  const { date } = why.values;
  return text(`why.${why.key}`, date ? { date: longDate(date, locale) } : undefined);
}

/** The date of a duty with what it means; null when it has none. */
export function dateText({ date, dateKind }: Duty, { text, locale }: Reading): string | null {
  return date && dateKind ? text(`dates.${dateKind}`, { date: longDate(date, locale) }) : null;
}

/** How far off a day is, or what it means when it is no last day to act. */
export function dueText({ standing, days }: Entry, { text }: Reading): string {
  if (standing === 'to-keep') return text(days < 0 ? 'due.kept' : 'due.to-keep', { days });
  return text(`due.${standing}`, { days: Math.abs(days) });
}

/** What is said of a renewal whose day has passed; null for every other duty. */
export function followingText({ following }: Entry, { text, locale }: Reading): string | null {
  return following ? text('due.following', { date: longDate(following, locale) }) : null;
}

/** A duty as one line of the letter. */
function lineOf(duty: Duty | Entry, reading: Reading): string {
  const { text } = reading;
  const day = dateText(duty, reading);
  const name = text(`duties.${duty.id}`);
  if (!day || !isEntry(duty)) return text('letter.line', { name, why: whyText(duty, reading) });
  const due = dueText(duty, reading);
  const why = [whyText(duty, reading), followingText(duty, reading)].filter(Boolean).join(' ');
  return text('letter.dated', { name, day, due, why });
}

type LetterLinks = {
  /** The page with these answers, and the list of rules. */
  readonly answers: string;
  readonly rules: string;
};

/** The docket as a letter to a colleague: what applies by day, what is open, what does not apply, and the addresses. */
export function asText(
  facts: Facts,
  docket: Docket,
  reading: Reading,
  on: PlainDate,
  links: LetterLinks,
): string {
  const { text, locale } = reading;
  const date = longDate(on, locale);
  const late = docket.dated.filter(({ standing }) => standing === 'overdue');
  const list = (title: string, duties: readonly (Duty | Entry)[]) =>
    duties.length > 0
      ? [[text(`letter.${title}`), ...duties.map((duty) => `- ${lineOf(duty, reading)}`)].join('\n')]
      : [];
  const open = docket.open.map(({ question, duties }) => {
    const names = duties.map(({ id }) => text(`duties.${id}`)).join(', ');
    return question
      ? `- ${text('letter.question', { question: text(`questions.${question}.label`), names })}`
      : `- ${text('letter.line', { name: names, why: text('change.law-silent') })}`;
  });
  return [
    text('letter.opening', { date, name: facts.product ?? 'none' }),
    text('letter.answers', { answers: answersText(facts, reading) }),
    ...list('overdue', late),
    ...list(
      'datedTitle',
      docket.dated.filter((entry) => !late.includes(entry)),
    ),
    ...list('undated', docket.undated),
    ...list('unless', docket.unless),
    ...(open.length > 0 ? [[text('letter.open'), ...open].join('\n')] : []),
    ...list('none', docket.none),
    text('letter.links', links),
    text('notes.general', { date }),
  ].join('\n\n');
}
