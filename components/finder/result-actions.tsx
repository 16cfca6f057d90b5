import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { asText, dateText, type Reading, whyText } from '@/lib/rules/as-text';
import { calendarFile, eventsOf } from '@/lib/rules/calendar';
import type { PlainDate } from '@/lib/rules/dates';
import type { Duty } from '@/lib/rules/finder';
import { plainLink } from '@/lib/rules/fragment';

type ResultActionsProps = {
  duties: readonly Duty[];
  reading: Reading;
  live: boolean;
  onClear?: (() => void) | undefined;
};

const quiet = buttonVariants({ variant: 'quiet', size: 'small' });

/** What can be done with the result: print, calendar, text, and beginning anew. */
export function ResultActions({ duties, reading, live, onClear }: ResultActionsProps) {
  const { text } = reading;
  const [status, setStatus] = useState('');
  const [byHand, setByHand] = useState('');

  function saveCalendar() {
    const events = eventsOf(duties, (duty) => ({
      summary: `${text(`duties.${duty.id}`)}: ${dateText(duty, reading)}`,
      description: `${whyText(duty, reading)}\n${plainLink(location)}`,
    }));
    if (events.length === 0) return setStatus(text('ui.noDates'));
    setStatus('');
    const file = new Blob([calendarFile(text('text.title'), events, new Date())], { type: 'text/calendar' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'mocra-duties.ics';
    link.click();
    // Later, because Safari reads the file after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  async function copy() {
    const today = new Date().toLocaleDateString('sv') as PlainDate;
    const result = asText(duties, reading, today, plainLink(location));
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
    <div data-print="hidden" className="mt-5">
      <div className="flex flex-wrap gap-2.5">
        <button type="button" disabled={!live} onClick={() => print()} className={quiet}>
          {text('ui.print')}
        </button>
        <button type="button" disabled={!live} onClick={saveCalendar} className={quiet}>
          {text('ui.calendar')}
        </button>
        <button type="button" disabled={!live} onClick={copy} className={quiet}>
          {text('ui.copy')}
        </button>
        {onClear && (
          <button type="button" onClick={onClear} className={quiet}>
            {text('ui.clear')}
          </button>
        )}
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
