import { cn } from '@/lib/utils';

/** The mark: a ruled sheet whose red-pen tick is also the letter A. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" className={cn('size-7', className)} aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="2" fill="#0a5851" />
      <path d="M7 22.5 14 5.5l7 17" fill="none" stroke="#fbfaf6" strokeWidth="2.6" strokeLinejoin="miter" />
      <path d="m9.8 15.6 3.4 3.4 11.4-8.4" fill="none" stroke="#0a5851" strokeWidth="6" />
      <path d="m9.8 15.4 3.4 3.6L24.3 10" fill="none" stroke="#fbfaf6" strokeWidth="2.4" />
    </svg>
  );
}
