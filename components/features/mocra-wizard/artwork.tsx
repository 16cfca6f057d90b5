const pigments = { iron: '#8a4f33', yellow: '#e5b800' } as const;
export type PigmentName = keyof typeof pigments;

/** Colour of the additive itself, as it lies in its jar. */
export function Pigment({ name }: { name: PigmentName }) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <rect width="10" height="10" rx="1" fill={pigments[name]} />
    </svg>
  );
}
