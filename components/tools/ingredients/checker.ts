import { ListChanges } from '@/components/tools/shared/list-changes';
import { NextStep } from '@/components/tools/shared/next-step';
import { checkIngredients, groupByOutcome } from '@/lib/tools/ingredients/check';
import { readNames } from '@/lib/tools/ingredients/names';
import { nextStepText } from '@/lib/tools/ingredients/next-step';
import { renameIn } from '@/lib/tools/ingredients/rename';
import { carryTo } from '@/lib/tools/product-file/carry';
import { CheckActions } from './check-actions';
import { CheckResult, ListCounts } from './check-result';

/*
 * The comparison with its tables and its result, which a page loads with the first list.
 */
export {
  CheckActions,
  CheckResult,
  carryTo,
  checkIngredients,
  groupByOutcome,
  ListChanges,
  ListCounts,
  NextStep,
  nextStepText,
  readNames,
  renameIn,
};
