type LargeFigureProps = { value: string; unit: string; className?: string };

/** A figure larger than any size of text is drawn: as high as its class says, in the color of the words around it. */
export function LargeFigure({ value, unit, className }: LargeFigureProps) {
  return (
    <svg
      viewBox="0 0 200 90"
      className={className}
      role="img"
      aria-label={`${value}${unit}`}
      focusable="false"
      fill="currentColor"
    >
      <text x="-5" y="88" fontSize="100" letterSpacing="-5" className="type-figure">
        {value}
        <tspan fontSize="55" letterSpacing="-2.2">
          {unit}
        </tspan>
      </text>
    </svg>
  );
}
