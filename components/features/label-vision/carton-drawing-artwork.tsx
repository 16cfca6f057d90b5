/** What is drawn on the carton of carton-artwork-data.ts, as paths in the units of their panel. */

const ink = '#032e2d';
const green = '#0a5851';

/** A path of the drawing, and where it stands if not at its panel's corner. */
type Shape = {
  d: string;
  fill?: string;
  stroke?: string;
  /** Of the stroke; 1 without it. */
  width?: number;
  dash?: string;
  round?: boolean;
  at?: { x: number; y: number; turn: number; size: number };
};

/** Onsil means glasshouse: the brand's emblem. */
const emblem: Shape = {
  d: 'M199 52V39l11-9 11 9v13zm0-13h22m-11-9v22m-5.5-17.5V52m11-17.5V52',
  stroke: ink,
  width: 1.3,
};

const frontRules: Shape = { d: 'M22 63h199M0 424h243', stroke: ink };
const infoRules: Shape = { d: 'M20 91h198M20 272h198', stroke: '#9fb5ab' };
/** Between the panels. */
const fold: Shape = { d: 'M0 0v472', stroke: '#f6f3e8', width: 1.6, dash: '4 7' };
/** Under the two allergens of the submitted list, which wait for a person. */
const allergenLine: Shape = { d: 'M26 232h41m7 0h53', stroke: '#7b510d', width: 1.6, dash: '3 2' };

/** Hatching of the glue flap. */
const glueHatch = Array.from({ length: 54 }, (_, index) => `M-19 ${24 + index * 8}l18-10`).join('');

const flaps: { front: Shape[]; info: Shape[] } = {
  front: [
    { d: 'M0 0v-24q0-10 10-10h223q10 0 10 10v24z', fill: '#d9e9e1', stroke: ink, width: 1.2 },
    { d: 'm0 472 8 18h227l8-18z', fill: '#cfe3d9', stroke: ink, width: 1.2 },
    { d: 'm0 0-20 11v450l20 11z', fill: '#eef4f0', stroke: ink, width: 1.2 },
    { d: glueHatch, stroke: '#b9c9c0' },
  ],
  info: [
    { d: 'm0 0 9-24h220l9 24z', fill: '#f1ede0', stroke: ink, width: 1.2 },
    { d: 'M0 472v10q0 10 10 10h218q10 0 10-10v-10z', fill: '#f1ede0', stroke: ink, width: 1.2 },
  ],
};

/** Where each leaf's point is, the degrees it is turned by, its size. */
const leaves = [
  { fill: green, x: 118, y: 330, turn: -72, size: 1.15 },
  { fill: ink, x: 140, y: 372, turn: 62, size: 1.25 },
  { fill: '#3d7d70', x: 108, y: 300, turn: -20, size: 1 },
  { fill: green, x: 150, y: 222, turn: 58, size: 1 },
  { fill: '#3d7d70', x: 132, y: 400, turn: -58, size: 1.2 },
];

/** The middle of the open flower, and petals around it, each with its point there and turned by its degrees. */
const flower = { x: 142, y: 262, turn: 0, size: 1.08 };
const petals = (angles: readonly number[], outline: string, veins: string): Shape[] =>
  angles.flatMap((turn) => [
    { d: outline, fill: '#ffffff', stroke: green, width: 1.1, at: { ...flower, turn } },
    { d: veins, stroke: '#a9cbbf', width: 1.1, at: { ...flower, turn } },
  ]);

/** Anthers on a golden-angle spiral, as a flower sets them: [x, y] from the centre. */
const anthers = Array.from({ length: 22 }, (_, index) => {
  const radius = 4 + index * 0.65;
  const angle = index * 2.4;
  return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
});
const antherDots = anthers.map(([x, y]) => `M${x} ${y}h0`).join('');

const bud = { x: 54, y: 262, turn: -24, size: 1 };

/** The box of the camellia's own units that the front panel shows, and what one of them is in the panel's. */
const camelliaBox = { width: 216, height: 381, y: -4, scale: 1.125 };

/** The drawn camellia: one open flower, a bud and five leaves. */
const camellia: Shape[] = [
  { d: 'M150 470C150 400 128 350 112 306 96 262 128 236 150 214', stroke: green, width: 3 },
  ...leaves.flatMap(({ fill, ...at }): Shape[] => [
    { d: 'M0 0C14-10 22-34 0-66-22-34-14-10 0 0Z', fill, at },
    {
      d: 'M0-2C1-24 0-46 0-62M0-14l9-8M0-14l-9-8M0-28l11-9M0-28l-11-9M0-42l8-7M0-42l-8-7',
      stroke: '#cfe3d9',
      at,
    },
  ]),
  ...petals(
    [8, 68, 128, 188, 248, 308],
    'M0 0C-21-6-37-38-19-58-12-65-4-62 0-56 4-62 12-65 19-58 37-38 21-6 0 0Z',
    'M0-22v-22m-6 22q-3-10-5-18M6-22q3-10 5-18',
  ),
  ...petals(
    [32, 104, 176, 248, 320],
    'M0 0C-15-4-27-26-14-39-9-44-3-42 0-38 3-42 9-44 14-39 27-26 15-4 0 0Z',
    'M0-18v-12',
  ),
  { d: 'M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0z', fill: '#f6e3b4', at: flower },
  { d: anthers.map(([x, y]) => `M0 0L${x} ${y}`).join(''), stroke: '#b9822a', width: 0.7, at: flower },
  { d: antherDots, stroke: '#7b510d', width: 4.8, round: true, at: flower },
  { d: antherDots, stroke: '#e8b048', width: 3.6, round: true, at: flower },
  { d: 'M0 16C-14 8-12-14 0-24 12-14 14 8 0 16Z', fill: '#ffffff', stroke: green, width: 1.1, at: bud },
  { d: 'M0 14C-4 2-3-12 0-22m-10 18c4-6 5-12 8-22', stroke: '#a9cbbf', width: 1.1, at: bud },
  { d: 'M-9 8c5 12 13 12 18 0-4 4-14 4-18 0Z', fill: green, stroke: green, width: 1.1, at: bud },
  { d: 'M62 282c10 14 26 18 44 20', stroke: green, width: 2.2 },
];

/** Widths in the code, bar and gap by turns, in units of the module; the bars are drawn as one filled path. */
const widths = [1, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3];
const barcode = widths
  .map((bar, index) => ({ bar, from: widths.slice(0, index).reduce((sum, width) => sum + width, 0) }))
  .filter((_, index) => index % 2 === 0)
  .map(({ bar, from }) => `M${20 + from * 1.5} 413h${bar * 1.5}v36h-${bar * 1.5}z`)
  .join('');

function drawn({ d, fill = 'none', stroke, width, dash, round, at }: Shape) {
  return (
    <path
      key={`${d}${width}${at?.turn}`}
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap={round ? 'round' : undefined}
      transform={at && `translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${at.size})`}
    />
  );
}

/** Both panels without their words, for `<use>`: the server writes them beside a scene or a crop, no script has them. */
export function CartonDrawing() {
  const { width, height, y, scale } = camelliaBox;
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        <g id="carton-front">
          {flaps.front.map(drawn)}
          <path d="M0 0h243v472H0z" fill="#d9e9e1" />
          <svg
            y={y}
            width={width * scale}
            height={height * scale}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
          >
            {camellia.map(drawn)}
          </svg>
          <path d="M0 424h243v48H0z" fill="#d9e9e1" />
          {[emblem, frontRules].map(drawn)}
          <path d="M0 472V0h243v472z" fill="none" stroke={ink} strokeWidth="1.4" />
        </g>
        <g id="carton-info">
          {flaps.info.map(drawn)}
          <path d="M0 0h238v472H0z" fill="#f6f3e8" />
          {drawn(infoRules)}
          <path d="M16 408h86v46H16z" fill="#fff" />
          <path d={barcode} fill={ink} />
          <path d="M0 472V0h238v472z" fill="none" stroke={ink} strokeWidth="1.4" />
          {drawn(fold)}
        </g>
        <g id="carton-allergens">{drawn(allergenLine)}</g>
      </defs>
    </svg>
  );
}
