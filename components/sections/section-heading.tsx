import { cn } from '@/lib/utils';
import { Sentences } from './sentences';

type SectionHeadingProps = {
  /** § number in the margin rail. */
  number: number;
  id: string;
  title: string;
  className?: string;
};

/** A section's number in the rail and its heading. */
export function SectionHeading({ number, id, title, className }: SectionHeadingProps) {
  return (
    <>
      <span className="section-number" aria-hidden="true">
        § {number}
      </span>
      <h2 id={id} className={cn('type-h2', className)}>
        <Sentences text={title} />
      </h2>
    </>
  );
}
