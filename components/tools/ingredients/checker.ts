import { ListChanges } from '@/components/tools/shared/list-changes';
import { checkIngredients, groupByOutcome } from '@/lib/tools/ingredients/check';
import { readNames } from '@/lib/tools/ingredients/names';
import { renameIn } from '@/lib/tools/ingredients/rename';
import { CheckActions } from './check-actions';
import { CheckResult, ListCounts } from './check-result';

/*
 * The comparison with its tables and its result, which a page loads with the first list.
 */
export {
  CheckActions,
  CheckResult,
  checkIngredients,
  groupByOutcome,
  ListChanges,
  ListCounts,
  readNames,
  renameIn,
};
