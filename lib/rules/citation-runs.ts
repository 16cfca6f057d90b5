import { citationsIn } from './citations.ts';
import type { Rule } from './ledger.ts';
import { ruleBehind } from './ledger.ts';

/** A stretch of a citation, and the rule behind it; the stretches joined by blanks are the citation. */
export type CitationRun = { readonly text: string; readonly rule: Rule | undefined };

/**
 * A citation as stretches of one rule each: `§ 605(b)(1), 21 U.S.C. 364a(b)(1)` is one. A part that cites nothing of its
 * own, such as `(b)` or `Appendix B`, goes with the part before it.
 */
export function citationRuns(text: string): CitationRun[] {
  const found = citationsIn(text);
  const runs: CitationRun[] = [];
  let start = 0;
  for (const part of text.split(/(?<=[,;]) /)) {
    // A list of sections is found once for each of them, always as the whole list: every part takes the next.
    const own = found.findIndex(({ at, text }) => at < start + part.length && at + text.length > start);
    const last = runs.at(-1);
    const rule = own < 0 ? last?.rule : ruleBehind(found.splice(own, 1)[0]?.ref ?? '');
    if (last && last.rule === rule) runs[runs.length - 1] = { text: `${last.text} ${part}`, rule };
    else runs.push({ text: part, rule });
    start += part.length + 1;
  }
  return runs;
}
