import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { shipment } from './shipment';
import styles from './voyage.module.css';

/**
 * The drawn object and the ruled scale of the import scene. Quays, ship and scale are pieces of their own that
 * CSS places, so one drawing serves every width: the scale stretches, the ship keeps its size and moves along it.
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

/** Stern with the bridge, midship, bow. Narrow windows leave the midship out: a shorter ship, same drawing. */
function Ship() {
  return (
    <div className={styles.ship}>
      <svg viewBox="8 -16 158 90" width="158" height="90" aria-hidden="true" focusable="false">
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
        <text className={styles.line} x="157" y="58" textAnchor="end">
          HANBIT LINE
        </text>
      </svg>
      <svg
        className={styles.midship}
        viewBox="166 -16 81 90"
        width="81"
        height="90"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M166 46h81v28h-81z" fill={outline} />
        <path d="M166 62h81v12h-81z" fill="#128777" />
        <Cargo from={4} to={6} />
      </svg>
      <svg viewBox="247 -16 44 90" width="44" height="90" aria-hidden="true" focusable="false">
        <path d="M247 46h44l-14 24q-2 4-8 4h-22z" fill={outline} />
        <path d="M247 62h34.6L277 70q-2 4-8 4h-22z" fill="#128777" />
        <path d="M269 46V30m-6 4h12" stroke={outline} strokeWidth="1.4" />
      </svg>
    </div>
  );
}

const ticks = Array.from(
  { length: shipment.days + 1 },
  (_, day) => `M${day} 0v${day % 5 === 0 ? 11 : 6}`,
).join('');

/** One tick a day; the strokes keep their width while the scale stretches. */
function DayScale() {
  return (
    <svg
      className={styles.ruler}
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
        className={styles.sailed}
        d={`M0 3h${shipment.days}`}
        stroke="#0a5851"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The near quay with three boxes that stayed. */
function QuayLeft() {
  return (
    <svg
      className={cn(styles.quay, styles.from)}
      viewBox="0 0 96 72"
      width="96"
      height="72"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-2 26h97v48H-2z" fill="#e9e6dc" stroke={outline} strokeWidth="1.4" />
      <g stroke={outline}>
        <path d={boxPath(14, 14)} fill={paint.pale} />
        <path d={boxPath(41, 14)} fill={paint.spruce} />
        <path d={boxPath(28, 2)} fill={paint.grey} />
      </g>
    </svg>
  );
}

/** The far quay with its crane, a box already on the hook. */
function QuayRight() {
  return (
    <svg
      className={cn(styles.quay, styles.to)}
      viewBox="780 20 296 160"
      width="296"
      height="160"
      fill="none"
      stroke={outline}
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M840 134h240v48H840z" fill="#e9e6dc" strokeWidth="1.4" />
      <g strokeWidth="1.6" transform="translate(834 26)">
        <path d="m18 108 6-86m30 86-6-86M14 108h16m12 0h16M21 64h30M22 44h28M20 84h32M22 64l28-20M21 84l30-20" />
        <path d="M-52 22H64M36-4l-88 24M36-4l26 24M36 22V-5M24 22V10h24v12" />
        <path d="M-30 22v26m-8 0h16" strokeWidth="1.2" />
      </g>
      <path d={boxPath(792, 75)} fill={paint.amber} />
    </svg>
  );
}

type PortProps = { port: string; code: string; date: ReactNode };

export type VoyageProps = {
  from: PortProps;
  to: PortProps;
  vessel: string;
  container: string;
  /** Where on the scale the ship is, in words, and the names of the days 0, 5, 10 and 15. */
  progress: ReactNode;
  days: readonly string[];
};

/** Two ports, the ship between them on a scale of voyage days; the figure's `data-at` says how far it is. */
export function Voyage({ from, to, vessel, container, progress, days }: VoyageProps) {
  return (
    <div className={styles.voyage}>
      <div className={styles.ports}>
        <Port {...from} />
        <Port {...to} />
      </div>
      <div className={styles.sea}>
        <QuayLeft />
        <QuayRight />
        <div className={styles.scale}>
          <Ship />
          <svg
            className={styles.leader}
            viewBox="0 8 163 42"
            width="163"
            height="42"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M160 47V9H0" fill="none" stroke="#122125" />
            <circle cx="160" cy="47" r="3" fill="#122125" />
          </svg>
          <DayScale />
          <p className={styles.days} aria-hidden="true">
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
        </div>
      </div>
      <p className={styles.vessel}>
        <strong>{vessel}</strong> <span>{container}</span>
        <span className="sr-only">. {progress}</span>
      </p>
    </div>
  );
}

function Port({ port, code, date }: PortProps) {
  return (
    <p className={styles.port}>
      <strong>{port}</strong> <code>{code}</code> <span>{date}</span>
    </p>
  );
}
