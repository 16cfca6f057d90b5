import { foldMark } from '@/components/ui/fold-mark';
import type { QuestionAndAnswer } from '@/lib/seo/structured-data';
import { keepTogetherInBlock } from '@/lib/text/typography';

type QuestionListProps = {
  questions: readonly QuestionAndAnswer[];
  /** Shared by the list's entries: opening one closes the others. */
  name: string;
  /** Opens the first entry at the start, if the list is short. */
  firstOpen?: boolean;
};

/** The margin leaves space for the focus ring. */
const summary =
  'relative -mx-2 block after:right-3.5 list-none rounded-control py-3 pr-13 pl-2 text-base leading-[1.4] font-semibold text-pretty hover:text-spruce-700 focus-visible:outline-offset-[-3px] md:py-5 [&::-webkit-details-marker]:hidden';

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
          <summary className={`${summary} ${foldMark}`}>{keepTogetherInBlock(question)}</summary>
          <p className="max-w-[38em] pr-6 pb-5 text-ink-2">{keepTogetherInBlock(answer)}</p>
        </details>
      ))}
    </div>
  );
}
