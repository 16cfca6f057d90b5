import { useState } from 'react';
import { ToolActions, useCopy } from '@/components/tools/shared/tool-actions';
import { saveFile } from '@/lib/browser/save-file';
import type { PlainDate } from '@/lib/rules/dates';
import type { FinderAnswers } from '@/lib/tools/mocra-duties/answers';
import { asText, dateText, followingText, whyText } from '@/lib/tools/mocra-duties/as-text';
import { calendarFile, toCalendarEvents } from '@/lib/tools/mocra-duties/calendar';
import type { Docket } from '@/lib/tools/mocra-duties/docket';
import type { ListReading } from './duty-details';

type ResultActionsProps = {
  facts: FinderAnswers;
  /** Returns the URL with the answers. */
  link: () => string;
  docket: Docket;
  on: PlainDate;
  reading: ListReading;
  contactHref: string;
};

/** Actions for the docket, at the lower edge of its card: print, calendar and text. */
export function ResultActions({ facts, link, docket, on, reading, contactHref }: ResultActionsProps) {
  const { text } = reading;
  const { status, setStatus, copy } = useCopy(text('ui.copyYourself'));
  const [byHand, setByHand] = useState('');

  function saveCalendar() {
    const joined = (parts: readonly unknown[], between: string) => parts.filter(Boolean).join(between);
    const events = toCalendarEvents(docket, on, facts, (duty, date) => ({
      summary: joined([text(`duties.${duty.id}`), facts.product, dateText({ ...duty, date }, reading)], ': '),
      description: joined([whyText(duty, reading), followingText(duty, reading), link()], '\n'),
    }));
    if (events.length === 0) return setStatus(text('ui.noDates'));
    setStatus('');
    const name = joined([text('text.title'), facts.product], ': ');
    saveFile('mocra-duties.ics', calendarFile(name, events, new Date()), 'text/calendar');
  }

  const letter = asText(facts, docket, reading, on, {
    answers: link(),
    rules: new URL(reading.rulesHref, location.origin).href,
  });

  async function copyLetter() {
    const copied = await copy(letter);
    setByHand(copied ? '' : letter);
    return copied && text('ui.copied');
  }

  return (
    <ToolActions
      status={status}
      ask={{
        href: contactHref,
        tool: 'mocra-duties',
        message: `${text('ui.askOpening')}\n\n${letter}`,
        name: text('ui.ask'),
      }}
      className="sticky bottom-0 border-t border-rule bg-surface px-5 py-3 sm:px-6"
      actions={[
        [text('ui.print'), () => print()],
        [text('ui.calendar'), saveCalendar],
        [text('ui.copy'), copyLetter],
      ]}
    >
      {byHand && (
        <textarea
          readOnly
          rows={8}
          value={byHand}
          aria-label={text('ui.copy')}
          className="w-full rounded-control border border-control bg-surface p-3 text-sm"
        />
      )}
    </ToolActions>
  );
}
