import { type ReactNode, type RefObject, useState } from 'react';
import { ToolForm } from '@/components/tools/shared/tool-form';
import { formParams } from '@/components/tools/shared/use-answers';
import { useShownProblems } from '@/components/tools/shared/use-shown-problems';
import { hasVisible } from '@/lib/text/visible';
import {
  type DateQuestion,
  type FinderAnswers,
  productFrom,
  type Question,
  salesFrom,
} from '@/lib/tools/mocra-duties/answers';
import type { ToolText } from '@/lib/tools/text';
import { Questions } from './questions';

type FinderFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  text: ToolText;
  /** Answers that the form has at first; a new `key` resets it to others. */
  initial: FinderAnswers;
  facts: FinderAnswers;
  /** The questions that matter for these answers. */
  asked: ReadonlySet<Question | DateQuestion>;
  /** True if scripts run, so that the form is enabled. */
  live: boolean;
  /** Id of the docket's title. */
  resultId: string;
  /** Summary of the docket in a line; null without a docket. */
  summary: ReactNode;
  onChange: (form: HTMLFormElement) => void;
};

/** Fields whose text is no answer. */
type Wrong = { readonly sales?: true; readonly product?: true };

function wrongIn(form: HTMLFormElement): Wrong {
  const params = formParams(form);
  const isWrong = (name: keyof Wrong, read: (text: string) => unknown) => {
    const typed = params.get(name) ?? '';
    return hasVisible(typed) && read(typed) === undefined;
  };
  return {
    ...(isWrong('sales', salesFrom) && { sales: true }),
    ...(isWrong('product', productFrom) && { product: true }),
  };
}

/** The questions, with the problems of the text typed into them. */
export function FinderForm(props: FinderFormProps) {
  const { ref, text, initial, facts, asked, live, resultId, summary, onChange } = props;
  const [wrong, setWrong] = useState<Wrong>({});
  const { problems, handlers } = useShownProblems(wrong);
  return (
    <ToolForm
      ref={ref}
      text={text}
      title={text('ui.answers')}
      hint={text('ui.answersHint')}
      onChange={(form) => {
        onChange(form);
        setWrong(wrongIn(form));
      }}
      handlers={handlers}
      resultId={resultId}
      summary={summary}
    >
      <Questions text={text} facts={initial} now={facts} asked={asked} live={live} problems={problems} />
    </ToolForm>
  );
}
