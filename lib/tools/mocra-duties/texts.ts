import { longDate } from '../../rules/dates.ts';
import type { ToolText } from '../text.ts';
import { dateQuestions, type FinderAnswers, questions } from './answers.ts';
import { type Entry, isEntry } from './docket.ts';
import type { Duty } from './finder.ts';

/* The sentences that the product file has too; docket-texts.ts has the finder's other ones. */

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
