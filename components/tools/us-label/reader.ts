import { readNames } from '@/lib/tools/ingredients/names';
import { readIngredients } from '@/lib/tools/us-label/read-ingredients';

/*
 * The reading of ingredients with its tables, which a page loads with the first list.
 */
export { readIngredients, readNames };
