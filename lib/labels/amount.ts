export const amountUnits = ['mL', 'L', 'g', 'kg', 'fl oz', 'oz', 'count'] as const;
export type AmountUnit = (typeof amountUnits)[number];

type Unit = readonly [ounces: number, name: string];
/** How amounts of one kind are stated, 21 CFR 701.13(j) and (k). */
type Measure = {
  readonly prefix: string;
  readonly ounce: AmountUnit;
  readonly small: AmountUnit;
  readonly large: AmountUnit;
  readonly perOunce: number;
  readonly units: readonly Unit[];
  /** Ounces from which the larger units stand alone. From 16 they stand in brackets. */
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

/** Least part of a fluid ounce or ounce that two decimals can say. */
const least = 0.01;

/** `value` with at most `decimals` decimals, never more than it is; a hair below a whole step counts as the step. */
function floorTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 1e-7) / scale;
}

/** Ounces and fluid ounces: two decimals at most, three digits at most, rounded down so that nothing is overstated. */
const customary = (value: number) => floorTo(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** Three digits at most, rounded down; 15 U.S.C. 1453 asks for no more. */
const metric = (value: number) => floorTo(value, Math.max(0, 2 - Math.floor(Math.log10(value))));

/** A number without exponent and without grouping. */
const plain = (value: number) => String(Number(value.toFixed(3)));

/** Whole units and what remains of them, as `1 qt 1.8 fl oz`; nothing is said of a zero. */
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

/**
 * The net contents as a label states them, in both systems of units: 15 U.S.C. 1453(a), 21 CFR 701.13. What was measured
 * stays as typed, the other system is rounded down. Null when it is too little to be said in ounces.
 */
export function netContents(amount: number, unit: AmountUnit): string | null {
  if (unit === 'count') return Number.isInteger(amount) ? `${amount} count` : null;
  const measure = [fluid.ounce, fluid.small, fluid.large].includes(unit) ? fluid : weight;
  const { prefix, ounce, small, large, perOunce, units, aloneFrom } = measure;
  const inOunces = unit === ounce;
  const ounces = inOunces
    ? floorTo(amount, 2)
    : customary((unit === large ? amount * 1000 : amount) / perOunce);
  if (ounces < least) return null;
  const measured = amount * perOunce;
  const converted =
    measured >= 1000 ? `${plain(metric(measured / 1000))} ${large}` : `${plain(metric(measured))} ${small}`;
  const si = inOunces ? converted : `${plain(amount)} ${unit}`;
  const whole = inUnits(ounces, units);
  // Brackets stand around the metric amount unless the larger units have them.
  if (ounces < 16 || ounces >= aloneFrom) return `${prefix}${whole} (${si})`;
  return `${prefix}${plain(ounces)} ${ounce} (${whole}) ${si}`;
}
