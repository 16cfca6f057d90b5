import { several } from './answers.ts';

/** Kinds of product with their own warnings, directions, color limits or ingredient rules; `other` has none. */
export const kinds = [
  'eye',
  'lips',
  'aerosol',
  'aerosol-liquefied',
  'aerosol-gas',
  'feminine-spray',
  'oral-liquid',
  'vaginal',
  'bubble-bath',
  'bubble-bath-adult',
  'suntan',
  'hair-dye',
  'hair-color',
  'drug-claim',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** Kinds in self-pressurized containers. */
export const aerosolKinds: readonly Kind[] = ['aerosol', 'aerosol-liquefied', 'aerosol-gas'];

/** Parses the kinds of a product. `other` counts only alone. */
export function readKinds(given: readonly string[]): readonly Kind[] | undefined {
  const chosen = several(kinds)(given);
  const special = chosen?.filter((kind) => kind !== 'other');
  return special?.length ? special : chosen;
}
