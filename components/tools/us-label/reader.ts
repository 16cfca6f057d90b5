import { ListChanges, uniqueChanges } from '@/components/tools/shared/list-changes';
import { readNames } from '@/lib/tools/ingredients/names';
import { readIngredients } from '@/lib/tools/us-label/read-ingredients';

/*
 * The reading of ingredients with its tables, and its changes to the list, which a page loads with the first list.
 */
export { ListChanges, readIngredients, readNames, uniqueChanges };
