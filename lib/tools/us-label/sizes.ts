import { type AmountUnit, commonSizes, measureFor, metric, netContents, plain } from './amount.ts';

/** Returns common U.S. sizes in a unit, as typed and as printed. */
export function sizeChoices(unit: AmountUnit | undefined): { value: string; label: string }[] {
  if (!unit || unit === 'count') return [];
  const measure = measureFor(unit);
  return (commonSizes[measure.ounce] ?? []).map((size) => {
    const base = metric(size * measure.perOunce);
    const values: Partial<Record<AmountUnit, string>> = {
      [measure.ounce]: plain(size),
      [measure.small]: plain(base),
      [measure.large]: plain(metric((size * measure.perOunce) / 1000)),
    };
    return { value: values[unit] ?? '', label: netContents(size, measure.ounce) ?? '' };
  });
}
