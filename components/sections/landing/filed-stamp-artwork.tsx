/** 접, 수, 완, 료: each from its own upper left corner. */
const syllables = [
  {
    x: 17.5,
    d: 'M0 1.5h9.5M4.7 1.5c0 4-1.9 6.5-4.9 8M4.9 5c.8 2.2 2.4 3.8 4.7 4.6M15 0v11.3M10.8 5.5H15M3.5 13v8.8H15V13M3.5 17.3H15',
  },
  { x: 37.5, d: 'M9 .3c0 4.5-3.5 8-8.7 9.7M9 3.5c1.2 3 4.3 5.3 8.7 6.5M0 14.2h18M9 14.2V23' },
  {
    x: 62,
    d: 'M6 .5a4.2 4.2 0 1 0 .01 0ZM6 9.3v4M0 13.6h12.3M15.8 0v16M15.8 7h3.7M3 16.3v5.4h14',
  },
  { x: 84, d: 'M2.5 1h13v4.3h-13v4.5h13.7M6 12.3v6.5M12.5 12.3v6.5M0 20h18.5' },
];

/**
 * The square stamp FILED / 접수 완료, cut by hand: the Hangul is drawn in strokes, so that it needs no font.
 * Decorative; whoever places it says the same in text.
 */
export function FiledStamp({ className, date }: { className?: string; date: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      className={className}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="#c82c18"
    >
      <path
        d="M5.5 6.2L60 5.2L114.6 5.8L115 60L114.3 114.5L58 115L5.6 114.2L5 62Z"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M13 13.5h94V107H13ZM13 80h94" strokeWidth="1.6" />
      {syllables.map(({ x, d }) => (
        <path key={x} d={d} transform={`translate(${x} 52.5)`} strokeWidth="2.4" />
      ))}
      <g fill="#c82c18" stroke="#c82c18" textAnchor="middle">
        <text
          className="font-serif"
          x="60"
          y="44"
          fontWeight="500"
          fontSize="24"
          strokeWidth="1.1"
          textLength="85"
        >
          FILED
        </text>
        <text className="font-mono" x="60" y="98" fontSize="13.5" strokeWidth=".5" textLength="82">
          {date}
        </text>
      </g>
      <path
        d="M30 4l9 .5l-3 4l-7-1zM111 38l4 1v8l-3-2zM88 112l12 1l-4 3zM45 31h2v1h-2zM20 80h2v2h-2zM98 24h2v2h-2z"
        fill="#fff"
        stroke="none"
      />
    </svg>
  );
}
