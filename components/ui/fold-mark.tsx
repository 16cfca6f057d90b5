import { cn } from '@/lib/text/class-names';

/**
 * Classes that draw the plus sign of a closed `<details className="group">`, a minus when it is open, at the right edge
 * of a `relative` summary. `--fold` is the distance from that edge.
 */
export const foldMark =
  'before:absolute before:top-1/2 before:right-(--fold,0px) before:h-0.5 before:w-3.5 before:-translate-y-1/2 before:rotate-90 before:bg-current before:transition-transform group-open:before:rotate-0 forced-colors:before:bg-[CanvasText] print:before:content-none after:absolute after:top-1/2 after:right-(--fold,0px) after:h-0.5 after:w-3.5 after:-translate-y-1/2 after:bg-current forced-colors:after:bg-[CanvasText] print:after:content-none';

/** The same as an element, for a summary that lays out its parts. */
export function FoldMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('relative block size-3.5 flex-none print:hidden', foldMark, className)}
    />
  );
}
