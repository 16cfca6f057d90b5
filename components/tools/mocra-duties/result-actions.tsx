import { useState } from 'react';
import { ToolActions, useCopy } from '@/components/tools/shared/tool-actions';
import styles from '@/components/tools/shared/tools.module.css';
import { buttonVariants } from '@/components/ui/button-variants';
import { printPage, saveFile } from '@/lib/browser/in-app';
import type { PlainDate } from '@/lib/rules/dates';
import type { FinderAnswers } from '@/lib/tools/mocra-duties/answers';
import { asText } from '@/lib/tools/mocra-duties/as-text';
import type { Docket } from '@/lib/tools/mocra-duties/docket';
import { detailText, followingText } from '@/lib/tools/mocra-duties/docket-texts';
import { dateText, whyText } from '@/lib/tools/mocra-duties/texts';
import type { ListReading } from './duty-details';

export type ResultActionsProps = {
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
  const [isOpen, setIsOpen] = useState(false);
  const { status, byHand, setStatus, copy } = useCopy(text('ui.copyYourself'));

  async function saveCalendar() {
    const { calendarFile, toCalendarEvents } = await import('@/lib/tools/mocra-duties/calendar');
    const joined = (parts: readonly unknown[], between: string) => parts.filter(Boolean).join(between);
    const events = toCalendarEvents(docket, on, facts, (duty, date) => ({
      summary: joined(
        [text(`duties.${duty.id}`), facts.product, dateText({ ...duty, date, status: 'to-come' }, reading)],
        ': ',
      ),
      description: joined(
        [whyText(duty, reading), detailText(duty, reading), followingText(duty, reading), link()],
        '\n',
      ),
    }));
    if (events.length === 0) return setStatus(text('ui.noDates'));
    const name = joined([text('text.title'), facts.product], ': ');
    const file = calendarFile(name, events, new Date());
    setStatus(saveFile('mocra-duties.ics', file, 'text/calendar') ? '' : text('ui.elsewhere'));
  }

  const letter = asText(facts, docket, reading, on, {
    answers: link(),
    rules: new URL(reading.rulesHref, location.origin).href,
  });

  async function copyLetter() {
    return (await copy(letter)) && text('ui.copied');
  }

  return (
    <ToolActions
      status={status}
      byHand={byHand}
      ask={{
        href: contactHref,
        tool: 'mocra-duties',
        message: `${text('ui.askOpening')}\n\n${letter}`,
        name: text('ui.ask'),
      }}
      className="bottom-0 min-[12rem]:sticky border-t border-rule bg-surface px-5 py-3 sm:px-6"
      // On a phone one row: the first two actions, and the button that shows the others.
      rowClassName={isOpen ? undefined : styles.row}
      toggle={
        <button
          type="button"
          aria-label={text('ui.more')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={`${buttonVariants({ variant: 'quiet', size: 'small' })} sm:hidden`}
        >
          ⋯
        </button>
      }
      actions={[
        [text('ui.print'), () => setStatus(printPage() ? '' : text('ui.elsewhere'))],
        [text('ui.calendar'), saveCalendar, text('ui.calendarShort')],
        [text('ui.copy'), copyLetter],
      ]}
    />
  );
}
