import { longDate, type PlainDate } from '@/lib/rules/dates';
import type { FinderAnswers } from '@/lib/tools/mocra-duties/answers';
import { type Docket, type Entry, isEntry } from '@/lib/tools/mocra-duties/docket';
import { detailText, dueText, followingText } from '@/lib/tools/mocra-duties/docket-texts';
import type { Duty } from '@/lib/tools/mocra-duties/finder';
import { answersText, dateText, whyText } from '@/lib/tools/mocra-duties/texts';
import type { ListReading } from './duty-details';

type PrintSheetProps = {
  facts: FinderAnswers;
  docket: Docket;
  on: PlainDate;
  reading: ListReading;
};

/** The docket on one sheet of paper: the answers, each duty with its date and reason, and the sources. */
export function PrintSheet({ facts, docket, on, reading }: PrintSheetProps) {
  const { text, locale, citations } = reading;
  const { dated, undated, unless, open, none } = docket;
  const date = longDate(on, locale);
  const shown = [...dated, ...undated, ...unless];
  const sources = [...new Set(shown.flatMap(({ rules }) => rules.flatMap((rule) => citations[rule] ?? [])))];
  const row = (duty: Duty | Entry) => (
    <tr key={duty.id} className="border-t border-rule align-top">
      <td className="w-[27%] py-1 pr-3">
        {isEntry(duty) && (
          <>
            {dateText(duty, reading)}
            <br />
            <strong>{dueText(duty, reading)}</strong>
          </>
        )}
      </td>
      <td className="py-1">
        <strong>{text(`duties.${duty.id}`)}</strong>
        {duty.verdict === 'applies-unless' && `, ${text('docket.unlessShort')}`}
        <br />
        {whyText(duty, reading)} {detailText(duty, reading)} {followingText(duty, reading)}
      </td>
    </tr>
  );
  return (
    <div data-sheet="docket" className="hidden text-2xs leading-[1.35] print:block">
      <p className="type-h3">
        {text('docket.title')}
        {facts.product && `: ${facts.product}`}
      </p>
      <p className="mt-1">
        {text('docket.asOf', { date })} · {location.host + location.pathname}
      </p>
      <p className="mt-2">{text('letter.answers', { answers: answersText(facts, reading) })}</p>
      <table className="mt-3 w-full">
        <tbody>{shown.map(row)}</tbody>
      </table>
      {open.map(({ question, duties }) => (
        <p key={question ?? 'law'} className="mt-1.5">
          {text(question ? 'docket.depends' : 'docket.silent', { count: duties.length })}{' '}
          {question && text(`questions.${question}.label`)} (
          {duties.map(({ id }) => text(`duties.${id}`)).join(', ')})
        </p>
      ))}
      {none.length > 0 && (
        <p className="mt-1.5">
          {text('docket.none', { count: none.length })}:{' '}
          {none.map(({ id }) => text(`duties.${id}`)).join(', ')}
        </p>
      )}
      {sources.length > 0 && (
        <p className="mt-2">{text('docket.sources', { sources: sources.join('; ') })}</p>
      )}
      <p className="mt-2">{text('notes.general', { date })}</p>
    </div>
  );
}
