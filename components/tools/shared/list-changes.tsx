import { useRef } from 'react';
import { keepTogether } from '@/lib/text/typography';
import { type Change, changeId } from '@/lib/tools/ingredients/parse/edits';
import type { ToolText } from '@/lib/tools/text';

type ListChangesProps = {
  /** Id of the summary. */
  id?: string;
  changes: readonly Change[];
  /** Ids of the changes that the visitor has undone, one on each line. */
  undone: string | undefined;
  /** Texts below `changes`. */
  text: ToolText;
  live: boolean;
  onUndo: (undone: string) => void;
};

/** Returns each change once. */
export const uniqueChanges = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [changeId(change), change])).values(),
];

/** Changes to the pasted list, folded, each with a button that undoes it. */
export function ListChanges({ id, changes, undone = '', text, live, onUndo }: ListChangesProps) {
  const summary = useRef<HTMLElement>(null);
  const unique = uniqueChanges(changes);
  if (unique.length === 0 && !undone) return null;

  /** The pressed button goes, so the focus moves to the summary. */
  function set(ids: string) {
    onUndo(ids);
    summary.current?.focus();
  }
  return (
    <details data-changes="" data-print="hidden" className="mt-6 border-t border-rule">
      <summary
        ref={summary}
        id={id}
        className="flex min-h-11 cursor-pointer items-center text-small font-semibold"
      >
        {text('changes.title', { count: unique.length })}
      </summary>
      <ul className="type-small">
        {unique.map((change) => (
          <li
            key={changeId(change)}
            data-change={change.kind}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-1"
          >
            <span className="wrap-anywhere">
              <span className="text-ink-3">{text(`changes.kinds.${change.kind}`)}</span>{' '}
              <bdi>{change.typed}</bdi>
              {change.to && (
                <>
                  {' → '}
                  <bdi>{change.to}</bdi>
                </>
              )}
            </span>
            <button
              type="button"
              disabled={!live}
              onClick={() => set([...undone.split('\n').filter(Boolean), changeId(change)].join('\n'))}
              className="more-link min-h-11"
            >
              {text('changes.undo')}
              <span className="sr-only">: {change.typed.slice(0, 80)}</span>
            </button>
          </li>
        ))}
      </ul>
      {undone && (
        <p className="type-small border-t border-rule py-1">
          {keepTogether(text('changes.undone', { count: undone.split('\n').length }))}{' '}
          <button type="button" disabled={!live} onClick={() => set('')} className="more-link min-h-11">
            {text('changes.redo')}
          </button>
        </p>
      )}
    </details>
  );
}
