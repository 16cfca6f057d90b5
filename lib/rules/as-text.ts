import { longDate, type PlainDate } from './dates.ts';
import { type Duty, verdicts } from './finder.ts';

/** A formatter of the messages below `finder`. */
export type FinderText = (key: string, values?: Record<string, string | number>) => string;

export type Reading = {
  readonly text: FinderText;
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

/** The result as plain text, to be copied: what applies first, then what cannot be told, then the rest. */
export function asText(duties: readonly Duty[], reading: Reading, on: PlainDate, url?: string): string {
  const { text, locale, citations } = reading;
  const blocks = verdicts.flatMap((verdict) =>
    duties
      .filter((duty) => duty.verdict === verdict)
      .map((duty) =>
        [
          [text(`duties.${duty.id}`), text(`verdicts.${verdict}`), dateText(duty, reading)]
            .filter(Boolean)
            .join(' · '),
          text('text.why', { text: whyText(duty, reading) }),
          text('text.section', {
            text: duty.rules.flatMap((id) => citations[id] ?? []).join('; '),
          }),
          ...(duty.change.length > 0
            ? [text('text.change', { text: duty.change.map((key) => text(`change.${key}`)).join(' ') })]
            : []),
        ].join('\n'),
      ),
  );
  return [
    text('text.title'),
    ...blocks,
    text('notes.general', { date: longDate(on, locale) }),
    ...(url ? [text('text.link', { url })] : []),
  ].join('\n\n');
}
