'use client';

import { useEffect, useRef, useState } from 'react';
import { showRows } from '@/components/tools/show-rows';
import { Input } from '@/components/ui/input';
import { spelling } from '@/lib/colors/spelling';

const uses = ['eye', 'general', 'external'] as const;
type Place = (typeof uses)[number];

type FilterText = {
  title: string;
  label: string;
  hint: string;
  uses: string;
  none: string;
  options: Record<Place, string>;
  /** How many colors are shown, for each number from none up. */
  counts: readonly string[];
};

/** Shows the rows that the form asks for. They are drawn by the server alone. */
function filterRows(form: HTMLFormElement): number {
  const data = new FormData(form);
  const wanted = spelling(String(data.get('name') ?? ''));
  const places = uses.filter((use) => data.has(use));
  return showRows(
    '[data-color-group]',
    '[data-color-row]',
    ({ dataset }) =>
      Boolean(dataset.names?.includes(wanted)) && places.every((place) => dataset[place] !== 'no'),
  );
}

/** Search and filters over the list of colors below. Without scripts the whole list is there, and the form is disabled. */
export function ColorFilter({ text }: { text: FilterText }) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<number>();
  const update = () => {
    if (form.current) setShown(filterRows(form.current));
  };
  // A browser that comes back to the page fills the form in again.
  useEffect(update, []);
  const live = shown !== undefined;
  return (
    <search aria-label={text.title} data-print="hidden" className="block">
      <form
        ref={form}
        onInput={update}
        onSubmit={(event) => event.preventDefault()}
        className="mt-10 border-y border-ink bg-surface px-5 py-5 md:mt-14"
      >
        <fieldset disabled={!live} className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <legend className="sr-only">{text.title}</legend>
          <div>
            <label htmlFor="color-name" className="text-small font-semibold">
              {text.label}
            </label>
            <Input
              id="color-name"
              name="name"
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              aria-describedby="color-hint"
              className="mt-1.5"
            />
            <p id="color-hint" className="type-caption mt-1.5 text-ink-3">
              {text.hint}
            </p>
          </div>
          <fieldset>
            <legend className="text-small font-semibold">{text.uses}</legend>
            <div className="mt-1.5 flex flex-wrap gap-x-5">
              {uses.map((use) => (
                <label key={use} className="flex min-h-11 items-center gap-2">
                  <input type="checkbox" name={use} className="size-4.5 accent-spruce-700" />
                  {text.options[use]}
                </label>
              ))}
            </div>
          </fieldset>
        </fieldset>
        {/* Every letter searches already; a phone's keyboard has a key that wants a button. */}
        <button type="submit" hidden>
          {text.title}
        </button>
        <p role="status" className="type-small mt-3 text-ink-2">
          {shown === 0 ? text.none : text.counts[shown ?? text.counts.length - 1]}
        </p>
      </form>
    </search>
  );
}
