import type { ReactNode } from 'react';

/**
 * Packaging of Onsil, the fictitious brand of the landing: the carton's front, serum bottle, tube and jar as
 * flat fills with hard shadows. Every part draws from its own origin and is placed by its parent's transform.
 * The words on the packs are a U.S. label's and therefore English in both languages.
 */

export const packColors = {
  ink: '#0b2f2c',
  yuja: '#f0c95a',
  yujaDark: '#d9a431',
  yujaPale: '#f8e3a0',
  pulp: '#f4b93a',
  pith: '#fdf3d2',
  cream: '#fbf4dd',
  creamShade: '#e9dfc0',
  leaf: '#0a5851',
  leafDark: '#06403b',
} as const;

const c = packColors;

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(radius * Math.cos(angle) * 10) / 10} ${Math.round(radius * Math.sin(angle) * 10) / 10}`;
};

/** Where one segment of the slice ends and the next begins: a cut fruit is never even. */
const walls = [-14, 20, 57, 95, 128, 164, 203, 238, 277, 311, 346];

const segments = walls.slice(1).map((end, index) => {
  const start = (walls[index] ?? 0) + 6.2;
  const stop = end - 6.2;
  return `M${point(19, (start + stop) / 2)}L${point(91, start)}A91 91 0 0 1 ${point(91, stop)}Z`;
});

/** Light in the pulp: one long and one short stroke along each segment. */
const glints = walls
  .slice(1)
  .map((end, index) => {
    const middle = ((walls[index] ?? 0) + end) / 2;
    return `M${point(51, middle - 3)}L${point(84, middle - 4)}M${point(66, middle + 6)}L${point(78, middle + 6)}`;
  })
  .join('');

const pips = [112, 184, 257, 294, 38].map((degrees, index) => ({
  degrees,
  radius: index % 2 ? 38 : 44,
}));

/** Half a yuja with two leaves; the origin is the middle of the cut. */
function YujaArt() {
  return (
    <>
      <path
        d="M-5-111c3-18-2-26-8-35"
        fill="none"
        stroke={c.leafDark}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-8-120c18-34 58-46 104-27-16 32-56 45-104 27Z" fill={c.leafDark} />
      <path d="M-8-122c-17-22-46-36-80-28 8 27 42 40 80 28Z" fill={c.leaf} />
      <path
        d="M0-123c32-12 58-20 82-22M30-133l10-14M52-139l11-10M26-132l22 9M48-138l20 7M-16-125c-22-6-40-14-58-22M-38-132l-4-12M-34-131l-16 7"
        fill="none"
        stroke={c.yuja}
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <circle r="116" fill={c.yujaDark} />
      <circle r="110" fill={c.pith} />
      <g fill={c.pulp} stroke={c.pulp} strokeWidth="7" strokeLinejoin="round">
        {segments.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={glints} stroke={c.yujaPale} strokeWidth="3.6" strokeLinecap="round" />
      <g fill={c.pith}>
        {pips.map(({ degrees, radius }) => (
          <path
            key={degrees}
            d={`M${radius - 9} 0c4-6 13-6 17 0-4 6-13 6-17 0Z`}
            transform={`rotate(${degrees})`}
          />
        ))}
      </g>
    </>
  );
}

/** The brand's name as every pack carries it. */
function Wordmark({
  x,
  y,
  size,
  centered = false,
}: {
  x: number;
  y: number;
  size: number;
  centered?: boolean;
}) {
  return (
    <text
      className="font-serif"
      x={x}
      y={y}
      fontSize={size}
      fontWeight="500"
      letterSpacing={size * 0.15}
      stroke={c.ink}
      strokeWidth={size * 0.022}
      textAnchor={centered ? 'middle' : undefined}
    >
      ONSIL
    </text>
  );
}

/** Front panel of the carton, 200 by 436; the claim under the product's name is the parent's. */
export function CartonFront({ children }: { children: ReactNode }) {
  return (
    <>
      <svg width="200" height="436" aria-hidden="true" focusable="false">
        <rect width="200" height="436" fill={c.yuja} />
        <g transform="translate(120 354)">
          <YujaArt />
        </g>
        <rect y="402" width="200" height="34" fill={c.yuja} />
      </svg>
      <g fill={c.ink}>
        <Wordmark x={18} y={42} size={22} />
        <text x="18" y="57" fontSize="8.8" letterSpacing=".3">
          Seongsu, Seoul
        </text>
        <g className="font-serif" fontSize="26" fontWeight="500" letterSpacing="-1">
          <text x="18" y="97">
            Yuja
          </text>
          <text x="18" y="124">
            Brightening
          </text>
          <text x="18" y="151">
            Serum
          </text>
        </g>
        <g fontSize="12.5" fontWeight="600">
          {children}
        </g>
        <text x="18" y="423" fontSize="10.5" fontWeight="600">
          1.0 fl oz (30 mL)
        </text>
      </g>
    </>
  );
}

type CapColors = { bulb: string; bulbLight: string; collar: string; collarDark: string };

const darkCap: CapColors = { bulb: c.ink, bulbLight: '#2b504b', collar: c.leaf, collarDark: c.leafDark };
const paleCap: CapColors = {
  bulb: '#f4ead0',
  bulbLight: '#fff8e2',
  collar: '#9dbcab',
  collarDark: '#84a594',
};

/** Dropper bottle, 92 by 262; its cap is pale where the ground is dark. */
export function SerumBottle({ onDark = false }: { onDark?: boolean }) {
  const cap = onDark ? paleCap : darkCap;
  return (
    <>
      <path d="M33 6C33-2 59-2 59 6l2 34H31Z" fill={cap.bulb} />
      <path d="M37 8c0-5 5-5 5 0l-1 32h-5Z" fill={cap.bulbLight} />
      <rect x="25" y="40" width="42" height="32" rx="2" fill={cap.collar} />
      <path d="M30 40v32m6-32v32m6-32v32m6-32v32m6-32v32m6-32v32" stroke={cap.collarDark} strokeWidth="1.4" />
      <path d="M25 66h42v4a2 2 0 0 1-2 2H27a2 2 0 0 1-2-2Z" fill={cap.collarDark} />
      <path
        d="M31 72h30v12c0 7 31 8 31 28v140q0 10-10 10H10q-10 0-10-10V112C0 92 31 91 31 84Z"
        fill="#f3dc9b"
      />
      <path d="M0 124h92v128q0 10-10 10H10q-10 0-10-10Z" fill="#e6b33c" />
      <path d="M78 124h14v128q0 10-10 10H70q8 0 8-10Z" fill="#cf9a2a" />
      <path d="M0 124h92v3H0Z" fill="#f4d27a" />
      <path d="M31 72h30v12c0 7 31 8 31 28v12H78v-10c-2-16-26-18-26-30V72Z" fill="#e7cb80" />
      <path d="M43 72h7v112l-3.5 16-3.5-16Z" fill="#fff" fillOpacity=".55" />
      <path d="M6 118c2-12 8-15 14-17v151h-8q-6 0-6-6Z" fill="#fff" fillOpacity=".34" />
      <path d="M0 142h92v92H0Z" fill={c.cream} />
      <path d="M80 142h12v92H80Z" fill={c.creamShade} />
      <g fill={c.ink}>
        <Wordmark x={10} y={162} size={13} />
        <g className="font-serif" fontSize="9.4" fontWeight="500" letterSpacing="-.2">
          <text x="10" y="180">
            Yuja
          </text>
          <text x="10" y="191">
            Brightening
          </text>
          <text x="10" y="202">
            Serum
          </text>
        </g>
        <text x="10" y="226" fontSize="6.6">
          1.0 fl oz (30 mL)
        </text>
      </g>
      <circle cx="65" cy="206" r="9" fill={c.yuja} />
    </>
  );
}

/** Leaves of a mugwort sprig from the foot upwards: height, length, angle. */
const sprig = [
  [30, 38, -26],
  [14, 37, -32],
  [-2, 31, -38],
  [-16, 23, -44],
] as const;

/** Squeeze tube on its cap, 212 by 452. */
export function BodyTube() {
  return (
    <>
      <path d="M2 8h208l-22 384H24Z" fill="#bcd3c5" />
      <path d="M182 8h28l-22 384h-20Z" fill="#9dbcab" />
      <path d="M16 24l16 368h-8L2 8Z" fill="#d7e5da" />
      <path d="M0 2h212v24H0Z" fill="#9dbcab" />
      <path
        d="M8 2v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24"
        stroke="#bcd3c5"
        strokeWidth="1.5"
      />
      <path d="M40 392h132v50q0 10-10 10H50q-10 0-10-10Z" fill={c.cream} />
      <path d="M152 392h20v50q0 10-10 10h-16q6 0 6-10Z" fill="#e6dcbd" />
      <path d="M40 400h132" stroke="#d9cda6" />
      <circle cx="106" cy="222" r="62" fill={c.cream} />
      <g transform="translate(106 222)">
        <path d="M0 44V-24" stroke={c.leaf} strokeWidth="2" strokeLinecap="round" />
        {sprig.map(([y, length, angle]) =>
          [angle, 180 - angle].map((turn) => (
            <g key={`${y} ${turn}`} transform={`translate(0 ${y}) rotate(${turn})`}>
              <path
                d={`M0 0C${length * 0.25}-${length * 0.34} ${length * 0.66}-${length * 0.32} ${length} 0 ${length * 0.66} ${length * 0.3} ${length * 0.25} ${length * 0.28} 0 0Z`}
                fill={c.leaf}
              />
              <path d={`M3 0H${length - 6}`} stroke={c.cream} strokeWidth="1.1" />
            </g>
          )),
        )}
        <path d="M0-24q-9-12 0-25 9 13 0 25Z" fill={c.leaf} />
      </g>
      <g fill={c.ink}>
        <Wordmark x={36} y={66} size={21} />
        <g className="font-serif" fontSize="24" fontWeight="500" letterSpacing="-.8">
          <text x="36" y="101">
            Mugwort
          </text>
          <text x="36" y="127">
            Body Milk
          </text>
        </g>
        <text x="42" y="326" fontSize="11.5" fontWeight="600">
          For dry, tired skin
        </text>
        <text x="42" y="372" fontSize="11.5" fontWeight="600">
          1.7 fl oz (50 mL)
        </text>
      </g>
    </>
  );
}

/** Cream jar, 106 by 92. */
export function CreamJar() {
  return (
    <>
      <rect x="6" width="94" height="34" rx="3" fill="#f4ead0" />
      <path d="M86 0h11a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H86Z" fill="#dfd2b0" />
      <path d="M6 29h94v2a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z" fill="#dfd2b0" />
      <path d="M0 34h106v42q0 16-16 16H16Q0 92 0 76Z" fill="#d8b59c" />
      <path d="M92 34h14v42q0 16-16 16H80q12-2 12-16Z" fill="#c39c81" />
      <path d="M6 38h8v38q0 8 4 11Q6 87 6 76Z" fill="#e8cdb9" />
      <g fill={c.ink}>
        <Wordmark x={49} y={58} size={12} centered />
        <text className="font-serif" x="48" y="73" fontSize="9" fontWeight="500" textAnchor="middle">
          Camellia Cream
        </text>
      </g>
    </>
  );
}
