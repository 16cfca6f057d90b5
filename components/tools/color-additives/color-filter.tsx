'use client';

import { useCallback, useEffect, useRef } from 'react';
import { AskLink } from '@/components/tools/shared/ask-link';
import { NextStep } from '@/components/tools/shared/next-step';
import { searchMessage, showRows } from '@/components/tools/shared/show-rows';
import { useRowSearch } from '@/components/tools/shared/use-row-search';
import { Input } from '@/components/ui/input';
import { decodeFragment } from '@/lib/browser/url-fragment';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { type ColorSteps, nextStepText } from '@/lib/tools/color-additives/next-step';
import { notPermittedSentence } from '@/lib/tools/color-additives/refusal';
import { type ColorMatches, searchColors } from '@/lib/tools/color-additives/search';
import { type ColorUse, colorUses } from '@/lib/tools/color-additives/uses';

type FilterText = {
  title: string;
  label: string;
  hint: string;
  uses: string;
  none: string;
  /** Messages that a color is not permitted, with `{name}`, and `{section}` if a section ended its use. */
  notPermitted: string;
  notListed: string;
  /** Introduces rows with similar names. */
  similar: string;
  options: Record<ColorUse, string>;
  /** The number of colors shown, as a sentence for each number from 0 up. */
  counts: readonly string[];
  /** Name of the button that shows all colors again. */
  all: string;
  ask: string;
  askOpening: string;
  nextStep: ColorSteps & { link: string };
};

type Result = {
  shown: number;
  /** A message about the search; empty without a name. */
  message: string;
} & Pick<ColorMatches, 'notPermitted'>;

/** Shows the rows that match the query; the server renders them. Rows with a similar name show only without an exact match. */
function filterRows(query: URLSearchParams, askOpening: string): Result {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-color-row]')];
  const names = rows.map(({ dataset }) => dataset.names?.split(' ') ?? []);
  const name = query.get('name') ?? '';
  const { exact, similar, notPermitted } = searchColors(name, names);
  const matches = new Set((exact.length > 0 ? exact : similar).map((index) => rows[index]));
  const places = colorUses.filter((use) => query.has(use));
  // The matches take the place of the introductions.
  for (const intro of document.querySelectorAll('[data-color-intro]')) {
    intro.toggleAttribute('hidden', String(query) !== '');
  }
  const shown = showRows(
    '[data-color-group]',
    '[data-color-row]',
    (row) => matches.has(row) && places.every((place) => row.dataset[place] !== 'no'),
  );
  return {
    shown,
    notPermitted,
    message: name && searchMessage(askOpening, name, '[data-color-row]', query),
  };
}

type ColorFilterProps = { text: FilterText; contactHref: string; ingredientsHref: string };

/**
 * Searches and filters the list of colors below; the URL keeps the query. Without scripts the list is complete and the form is
 * disabled.
 */
export function ColorFilter({ text, contactHref, ingredientsHref }: ColorFilterProps) {
  // Until scripts run the form is disabled, and a disabled field has no value.
  const live = useHydrated();
  const search = useCallback(
    (query: URLSearchParams) => filterRows(query, text.askOpening),
    [text.askOpening],
  );
  const { result, update, run, form } = useRowSearch(search, { live, inUrl: true });
  const name = useRef<HTMLInputElement>(null);

  // A link to a color shows that color alone. The URL keeps its fragment, and gets no query until the visitor searches.
  useEffect(() => {
    if (!live || !name.current) return;
    if (location.search) {
      form.ref.current?.scrollIntoView();
      return;
    }
    const row = document.getElementById(decodeFragment(location.hash));
    if (!row?.matches('[data-color-row]')) return;
    name.current.value = row.querySelector('h3')?.textContent ?? '';
    run();
    row.scrollIntoView({ block: 'center' });
  }, [live, run, form.ref]);

  function showAll() {
    form.ref.current?.reset();
    update();
    name.current?.focus();
  }
  return (
    <search aria-label={text.title} data-print="hidden" className="block">
      <form {...form} className="mt-6 scroll-mt-24 border-y border-ink bg-surface px-5 py-5 md:mt-8">
        <fieldset disabled={!live} className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <legend className="sr-only">{text.title}</legend>
          <div>
            <label htmlFor="color-name" className="text-small font-semibold">
              {text.label}
            </label>
            <Input
              ref={name}
              id="color-name"
              name="name"
              type="search"
              autoComplete="off"
              spellCheck={false}
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
              {colorUses.map((use) => (
                <label key={use} className="flex min-h-11 items-center gap-2">
                  <input type="checkbox" name={use} className="size-4.5 accent-spruce-700" />
                  {text.options[use]}
                </label>
              ))}
            </div>
          </fieldset>
        </fieldset>
        {/* Typing searches; a phone's keyboard shows its search key only if the form has a button. */}
        <button type="submit" hidden>
          {text.title}
        </button>
        <div className="type-small mt-3 flex flex-wrap items-baseline gap-x-5">
          <div role="status" className="text-ink-2">
            {result ? <Answer result={result} text={text} /> : <p>{text.counts.at(-1)}</p>}
          </div>
          {result && result.shown < text.counts.length - 1 && (
            <button type="button" onClick={showAll} className="more-link min-h-11">
              {text.all}
            </button>
          )}
        </div>
        {result?.message && (
          <p className="mt-1">
            <AskLink href={contactHref} tool="color-additives" message={result.message} name={text.ask} />
          </p>
        )}
        {result && (result.notPermitted || result.shown < text.counts.length - 1) && (
          <NextStep
            className="mt-3 text-ink-2"
            sentence={nextStepText(result.shown, result.notPermitted !== undefined, text.nextStep)}
            href={ingredientsHref}
            link={text.nextStep.link}
          />
        )}
      </form>
    </search>
  );
}

/** States that a color is not permitted before it offers other rows. */
function Answer({ result: { shown, notPermitted }, text }: { result: Result; text: FilterText }) {
  if (!notPermitted) return <p>{shown === 0 ? text.none : text.counts[shown]}</p>;
  return (
    <>
      <p data-not-permitted={notPermitted.name} className="font-semibold text-seal-700">
        {notPermittedSentence(notPermitted, text)}
      </p>
      {shown > 0 && <p className="mt-1">{text.similar}</p>}
    </>
  );
}
