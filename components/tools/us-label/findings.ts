import { NextStep } from '@/components/tools/shared/next-step';
import { carryTo } from '@/lib/tools/product-file/carry';
import { collectFlags, needsTranslation } from '@/lib/tools/us-label/flags';
import { nextStepText } from '@/lib/tools/us-label/next-step';
import { flagText } from '@/lib/tools/us-label/proof';
import { DrugGate } from './drug-gate';
import { LabelNotices } from './label-notices';
import { LabelStrip } from './label-strip';

/*
 * The findings about a label with their rules, which a page loads with the first answer.
 */
export {
  carryTo,
  collectFlags,
  DrugGate,
  flagText,
  LabelNotices,
  LabelStrip,
  NextStep,
  needsTranslation,
  nextStepText,
};
