import { longDate } from '../../rules/dates.ts';
import type { Docket } from './docket.ts';
import type { Reading } from './texts.ts';

/** Returns the sentence that ends a docket: the number of duties, the first one to settle, and how to go on. */
export function nextStepText(docket: Docket, { text, locale }: Reading): string {
  const late = docket.overdue[0];
  const first = late ?? docket.next;
  const count = docket.dated.length + docket.undated.length + docket.unless.length;
  if (first) {
    const values = { count, name: text(`duties.${first.id}`), date: longDate(first.date, locale) };
    return text(late ? 'nextStep.late' : 'nextStep.date', values);
  }
  // Where the law is silent, no answer of the visitor decides.
  const open = docket.open.flatMap(({ question, duties }) => (question ? duties : [])).length;
  return text(open > 0 ? 'nextStep.open' : 'nextStep.none', { count, open });
}
