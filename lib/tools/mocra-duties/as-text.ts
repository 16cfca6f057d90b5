import { longDate, type PlainDate } from '../../rules/dates.ts';
import type { ToolText } from '../text.ts';
import { dateQuestions, type FinderAnswers, questions } from './answers.ts';
import { type Docket, type Entry, isEntry } from './docket.ts';
import type { Duty, ListedDutyId } from './finder.ts';

/** The messages and the language of a result. */
export type Reading = { readonly text: ToolText; readonly locale: string };

/** Returns the answers in words, for people who read the result without the form; empty without answers. */
export function answersText(facts: FinderAnswers, { text, locale }: Reading): string {
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const said = questions.flatMap((name) => {
    if (name !== 'sales') return [facts[name] ?? []].flat().map((option) => text(`said.${name}.${option}`));
    return facts.sales === undefined ? [] : text('said.sales', { amount: amount.format(facts.sales) });
  });
  const days = dateQuestions.flatMap((name) => {
    const date = facts[name];
    return date ? text(`said.${name}`, { date: longDate(date, locale) }) : [];
  });
  return [...said, ...days].join(text('said.and'));
}

/** Returns the reason for a duty's verdict in one sentence. */
export function whyText({ why, date, laterDate }: Duty, { text, locale }: Reading): string {
  return text(`why.${why}`, {
    ...(date && { date: longDate(date, locale) }),
    ...(laterDate && { later: longDate(laterDate, locale) }),
  });
}

/** Returns the date of a duty with its meaning; null without a date. */
export function dateText(duty: Entry | Duty, { text, locale }: Reading): string | null {
  const { date, laterDate, dateKind } = duty;
  if (!date || !dateKind) return null;
  const day = longDate(date, locale);
  if (isEntry(duty) && duty.status === 'overdue') {
    const done = text(`done.${duty.id}`);
    if (!laterDate) return text('dates.was-due', { date: day, done });
    return text('dates.was-due-either', { date: day, later: longDate(laterDate, locale), done });
  }
  if (laterDate) return text('dates.due-by-either', { date: day, later: longDate(laterDate, locale) });
  const starts = dateKind === 'since' && isEntry(duty) && duty.status === 'to-come';
  return text(`dates.${starts ? 'from' : dateKind}`, { date: day });
}

/** Returns the distance to a day; for a day that is not a deadline, its meaning. */
export function dueText({ status, days }: Entry, { text }: Pick<Reading, 'text'>): string {
  if (status === 'to-keep') return text(days < 0 ? 'due.kept' : 'due.to-keep', { days });
  return text(`due.${status}`, { days: Math.abs(days) });
}

/** Duties with a sentence on a rule that they depend on. */
const explained: Partial<Record<ListedDutyId, string>> = {
  'facility-registration': 'fdca-604-3',
  'product-listing': 'fdca-607-c-4',
  'listing-update': 'fdca-607-c-5',
  'adverse-event-report': 'fdca-604-5',
};

/** Returns what else the rules of a duty say; null if there is nothing, or the duty does not apply. */
export function detailText({ id, verdict, rules }: Duty, { text }: Pick<Reading, 'text'>): string | null {
  const rule = explained[id];
  return rule && rules.includes(rule) && verdict.startsWith('applies') ? text(`details.${id}`) : null;
}

/** Returns the sentence about a renewal whose date has passed; null for every other duty. */
export function followingText(duty: Entry | Duty, { text, locale }: Reading): string | null {
  const following = isEntry(duty) && duty.following;
  return following ? text('due.following', { date: longDate(following, locale) }) : null;
}

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
