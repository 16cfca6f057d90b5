import { DocketActions } from './docket-actions';
import { PrintSheet } from './print-sheet';

/*
 * The parts of a result besides the docket, which a page loads with the first answer.
 */
export { DocketActions, PrintSheet };
