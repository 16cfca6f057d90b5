import { NextStep } from '@/components/tools/shared/next-step';
import { nextStepText } from '@/lib/tools/mocra-duties/next-step';
import { carryTo } from '@/lib/tools/product-file/carry';
import { PrintSheet } from './print-sheet';
import { ResultActions } from './result-actions';

/*
 * The parts of a result below the docket, which a page loads with the first answer.
 */
export { carryTo, NextStep, nextStepText, PrintSheet, ResultActions };
