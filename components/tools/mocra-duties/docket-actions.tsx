import { NextStep } from '@/components/tools/shared/next-step';
import { nextStepText } from '@/lib/tools/mocra-duties/next-step';
import { carryTo } from '@/lib/tools/product-file/carry';
import { ResultActions, type ResultActionsProps } from './result-actions';

type DocketActionsProps = ResultActionsProps & {
  /** What the URL has of the answers. */
  fragment: string;
  productFileHref: string;
};

/** The next step and the actions, below the docket. */
export function DocketActions({ fragment, productFileHref, ...result }: DocketActionsProps) {
  const { docket, reading } = result;
  return (
    <>
      <NextStep
        className="border-t border-rule px-5 py-4 sm:px-6"
        sentence={nextStepText(docket, reading)}
        href={`${productFileHref}#${carryTo('product-file', 'mocra-duties', fragment)}`}
        link={reading.text('nextStep.link')}
      />
      <ResultActions {...result} />
    </>
  );
}
