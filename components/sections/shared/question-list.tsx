import type { Question } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';

type QuestionListProps = {
  questions: readonly Question[];
  /** Shared by the list's entries: opening one closes the others. */
  name: string;
  /** Shows the first answer from the start, where the list is short. */
  firstOpen?: boolean;
};

/** The margin is room for the focus ring around the words. */
const summary =
  'relative -mx-2 block list-none rounded-control py-3 pr-13 pl-2 text-base leading-[1.4] font-semibold text-pretty hover:text-spruce-700 focus-visible:outline-offset-[-3px] md:py-5 [&::-webkit-details-marker]:hidden';
/** Of the plus sign, which becomes a minus. */
const stroke = 'absolute top-1/2 right-3.5 h-0.5 w-3.5 bg-current forced-colors:bg-[CanvasText]';

/** Questions as native disclosures, one open at a time; the answers are in the HTML. */
export function QuestionList({ questions, name, firstOpen }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          className="group border-t border-rule first:border-t-ink last:border-b"
          open={firstOpen && index === 0}
        >
          <summary className={summary}>
            {unbroken(question)}
            <span className={`${stroke} rotate-90 transition-transform group-open:rotate-0`} />
            <span className={stroke} />
          </summary>
          <p className="max-w-[38em] pr-6 pb-5 text-ink-2">{unbroken(answer)}</p>
        </details>
      ))}
    </div>
  );
}
