import { PrintSheet } from './print-sheet';
import { ResultActions } from './result-actions';

/*
 * The parts of a result below the docket, which a page loads with the first answer.
 */
export { PrintSheet, ResultActions };
