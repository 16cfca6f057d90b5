import type { Callout } from '@/lib/articles/rich-text';

const ring = 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z';

const shapes: Record<Callout['tone'] | 'reviewed', string> = {
  note: `${ring}M8 7.2v4.3M8 4.4v1.3`,
  important: 'M8 1.6 15 14.2H1ZM8 6.2v4M8 11.4v1.2',
  deadline: `${ring}M8 4v4.3l2.9 1.8`,
  reviewed: `${ring}m-3 7.2 2.2 2.1 4-4.5`,
};

/** A small outlined shape in the text color; the word beside it has the same meaning. */
export function ArticleMark({ kind }: { kind: keyof typeof shapes }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 flex-none">
      <path d={shapes[kind]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
