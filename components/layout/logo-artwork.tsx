import { site } from '@/lib/site';
import { cn } from '@/lib/text/class-names';

/** The mark: a ruled sheet with a red check mark that is also the letter A. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 28 28" className="size-7" aria-hidden="true">
      <rect width="28" height="28" rx="2" fill="#0a5851" />
      <path d="M7 22.5 14 5.5l7 17" fill="none" stroke="#fbfaf6" strokeWidth="2.6" />
      <path d="m9.8 15.6 3.4 3.4 11.4-8.4" fill="none" stroke="#0a5851" strokeWidth="6" />
      <path d="m9.8 15.4 3.4 3.6L24.3 10" fill="none" stroke="#fbfaf6" strokeWidth="2.4" />
    </svg>
  );
}

/** Mark, from the file of the favicon, and name side by side; the name is the accessible text. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <img src="/icon.svg" width={28} height={28} alt="" />
      <span className="type-heavy text-h3 leading-none tracking-[-0.04em]">{site.name}</span>
    </span>
  );
}
