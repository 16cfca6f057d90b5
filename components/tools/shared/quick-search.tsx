'use client';

import { type ReactNode, useCallback, useId } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Input } from '@/components/ui/input';
import { emptyQuery, foldedText, matcher } from '@/lib/rules/search';
import { notPermittedSentence } from '@/lib/tools/color-additives/refusal';
import { searchColors } from '@/lib/tools/color-additives/search';
import { useRowSearch } from './use-row-search';

/** Rows that an answer shows; the tool's page has all of them. */
const mostRows = 3;

type Row = HTMLElement;
type Answer = { rows: readonly Row[]; refusal?: string };

type QuickText = {
  label: string;
  hint: string;
  button: string;
  /** States that the rows below are an example. */
  example: string;
  none: string;
  /** Sentence about further rows, with `{count}`. */
  more: string;
};

type QuickSearchProps = {
  /** Page that has all rows. Without scripts the form leads there. */
  page: string;
  /** Name of the field, as on that page. */
  name: string;
  text: QuickText;
  /** Selector of the rows, which the server renders; those with `data-example` show before a search. */
  rows: string;
  /** The same function in every render. */
  search: (query: string, rows: readonly Row[]) => Answer;
};

/** A field that answers in place: shows the rows that match, at most three. */
function QuickSearch({ page, name, text, rows: selector, search }: QuickSearchProps) {
  const id = useId();
  const show = useCallback(
    (params: URLSearchParams): ReactNode => {
      const query = params.get(name)?.trim() ?? '';
      const rows = [...document.querySelectorAll<Row>(selector)];
      const { rows: found, refusal } = query
        ? search(query, rows)
        : { rows: rows.filter(({ dataset }) => 'example' in dataset) };
      for (const row of rows) row.hidden = !found.slice(0, mostRows).includes(row);
      if (!query) return text.example;
      if (refusal) return <strong className="text-seal-700">{refusal}</strong>;
      if (found.length === 0) return text.none;
      if (found.length <= mostRows) return '';
      return (
        <a href={page} className="text-link">
          {text.more.replace('{count}', String(found.length))}
        </a>
      );
    },
    [page, name, text, selector, search],
  );
  const { result: status = text.example, form } = useRowSearch(show);

  return (
    <search>
      <form action={page} {...form}>
        <label htmlFor={id} className="text-small font-semibold">
          {text.label}
        </label>
        <div className="mt-1.5 flex gap-2">
          <Input
            id={id}
            name={name}
            type="search"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}hint`}
          />
          <button
            type="submit"
            className={`${buttonVariants({ variant: 'quiet', size: 'small' })} flex-none`}
          >
            {text.button}
          </button>
        </div>
        <p id={`${id}hint`} className="type-caption mt-1.5 text-ink-3">
          {text.hint}
        </p>
        <p role="status" className="type-small mt-3 min-h-6 text-ink-2">
          {status}
        </p>
      </form>
    </search>
  );
}

type ColorText = QuickText & {
  /** As in the list of colors, with `{name}` and `{section}`. */
  notPermitted: string;
  notListed: string;
};

/** Answers whether a color is permitted. */
export function ColorQuestion({ page, text }: { page: string; text: ColorText }) {
  const search = useCallback(
    (query: string, rows: readonly Row[]): Answer => {
      const names = rows.map(({ dataset }) => dataset.names?.split(' ') ?? []);
      const { exact, similar, notPermitted } = searchColors(query, names);
      const found = (exact.length > 0 ? exact : similar).flatMap((index) => rows[index] ?? []);
      return notPermitted ? { rows: [], refusal: notPermittedSentence(notPermitted, text) } : { rows: found };
    },
    [text],
  );
  return <QuickSearch page={page} name="name" text={text} rows="[data-color-answer]" search={search} />;
}

function findRules(q: string, rows: readonly Row[]): Answer {
  const matches = matcher({ ...emptyQuery, q });
  const found = rows.filter((row) =>
    matches({ text: foldedText(row.textContent), state: '', roles: [], changed: '' }),
  );
  return { rows: found };
}

/** Finds rules by section or words. */
export function RuleQuestion({ page, text }: { page: string; text: QuickText }) {
  return <QuickSearch page={page} name="q" text={text} rows="[data-rule-answer]" search={findRules} />;
}
