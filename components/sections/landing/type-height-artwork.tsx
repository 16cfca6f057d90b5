/** A line of an ingredient list under the loupe: the lower-case letters' height between two hairlines. */
export function TypeHeight({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 150 34"
      width="150"
      height="34"
      aria-hidden="true"
      focusable="false"
      className="overflow-visible tracking-normal normal-nums"
    >
      <text x="0" y="24" fontSize="21" fontWeight="500" className="fill-ink" textLength="44">
        rosa
      </text>
      <g fill="none" className="stroke-seal-600" strokeWidth="1.2">
        <path d="M0 12.600H88M0 24.500H88" strokeOpacity=".55" strokeWidth=".8" />
        <path d="M80 1v11M77.500 8.500L80 12l2.500-3.500M80 36V25M77.500 28.500L80 25l2.500 3.500" />
      </g>
      <text x="94" y="23" fontSize="12.500" className="fill-seal-700 font-mono">
        {label}
      </text>
    </svg>
  );
}
