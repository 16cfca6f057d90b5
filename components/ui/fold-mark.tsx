import { cn } from '@/lib/text/class-names';

/**
 * Classes that draw the plus sign of a closed `<details className="group">`, a minus when it is open, at the right edge
 * of a `relative` summary. `--fold` is the distance from that edge.
 */
export const foldMark =
  'after:absolute after:top-1/2 after:right-(--fold,0px) after:size-3.5 after:-translate-y-1/2 after:[background:linear-gradient(currentColor,currentColor)_center/100%_2px_no-repeat,linear-gradient(currentColor,currentColor)_center/2px_100%_no-repeat] group-open:after:[background-size:100%_2px,0_0] print:after:content-none';

/** The same as an element, for a summary that lays out its parts. */
export function FoldMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('relative block size-3.5 flex-none print:hidden', foldMark, className)}
    />
  );
}
