import type { PlainDate } from '../../rules/dates.ts';
import type { Verdict } from '../ingredients/check.ts';
import type { PendingLaw } from '../mocra-duties/finder.ts';
import { readProduct } from './answers.ts';
import { buildFile } from './file.ts';

/* What a tool's page says about the product as a whole, from the findings of all tools. */

export type Strip = {
  /** Its name or what it is; null if neither is known. */
  readonly name: string | null;
  readonly ingredients: number;
  readonly made: 'us' | 'other' | null;
  readonly fix: number;
  readonly check: number;
  /** Names on a list, with their lists. */
  readonly hits: readonly {
    readonly typed: string;
    readonly verdict: Verdict;
    readonly lists: readonly string[];
    /** First day of a rule that begins later. */
    readonly from: PlainDate | null;
  }[];
  readonly colors: number;
  readonly dates: number;
  readonly missing: number;
};

/** Returns the summary of a product, by the names of the product file. */
export function stripOf(fragment: string, today: PlainDate, law: PendingLaw = {}): Strip {
  const product = readProduct(new URLSearchParams(fragment));
  const { label, finder, listing } = product;
  const { findings, counts, total } = buildFile(product, {
    today,
    law,
    sources: {},
    categories: [],
  });
  const hits = findings.flatMap(({ subject, section, severity, date }) =>
    subject.of === 'hits' && !(section === 'ingredients' && severity === 'note')
      ? [
          {
            typed: subject.typed,
            verdict: subject.verdict,
            lists: subject.hits.map(({ list }) => list),
            from: date,
          },
        ]
      : [],
  );
  return {
    name: finder.product ?? label.identity ?? null,
    ingredients: total,
    made: listing.made ?? null,
    fix: counts.fix,
    check: counts.check,
    hits,
    colors: findings.filter(({ section, severity }) => section === 'colors' && severity !== 'note').length,
    dates: findings.filter(({ section, date }) => section === 'dates' && date !== null).length,
    missing: findings.filter(({ subject }) => subject.of === 'element').length,
  };
}
