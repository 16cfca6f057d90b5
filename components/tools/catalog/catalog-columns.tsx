import { type FormEvent, useEffect, useId, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { keepTogether } from '@/lib/text/typography';
import { type ColumnChoice, columnRoles } from '@/lib/tools/catalog/columns';
import type { ToolText } from '@/lib/tools/text';
import type { Problem, TablePreview } from './use-catalog';

type CatalogColumnsProps = {
  text: ToolText;
  table: TablePreview;
  choice: ColumnChoice;
  problem: Problem | null;
  isCanceled: boolean;
  onChoose: (choice: ColumnChoice) => void;
  onCheck: () => void;
  onRestart: () => void;
};

/** Longest part of a cell that the preview shows, in characters. */
const previewLength = 90;

/** The recognized columns, for a person to confirm or change. */
export function CatalogColumns(props: CatalogColumnsProps) {
  const { text, table, choice, problem, isCanceled, onChoose, onCheck, onRestart } = props;
  const { columns, preview, count } = table;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The control that read the table is gone.
  useEffect(() => title.current?.focus(), []);

  const nameOf = (index: number) => columns[index] || text('columns.unnamed', { number: index + 1 });
  function submit(event: FormEvent) {
    event.preventDefault();
    onCheck();
  }

  return (
    <section aria-labelledby={`${id}-title`} data-print="hidden">
      <h2 ref={title} id={`${id}-title`} tabIndex={-1} className="type-pillar outline-none">
        {text('columns.title')}
      </h2>
      <p role="status" className="type-small mt-2 text-ink-2">
        {isCanceled && `${text('ui.canceled')} `}
        {text('columns.text', { count })}
      </p>
      {problem && (
        <p role="alert" data-problem={problem} className="mt-4 font-medium text-seal-700">
          {keepTogether(text(`problems.${problem}`))}
        </p>
      )}
      <form onSubmit={submit} className="mt-6">
        <div className="grid max-w-4xl gap-5 md:grid-cols-3">
          {columnRoles.map((role) => (
            <div key={role}>
              <label htmlFor={`${id}-${role}`} className="block text-small font-semibold">
                {text(`columns.${role}`)}
              </label>
              <select
                id={`${id}-${role}`}
                name={role}
                value={choice[role] ?? ''}
                aria-invalid={role === 'ingredients' && problem ? true : undefined}
                onChange={({ currentTarget: { value } }) =>
                  onChoose({ ...choice, [role]: value === '' ? null : Number(value) })
                }
                className="mt-1.5 min-h-12 w-full rounded-control border border-control bg-surface px-3"
              >
                <option value="">{text('columns.none')}</option>
                {columns.map((column, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
                  <option key={index} value={index}>
                    {column || nameOf(index)}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="submit" className={buttonVariants({ size: 'small' })}>
            {text('columns.check', { count })}
          </button>
          <button
            type="button"
            onClick={onRestart}
            className={buttonVariants({ variant: 'quiet', size: 'small' })}
          >
            {text('ui.again')}
          </button>
        </div>
      </form>
      <h3 className="mt-8 font-semibold">{text('columns.preview')}</h3>
      <ol className="type-small mt-2 max-w-4xl border-t border-rule">
        {preview.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no id
          <li key={row} className="border-b border-rule py-3">
            {columnRoles.map((role) => {
              const cell = choice[role] === null ? '' : (cells[choice[role]] ?? '');
              return (
                cell && (
                  <p key={role} className={role === 'name' ? 'font-semibold' : 'text-ink-2'}>
                    <bdi className="wrap-anywhere">{[...cell].slice(0, previewLength).join('')}</bdi>
                    {[...cell].length > previewLength && '…'}
                  </p>
                )
              );
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
