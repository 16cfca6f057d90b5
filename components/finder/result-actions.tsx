import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { asText, dateText, followingText, whyText } from '@/lib/rules/as-text';
import { calendarFile, eventsOf } from '@/lib/rules/calendar';
import type { PlainDate } from '@/lib/rules/dates';
import type { Docket } from '@/lib/rules/docket';
import type { Facts } from '@/lib/rules/finder';
import { plainLink } from '@/lib/rules/fragment';
import { saveFile } from '@/lib/save-file';
import type { ListReading } from './duty-details';

type ResultActionsProps = {
  facts: Facts;
  docket: Docket;
  on: PlainDate;
  reading: ListReading;
  onClear: () => void;
};

const quiet = buttonVariants({ variant: 'quiet', size: 'small' });

/** What can be done with the docket: print, calendar, text, and start over. */
export function ResultActions({ facts, docket, on, reading, onClear }: ResultActionsProps) {
  const { text } = reading;
  const [status, setStatus] = useState('');
  const [byHand, setByHand] = useState('');

  function saveCalendar() {
    const name = [text('text.title'), facts.product].filter(Boolean).join(': ');
    const events = eventsOf(docket, on, facts, (duty, date) => ({
      summary: [text(`duties.${duty.id}`), facts.product, dateText({ ...duty, date }, reading)]
        .filter(Boolean)
        .join(': '),
      description: [whyText(duty, reading), followingText(duty, reading), plainLink(location)]
        .filter(Boolean)
        .join('\n'),
    }));
    if (events.length === 0) return setStatus(text('ui.noDates'));
    setStatus('');
    saveFile('mocra-duties.ics', calendarFile(name, events, new Date()), 'text/calendar');
  }

  async function copy() {
    const result = asText(facts, docket, reading, on, {
      answers: plainLink(location),
      rules: new URL(reading.rulesHref, location.origin).href,
    });
    try {
      await navigator.clipboard.writeText(result);
      setByHand('');
      setStatus(text('ui.copied'));
    } catch {
      setStatus(text('ui.copyYourself'));
      setByHand(result);
    }
  }

  return (
    <div data-print="hidden" className="mt-4">
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => print()} className={quiet}>
          {text('ui.print')}
        </button>
        <button type="button" onClick={saveCalendar} className={quiet}>
          {text('ui.calendar')}
        </button>
        <button type="button" onClick={copy} className={quiet}>
          {text('ui.copy')}
        </button>
        <button type="button" onClick={onClear} className={quiet}>
          {text('ui.clear')}
        </button>
      </div>
      <p role="status" className="type-small mt-2 min-h-6 text-ink-2">
        {status}
      </p>
      {byHand && (
        <textarea
          readOnly
          rows={8}
          value={byHand}
          aria-label={text('ui.copy')}
          className="w-full rounded-control border border-control bg-surface p-3 text-sm"
        />
      )}
    </div>
  );
}
