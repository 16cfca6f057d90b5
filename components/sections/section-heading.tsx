import { Fragment } from 'react';
import { cn } from '@/lib/utils';

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

/** A heading of several sentences: where they do not fit one line, a line ends between them rather than inside. */
function Sentences({ text }: { text: string }) {
  // Not after `U.S.`: a sentence ends in more than a capital.
  const sentences = text.split(/(?<=[^A-Z][.?!]) (?=\S)/);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
