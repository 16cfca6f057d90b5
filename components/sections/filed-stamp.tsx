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
      <g transform="translate(9.5 7.5) scale(.8 .88)">
        <path
          d="M22 54h9m-4.5 0c0 3.5-2 6-4.5 7m4.5-4.5c.7 2 2.3 3.8 4.5 4.5m5-9.5v9.5m-3.5-5h3.5M25 63v8h11v-8M25 67h11M50 52c0 4-3.5 6.5-7 7.5M50 55.5c1 2 3.5 3.5 6.5 4M42 63h15.5M49.8 63v8M75.5 61.5v3M70 64.5h11M83.5 51.5v14m0-7h4M73 65.5V71h12M93.5 53H102v4h-8v4.5h9M95.8 64v5m5.4-5v5M91.5 70h13"
          strokeWidth="2.3"
        />
        <ellipse cx="75.5" cy="56.5" rx="4" ry="4" strokeWidth="2.3" />
      </g>
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
        d="M30 4l9 .5l-3 4l-7-1zM111 38l4 1v8l-3-2zM88 112l12 1l-4 3zM45 31h2v1h-2zM76 38h2v2h-2zM88 60h2v2h-2zM31 59h2v1h-2zM20 80h2v2h-2zM98 24h2v2h-2z"
        fill="#fff"
        stroke="none"
      />
    </svg>
  );
}
