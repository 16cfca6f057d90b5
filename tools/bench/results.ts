import type { Variant } from './sites.ts';

export const parts = [
  'build',
  'sizes',
  'lighthouse',
  'platform',
  'trace',
  'server',
  'load',
  'articles',
] as const;
export type Part = (typeof parts)[number];

/** Values of one measurement, by the name of what was measured. */
export type Values = Record<string, number>;

/** Everything measured at one place; each list has a value per run. */
export type Row = { variant: string; page: string; values: Record<string, number[]> };

export type PartResults = {
  date: string;
  /** Of this checkout, and of the one that `--against` names. */
  commit: string;
  against: string;
  runs: number;
  minutes: number;
  /** The machine's load average when the run began. */
  otherLoad: number;
  rows: Row[];
};

export type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string;
  next: string;
};

/** What docs/performance.json holds. */
export type Results = { machine: Machine; parts: Partial<Record<Part, PartResults>> };

/** Collects the values of a part. */
export class Collector {
  readonly rows: Row[] = [];

  add(variant: Variant | 'few' | 'many', page: string, values: Values): void {
    let row = this.rows.find((one) => one.variant === variant && one.page === page);
    if (!row) {
      row = { variant, page, values: {} };
      this.rows.push(row);
    }
    for (const [name, value] of Object.entries(values)) {
      const list = row.values[name] ?? [];
      list.push(Math.round(value * 1000) / 1000);
      row.values[name] = list;
    }
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}
