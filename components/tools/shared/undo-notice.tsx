import { useEffect, useRef } from 'react';
import type { ToolText } from '@/lib/tools/text';
import styles from './tools.module.css';

/** How long a change can be undone, in ms. */
const undoTime = 10_000;

export type Undo = {
  /** Sentence about the change. */
  done: string;
  run: () => void;
  /** Ends the offer. */
  end: () => void;
};

/**
 * Offers to undo a change for ten seconds, at the lower edge of the window; longer while the pointer or the focus is on it. It is
 * before the form, whose first field has the focus after a change, so Shift and Tab lead to it.
 */
export function UndoNotice({ undo, text }: { undo: Undo | null; text: ToolText }) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(undo);
  latest.current = undo;
  const done = undo?.done;
  useEffect(() => {
    if (!done) return;
    const timer = setInterval(() => {
      if (!ref.current?.matches(':hover, :focus-within')) latest.current?.end();
    }, undoTime);
    return () => clearInterval(timer);
  }, [done]);
  return (
    <div role="status" data-print="hidden" className={styles.undo}>
      {undo && (
        <div ref={ref} data-undo="" className="on-dark">
          <span>{undo.done}</span>
          <button type="button" onClick={undo.run}>
            {text('undo.button')}
          </button>
        </div>
      )}
    </div>
  );
}
