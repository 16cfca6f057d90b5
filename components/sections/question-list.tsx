import type { Question } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';

type QuestionListProps = {
  questions: readonly Question[];
  /** Shared by the list's entries: opening one closes the others. */
  name: string;
  /** Shows the first answer from the start, where the list is short. */
  firstOpen?: boolean;
};

/** Questions as native disclosures, one open at a time; the answers are in the HTML. */
export function QuestionList({ questions, name, firstOpen }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} className="question" open={firstOpen && index === 0}>
          <summary>{unbroken(question)}</summary>
          <p className="max-w-[38em] pr-6 pb-5 text-ink-2">{unbroken(answer)}</p>
        </details>
      ))}
    </div>
  );
}
