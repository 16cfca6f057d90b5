import { site } from '@/lib/site';
import { cn } from '@/lib/text/class-names';

/** Mark, from the file of the favicon, and name side by side; the name is the accessible text. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <img src="/icon.svg" width={28} height={28} alt="" />
      <span className="type-heavy text-h3 leading-none tracking-[-0.04em]">{site.name}</span>
    </span>
  );
}
