import { collectFlags, flagText, needsTranslation } from '@/lib/tools/us-label/flags';
import { DrugGate } from './drug-gate';
import { LabelNotices } from './label-notices';
import { LabelStrip } from './label-strip';

/*
 * The findings about a label with their rules, which a page loads with the first answer.
 */
export { collectFlags, DrugGate, flagText, LabelNotices, LabelStrip, needsTranslation };
