import clsx from 'clsx';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { NextStep } from '@/components/tools/shared/next-step';
import { buttonVariants } from '@/components/ui/button-variants';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import { nextDay } from '@/lib/tools/catalog/as-csv';
import { nextStep } from '@/lib/tools/catalog/next-step';
import {
  type CatalogHit,
  type CatalogRow,
  type Filter,
  filters,
  matchesFilter,
  type Order,
  orders,
  sortRows,
} from '@/lib/tools/catalog/rows';
import type { Verdict } from '@/lib/tools/ingredients/check';
import type { ToolText } from '@/lib/tools/text';

type CatalogRowsProps = {
  rows: readonly CatalogRow[];
  text: ToolText;
  locale: string;
  today: PlainDate;
  fileHref: string;
  ingredientsHref: string;
  labelHref: string;
};

/** Rows that are drawn at once; a button draws as many again. */
const pageSize = 100;

const verdictStyles: Record<Verdict, string> = {
  prohibited: 'text-seal-700',
  restricted: 'text-ochre-700',
  depends: 'text-ink-2',
};

/** The findings, one row for each product, with a filter and an order. */
export function CatalogRows({
  rows,
  text,
  locale,
  today,
  fileHref,
  ingredientsHref,
  labelHref,
}: CatalogRowsProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [order, setOrder] = useState<Order>('urgent');
  const [shown, setShown] = useState(pageSize);
  const wanted = useDeferredValue(filter);
  const sorted = useMemo(() => sortRows(rows, order, locale), [rows, order, locale]);
  const matching = useMemo(
    () => sorted.filter((row) => matchesFilter(row, wanted, today)),
    [sorted, wanted, today],
  );
  const counts = useMemo(
    () => filters.map((each) => rows.filter((row) => matchesFilter(row, each, today)).length),
    [rows, today],
  );

  const step = useMemo(() => nextStep(rows, text), [rows, text]);

  return (
    <>
      <div className="mt-8 flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
        <Choice label={text('filters.label')} name="filter" value={filter} onChange={setFilter}>
          {filters.map((each, index) => (
            <option key={each} value={each}>
              {`${text(`filters.${each}`)} (${counts[index]})`}
            </option>
          ))}
        </Choice>
        <Choice label={text('orders.label')} name="order" value={order} onChange={setOrder}>
          {orders.map((each) => (
            <option key={each} value={each}>
              {text(`orders.${each}`)}
            </option>
          ))}
        </Choice>
      </div>
      {matching.length === 0 && (
        <p role="status" className="mt-6">
          {text('result.empty')}
        </p>
      )}
      <ol className="mt-6 border-t border-rule">
        {matching.slice(0, shown).map((row) => (
          <Row key={row.row} row={row} {...{ text, locale, today, fileHref, ingredientsHref, labelHref }} />
        ))}
      </ol>
      {matching.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + pageSize)}
          className={buttonVariants({ variant: 'quiet', size: 'small', className: 'mt-6 print:hidden' })}
        >
          {text('result.more', { count: Math.min(pageSize, matching.length - shown) })}
        </button>
      )}
      {step && (
        <NextStep
          className="mt-8 max-w-3xl"
          sentence={step.sentence}
          href={`${fileHref}#${step.fragment}`}
          link={text('result.file')}
        />
      )}
    </>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
};

function Choice<Value extends string>({ label, name, value, onChange, children }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
        className="mt-1 min-h-11 rounded-control border border-control bg-surface px-3"
      >
        {children}
      </select>
    </div>
  );
}

type RowProps = Omit<CatalogRowsProps, 'rows'> & { row: CatalogRow };

/** A product with its findings. A long list of hits shows the first ones; the links open the rest. */
function Row({ row, text, locale, today, fileHref, ingredientsHref, labelHref }: RowProps) {
  const { name, hits, drug, colors, open, total, fragment } = row;
  const next = nextDay(hits, today);
  const nothing = hits.length + drug.length + open.length === 0;
  return (
    <li
      data-row={row.row}
      data-hits={hits.length}
      data-open={open.length}
      className="grid gap-x-8 gap-y-2 border-b border-rule py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] print:break-inside-avoid"
    >
      <div>
        <p className="font-semibold">
          <bdi className="wrap-anywhere">{name || `#${row.row}`}</bdi>
        </p>
        <p className="type-caption text-ink-3">
          {[
            text('ingredients', { count: total }),
            colors.length > 0 && text('colors', { count: colors.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="type-small space-y-1">
        {hits.map((hit) => (
          <Hit key={`${hit.ingredient}${hit.list}${hit.section}`} hit={hit} text={text} />
        ))}
        {next && (
          <p className="text-ink-2">
            {text('table.date')}: {longDate(next, locale)}
          </p>
        )}
        {drug.length > 0 && (
          <p data-finding="drug" className="text-ochre-700">
            {text('drug', { words: drug.join(', ') })}
          </p>
        )}
        {open.length > 0 && <p className="text-ink-2">{text('open', { count: open.length })}</p>}
        {nothing && <p className="text-ink-3">{text(total === 0 ? 'result.unread' : 'result.nothing')}</p>}
      </div>
      <p className="type-small flex flex-col items-start gap-1 print:hidden">
        <a href={`${fileHref}#${fragment}`} className="text-link">
          {text('result.file')}
        </a>
        <a href={`${ingredientsHref}#${fragment}`} className="text-link">
          {text('result.open')}
        </a>
        <a href={`${labelHref}#${fragment}`} className="text-link">
          {text('result.label')}
        </a>
      </p>
    </li>
  );
}

function Hit({ hit, text }: { hit: CatalogHit; text: ToolText }) {
  const { ingredient, list, section, verdict, from } = hit;
  return (
    <p data-hit={`${list}:${section}`} data-date={from ?? undefined} data-verdict={verdict}>
      <bdi className="wrap-anywhere">{ingredient}</bdi>{' '}
      <span className={clsx('font-semibold', verdictStyles[verdict])}>{text(`verdicts.${verdict}`)}</span>{' '}
      <span className="text-ink-2">
        {text(`lists.${list}`)}, {section}
      </span>
    </p>
  );
}
