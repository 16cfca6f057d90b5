import clsx from 'clsx';
import type { SVGProps } from 'react';
import { shipment } from './shipment';

/**
 * Ship, quays and the ruled scale of days: pieces of their own that CSS places, so one drawing serves every width.
 * The scale stretches; the ship keeps its size and moves along it.
 */

const outline = '#032e2d';

const paint = {
  spruce: '#0a5851',
  pale: '#bae3d9',
  grey: '#d8d6cc',
  green: '#5e9a8e',
  slate: '#3c4b4e',
  amber: '#e8b048',
} as const;

/** Deck cargo by column from the bridge to the bow, each from the deck up. */
const cargo: readonly (readonly (keyof typeof paint)[])[] = [
  ['spruce', 'grey'],
  ['pale', 'green', 'spruce'],
  ['grey', 'spruce', 'spruce', 'grey'],
  ['green', 'pale', 'pale', 'amber'],
  ['spruce', 'slate', 'green'],
  ['slate', 'grey', 'grey'],
  ['pale', 'spruce'],
];

const box = { width: 26, height: 11, pitch: 27, rise: 12, left: 58, deck: 34 };

const at = (column: number, level: number) =>
  [box.left + column * box.pitch, box.deck - level * box.rise] as const;

const boxPath = (x: number, y: number) => `M${x} ${y}h${box.width}v${box.height}h-${box.width}z`;
const ribPath = (x: number, y: number) => `M${x + 5} ${y + 2}v7m4-7v7m4-7v7m4-7v7m4-7v7`;

type CargoProps = {
  /** First and last column. */
  from: number;
  to: number;
};

/** Containers of some columns: one path for each colour, one for all ribs. */
function Cargo({ from, to }: CargoProps) {
  const boxes = cargo.flatMap((column, index) =>
    index < from || index > to ? [] : column.map((color, level) => ({ color, place: at(index, level) })),
  );
  const colors = [...new Set(boxes.map(({ color }) => color))];
  return (
    <g stroke={outline}>
      {colors.map((color) => (
        <path
          key={color}
          fill={paint[color]}
          d={boxes
            .filter((one) => one.color === color)
            .map(({ place }) => boxPath(...place))
            .join('')}
        />
      ))}
      <path fill="none" strokeOpacity=".35" d={boxes.map(({ place }) => ribPath(...place)).join('')} />
    </g>
  );
}

type PieceProps = SVGProps<SVGSVGElement> & { box: string };

/** A drawing at its own size: its box says where it begins, how wide and how high it is. */
function Piece({ box, ...props }: PieceProps) {
  const [, , width, height] = box.split(' ');
  return <svg viewBox={box} width={width} height={height} aria-hidden="true" focusable="false" {...props} />;
}

/** Stern with the bridge, midship, bow. Narrow windows leave the midship out: a shorter ship, same drawing. */
export function Ship({ className }: { className: string | undefined }) {
  return (
    <div className={clsx('flex *:flex-none *:overflow-visible', className)} data-ship="">
      <Piece box="8 -16 158 90">
        <path d="M8 46h158v28H22q-10 0-12-10z" fill={outline} />
        <path d="M9.6 62H166v12H22q-10 0-12-10z" fill="#128777" />
        <path d="M16 46V4h32v42M12 4h40M16 16h32M16 28h32" fill="#fff" stroke={outline} strokeWidth="1.4" />
        <path
          d="M19 10h6m3 0h6m3 0h6M19 22h6m3 0h6m3 0h6M19 36h6m3 0h6m3 0h6"
          stroke="#3c4b4e"
          strokeWidth="3"
        />
        <path d="M22 4V-8h12V4" fill="#e8b048" stroke={outline} strokeWidth="1.4" />
        <path d="M44 4v-18m-4 4h8" stroke={outline} strokeWidth="1.4" />
        <Cargo from={0} to={3} />
        <text x="157" y="58" textAnchor="end" fontSize="12" fontWeight="600" letterSpacing=".8" fill="#fff">
          HANBIT LINE
        </text>
      </Piece>
      <Piece box="166 -16 81 90" className="@max-[780px]:hidden">
        <path d="M166 46h81v28h-81z" fill={outline} />
        <path d="M166 62h81v12h-81z" fill="#128777" />
        <Cargo from={4} to={6} />
      </Piece>
      <Piece box="247 -16 44 90">
        <path d="M247 46h44l-14 24q-2 4-8 4h-22z" fill={outline} />
        <path d="M247 62h34.6L277 70q-2 4-8 4h-22z" fill="#128777" />
        <path d="M269 46V30m-6 4h12" stroke={outline} strokeWidth="1.4" />
      </Piece>
    </div>
  );
}

const ticks = Array.from(
  { length: shipment.days + 1 },
  (_, day) => `M${day} 0v${day % 5 === 0 ? 11 : 6}`,
).join('');

/** One tick a day; the strokes keep their width while the scale stretches. What is sailed lies on it as a band. */
export function DayScale({ sailed }: { sailed: string | undefined }) {
  return (
    <svg
      className="relative block"
      viewBox={`0 0 ${shipment.days} 11`}
      width="100%"
      height="11"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ticks} stroke="#546264" vectorEffect="non-scaling-stroke" />
      <path
        className={sailed}
        d={`M0 3h${shipment.days}`}
        stroke="#0a5851"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The near quay with three boxes that stayed. */
export function NearQuay() {
  return (
    <Piece box="0 0 96 72" className="absolute bottom-0 left-0 @max-[700px]:hidden">
      <path d="M-2 26h97v48H-2z" fill="#e9e6dc" stroke={outline} strokeWidth="1.4" />
      <g stroke={outline}>
        <path d={boxPath(14, 14)} fill={paint.pale} />
        <path d={boxPath(41, 14)} fill={paint.spruce} />
        <path d={boxPath(28, 2)} fill={paint.grey} />
      </g>
    </Piece>
  );
}

/** The far quay with its crane, a box already on the hook. */
export function FarQuay() {
  return (
    <Piece
      box="780 20 296 160"
      className="absolute right-0 bottom-0 @max-[700px]:hidden"
      fill="none"
      stroke={outline}
      strokeLinejoin="round"
    >
      <path d="M840 134h240v48H840z" fill="#e9e6dc" strokeWidth="1.4" />
      <g strokeWidth="1.6" transform="translate(834 26)">
        <path d="m18 108 6-86m30 86-6-86M14 108h16m12 0h16M21 64h30M22 44h28M20 84h32M22 64l28-20M21 84l30-20" />
        <path d="M-52 22H64M36-4l-88 24M36-4l26 24M36 22V-5M24 22V10h24v12" />
        <path d="M-30 22v26m-8 0h16" strokeWidth="1.2" />
      </g>
      <path d={boxPath(792, 75)} fill={paint.amber} />
    </Piece>
  );
}

/** Line from the amber box to the words about ship and cargo. */
export function Leader({ className }: { className: string | undefined }) {
  return (
    <Piece box="0 8 163 42" className={className}>
      <path d="M160 47V9H0" fill="none" stroke="#122125" />
      <circle cx="160" cy="47" r="3" fill="#122125" />
    </Piece>
  );
}
