import type { Question } from '@/lib/seo/structured-data';

type QuestionListProps = {
  questions: readonly Question[];
  /** Shared by the list's entries: opening one closes the others. */
  name: string;
};

/** Questions as native disclosures, the first one open; the answers are in the HTML. */
export function QuestionList({ questions, name }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} className="question" open={index === 0}>
          <summary>{question}</summary>
          <p className="max-w-[38em] pr-6 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
