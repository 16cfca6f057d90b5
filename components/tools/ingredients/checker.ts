import { asText } from '@/lib/tools/ingredients/as-text';
import { checkIngredients, groupByOutcome } from '@/lib/tools/ingredients/check';
import { readNames } from '@/lib/tools/ingredients/names';
import { CheckResult } from './check-result';

/*
 * The comparison with its tables, which a page loads with the first list.
 */
export { asText, CheckResult, checkIngredients, groupByOutcome, readNames };
