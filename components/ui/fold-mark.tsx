import { cn } from '@/lib/text/class-names';

/**
 * Classes that draw the plus sign of a closed `<details className="group">`, a minus when it is open in a
 * `relative` summary, which sets the distance from an edge with `after:right-…`.
 */
export const foldMark =
  'after:absolute after:inset-y-0 after:w-3.5 after:[background:linear-gradient(currentColor_0_0)_center/100%_2px_no-repeat,linear-gradient(currentColor_0_0)_center/2px_0.875rem_no-repeat] group-open:after:[background-size:100%_2px,0] print:after:content-none';

/** The same as an element, for a summary that lays out its parts. */
export function FoldMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('relative block size-3.5 flex-none print:hidden', foldMark, className)}
    />
  );
}
