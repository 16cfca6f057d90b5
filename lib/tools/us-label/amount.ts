export const amountUnits = ['mL', 'L', 'g', 'kg', 'fl oz', 'oz', 'count'] as const;
export type AmountUnit = (typeof amountUnits)[number];

type Unit = readonly [ounces: number, name: string];
/** How a label states weights or volumes, 21 CFR 701.13(j) and (k). */
type Measure = {
  readonly prefix: string;
  readonly ounce: AmountUnit;
  readonly small: AmountUnit;
  readonly large: AmountUnit;
  readonly perOunce: number;
  readonly units: readonly Unit[];
  /** Ounces from which only the larger units are printed. From 16 ounces on they are in parentheses. */
  readonly aloneFrom: number;
};

const fluid: Measure = {
  prefix: '',
  ounce: 'fl oz',
  small: 'mL',
  large: 'L',
  perOunce: 29.5735295625,
  units: [
    [128, 'gal'],
    [32, 'qt'],
    [16, 'pt'],
    [1, 'fl oz'],
  ],
  aloneFrom: 128,
};

const weight: Measure = {
  prefix: 'Net Wt ',
  ounce: 'oz',
  small: 'g',
  large: 'kg',
  perOunce: 28.349523125,
  units: [
    [16, 'lb'],
    [1, 'oz'],
  ],
  aloneFrom: 64,
};

/** Smallest part of an ounce that two decimals can state, 21 CFR 701.13(d). */
const least = 0.01;

/** Rounds down to `decimals` decimals; a rounding error below a step counts as the step. */
function floorTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 1e-7) / scale;
}

/** Rounds ounces down to two decimals and three digits, so that the label overstates nothing. */
const customary = (value: number) => floorTo(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** Rounds a metric amount down to three digits; 15 U.S.C. 1453 requires no more. */
export const metric = (value: number) => floorTo(value, Math.max(0, 2 - Math.floor(Math.log10(value))));

/** Formats a number without exponent and without grouping. */
export const plain = (value: number) => String(Number(value.toFixed(3)));

/** Returns whole units and the remainder, such as `1 qt 1.8 fl oz`, without zeros. */
function inUnits(total: number, units: readonly Unit[]): string {
  let rest = total;
  return units
    .map(([size, name], index) => {
      const last = index === units.length - 1;
      const amount = last ? Number(rest.toFixed(2)) : Math.floor(rest / size + 1e-9);
      rest -= amount * size;
      return amount > 0 ? `${plain(amount)} ${name}` : '';
    })
    .filter(Boolean)
    .join(' ');
}

/** Common sizes in the United States, in ounces and fluid ounces. */
export const commonSizes: Partial<Record<AmountUnit, readonly number[]>> = {
  'fl oz': [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 128],
  oz: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 48, 64],
};

export const measureFor = (unit: AmountUnit) =>
  [fluid.ounce, fluid.small, fluid.large].includes(unit) ? fluid : weight;

/** Milliliters or grams as a label states them; liters or kilograms from 1,000 on. */
function inMetric(amount: number, { small, large }: Measure, format: (value: number) => number): string {
  const [value, unit] = amount >= 1000 ? [amount / 1000, large] : [amount, small];
  return `${Number(format(value).toFixed(6))} ${unit}`;
}

/** True if a unit is one of volume. */
export const isVolume = (unit: AmountUnit | undefined): boolean =>
  unit !== undefined && unit !== 'count' && measureFor(unit) === fluid;

/**
 * Returns the net contents as a label states them, in both systems of units: 15 U.S.C. 1453(a), 21 CFR 701.13. The typed
 * amount stays, the other system is rounded down. An amount that is the metric equivalent of a common U.S. size prints the
 * declaration of that size, so that one fill has one label. Null when the amount is too small to be stated in ounces, and
 * for a count, which needs a weight or a measure beside it.
 */
export function netContents(amount: number, unit: AmountUnit): string | null {
  if (unit === 'count') return null;
  const measure = measureFor(unit);
  const { prefix, ounce, large, perOunce, units, aloneFrom } = measure;
  const base = unit === large ? amount * 1000 : amount;
  const typed = inMetric(base, measure, (value) => value);
  const common = commonSizes[ounce]?.find((size) => {
    const isWhole = base >= 1000 && floorTo(size * perOunce, 0) === base;
    return isWhole || inMetric(size * perOunce, measure, metric) === typed;
  });
  if (unit !== ounce && common) return netContents(common, ounce);
  const inOunces = unit === ounce;
  const ounces = inOunces ? floorTo(amount, 2) : customary(base / perOunce);
  if (ounces < least) return null;
  const si = inOunces ? inMetric(amount * perOunce, measure, metric) : typed;
  const whole = inUnits(ounces, units);
  // The larger units are in parentheses from 16 ounces on; below, the metric amount is.
  if (ounces < 16 || ounces >= aloneFrom) return `${prefix}${whole} (${si})`;
  return `${prefix}${plain(ounces)} ${ounce} (${whole}) ${si}`;
}

/** Returns a count with the total weight or measure beside it, 21 CFR 701.13(c). */
export function countedContents(count: number, measure: number, unit: AmountUnit): string | null {
  const contents = netContents(measure, unit);
  return Number.isInteger(count) && contents ? `${plain(count)} count, ${contents}` : null;
}
