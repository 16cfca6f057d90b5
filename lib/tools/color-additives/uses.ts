/** Kinds of use that a color is permitted for, in the order of every table. */
export const colorUses = ['eye', 'general', 'external'] as const;
export type ColorUse = (typeof colorUses)[number];
