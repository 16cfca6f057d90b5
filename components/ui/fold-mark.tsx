import { cn } from '@/lib/text/class-names';

const stroke =
  'absolute top-1/2 left-0 h-0.5 w-3.5 -translate-y-1/2 bg-current forced-colors:bg-[CanvasText]';

/** The plus sign of a closed `<details className="group">`, a minus when it is open. */
export function FoldMark({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn('relative block size-3.5 flex-none print:hidden', className)}>
      <span className={`${stroke} rotate-90 transition-transform group-open:rotate-0`} />
      <span className={stroke} />
    </span>
  );
}
