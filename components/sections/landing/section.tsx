import { Fragment, type ReactNode } from 'react';
import { type NumberedSection, sectionNumber } from '@/lib/sections';
import { cn } from '@/lib/text/class-names';
import { keepTogether } from '@/lib/text/typography';

type SectionProps = {
  section: NumberedSection;
  /** Includes the height until the browser lays the section out: `later-<px>` of globals.css. */
  className: string;
  /** Shares its band with the section above: the space between them is that section's. */
  joined?: boolean;
  children: ReactNode;
};

/** A numbered section: the browser lays it out when a visitor comes near, and its heading names it. */
export function Section({ section, className, joined, children }: SectionProps) {
  return (
    <section
      id={section}
      aria-labelledby={`${section}-title`}
      className={cn('later', joined && 'scroll-mt-0', className)}
    >
      <div className={cn('wrap railed section-space', joined && 'pt-0')}>{children}</div>
    </section>
  );
}

type SectionHeadingProps = {
  section: NumberedSection;
  title: string;
  className?: string;
};

/** Number of a section in the rail, and its heading. */
export function SectionHeading({ section, title, className }: SectionHeadingProps) {
  return (
    <>
      <span className="section-number" aria-hidden="true">
        § {sectionNumber(section)}
      </span>
      <h2 id={`${section}-title`} className={cn('type-h2', className)}>
        <Sentences text={title} />
      </h2>
    </>
  );
}

/** A heading of several sentences that breaks between sentences if they do not fit on one line. */
function Sentences({ text }: { text: string }) {
  // Not after `U.S.`: a sentence ends with more than a capital letter.
  const sentences = text.split(/(?<=[^A-Z][.?!]) (?=\S)/);
  if (sentences.length === 1) return keepTogether(text);
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{keepTogether(sentence)}</span>
    </Fragment>
  ));
}
