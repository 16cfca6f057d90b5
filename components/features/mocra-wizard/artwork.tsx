/** The drawn object of this scene, for `<use>`: an open cushion compact. */
export function CushionDrawing() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <symbol id="cushion-compact" viewBox="0 0 60 60" fill="none" stroke="#032e2d">
        <path d="M12 27Q12 4 30 4t18 23z" fill="#cfe5dd" strokeWidth="1.4" />
        <path d="M17 27Q17 9 30 9t13 18z" fill="#f4faf8" />
        <path d="m22 22 9-9m-4 11 10-10" stroke="#a9cbbf" strokeWidth="1.4" />
        <path d="M10 27h40v4H10z" fill="#032e2d" stroke="none" />
        <ellipse cx="30" cy="42" rx="24" ry="12" fill="#0a5851" strokeWidth="1.4" />
        <ellipse cx="30" cy="40" rx="20" ry="8.6" fill="#e3c39f" />
        <path d="M20 40q5-4 10 0t10 0" stroke="#b98f63" strokeWidth="1.2" />
      </symbol>
    </svg>
  );
}

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
