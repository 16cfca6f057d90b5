import { cn } from '@/lib/text/class-names';

const strokes =
  'before:absolute before:top-1/2 before:left-0 before:h-0.5 before:w-3.5 before:-translate-y-1/2 before:rotate-90 before:bg-current before:transition-transform group-open:before:rotate-0 forced-colors:before:bg-[CanvasText] after:absolute after:top-1/2 after:left-0 after:h-0.5 after:w-3.5 after:-translate-y-1/2 after:bg-current forced-colors:after:bg-[CanvasText]';

/** The plus sign of a closed `<details className="group">`, a minus when it is open. */
export function FoldMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('relative block size-3.5 flex-none print:hidden', strokes, className)}
    />
  );
}
