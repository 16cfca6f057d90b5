export const amountUnits = ['mL', 'L', 'g', 'kg', 'fl oz', 'oz', 'count'] as const;
export type AmountUnit = (typeof amountUnits)[number];

const mLPerFluidOunce = 29.5735295625;
const gramsPerOunce = 28.349523125;

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

/** `count` whole units and what remains of them, as `1 qt 1.8 fl oz`; nothing is said of a zero. */
function inUnits(total: number, units: readonly (readonly [size: number, name: string])[]): string {
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
 * Fluid ounces, 21 CFR 701.13(j) and (k): from a pint to under a gallon followed by the largest whole units in brackets,
 * from a gallon in those units alone.
 */
function fluid(ounces: number): string {
  const units = [
    [128, 'gal'],
    [32, 'qt'],
    [16, 'pt'],
    [1, 'fl oz'],
  ] as const;
  const whole = inUnits(ounces, units);
  if (ounces >= 128) return whole;
  return ounces >= 16 ? `${plain(ounces)} fl oz (${whole})` : whole;
}

/** Ounces by weight, 21 CFR 701.13(j) and (k): with pounds in brackets from a pound, in pounds alone from four. */
function weight(ounces: number): string {
  const whole = inUnits(ounces, [
    [16, 'lb'],
    [1, 'oz'],
  ]);
  if (ounces >= 64) return whole;
  return ounces >= 16 ? `${plain(ounces)} oz (${whole})` : whole;
}

/** Metric amounts: the larger unit from 1,000 of the smaller. */
const inMetric = (amount: number, small: string, large: string) =>
  amount >= 1000 ? `${plain(metric(amount / 1000))} ${large}` : `${plain(metric(amount))} ${small}`;

/** Both systems in one statement: brackets around the metric amount unless the other has brackets already. */
const both = (inchPound: string, si: string) =>
  inchPound.includes('(') ? `${inchPound} ${si}` : `${inchPound} (${si})`;

/**
 * The net contents as a label states them, in both systems of units: 15 U.S.C. 1453(a), 21 CFR 701.13. What was measured
 * stays as typed, the other system is rounded down. Null when it is too little to be said in ounces.
 */
export function netContents(amount: number, unit: AmountUnit): string | null {
  switch (unit) {
    case 'count':
      return Number.isInteger(amount) ? `${amount} count` : null;
    case 'mL':
    case 'L': {
      const ounces = customary((unit === 'L' ? amount * 1000 : amount) / mLPerFluidOunce);
      return ounces < least ? null : both(fluid(ounces), `${plain(amount)} ${unit}`);
    }
    case 'g':
    case 'kg': {
      const ounces = customary((unit === 'kg' ? amount * 1000 : amount) / gramsPerOunce);
      return ounces < least ? null : `Net Wt ${both(weight(ounces), `${plain(amount)} ${unit}`)}`;
    }
    case 'fl oz': {
      const ounces = floorTo(amount, 2);
      return ounces < least ? null : both(fluid(ounces), inMetric(amount * mLPerFluidOunce, 'mL', 'L'));
    }
    case 'oz': {
      const ounces = floorTo(amount, 2);
      return ounces < least
        ? null
        : `Net Wt ${both(weight(ounces), inMetric(amount * gramsPerOunce, 'g', 'kg'))}`;
    }
  }
}
