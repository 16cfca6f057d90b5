import clsx from 'clsx';
import type { ReactNode, SVGProps } from 'react';
import { Mark } from '../shared/mark';
import type { LabelVersion } from './carton-artwork-data';
import * as carton from './carton-artwork-data';

/**
 * The carton of carton-artwork-data.ts, each panel an SVG of its own so that the panels stand side by side on wide
 * windows and one under the other on a phone, at one scale.
 */

type PanelProps = {
  version: LabelVersion;
  /** Boxes of the panel's findings. */
  children: ReactNode;
  /** Gives the width; the drawing's own is that of `front` or `info`. */
  className?: string;
};

/** On the narrowest phones no citation fits beside a panel: the list under it has them. */
const leaders = {
  submitted: 'stroke-seal-600 @max-[334px]:hidden [&_text]:fill-seal-700',
  corrected: 'stroke-spruce-700 @max-[334px]:hidden [&_text]:fill-spruce-700',
} as const;

/** Front panel with its flaps and the citations of findings 1 and 2; `id` begins the ids in it, one per page. */
export function FrontPanel({ id, children, ...panel }: PanelProps & { id: string }) {
  const { claim, net, netBox } = carton.artwork[panel.version];
  return (
    <Panel className={panel.className} size={carton.front} over={children}>
      <g stroke="#032e2d" strokeWidth="1.2">
        <path d={carton.flaps.lid} fill="#d9e9e1" />
        <path d={carton.flaps.base} fill="#cfe3d9" />
        <path d={carton.flaps.glue} fill="#eef4f0" />
      </g>
      <path d={carton.glueHatch} stroke="#b9c9c0" />
      <DimensionLine width={carton.front.width} text="50 mm" />
      <text fontSize="12" x="121" y="-13" textAnchor="middle" fill="#0a5851">
        tuck flap
      </text>

      <path d="M0 0h243v472H0z" fill="#d9e9e1" />
      <Camellia id={id} />
      <g fill="#032e2d">
        <Type fontSize="26" fontWeight="700" letterSpacing="5.6" x="22" y="50" lines={['ONSIL']} />
        <path d={carton.emblem} fill="none" stroke="#032e2d" strokeWidth="1.3" />
        <path d="M22 63h199" stroke="#032e2d" />
        <Type fontSize="28" fontWeight="600" letterSpacing="-.7" x="22" y="104" lines={['Camellia']} />
        <Type fontSize="28" fontWeight="600" letterSpacing="-.7" x="22" y="135" lines={['Barrier Serum']} />
        <Type
          fontSize="13.5"
          fontWeight="500"
          fill="#0a5851"
          x="22"
          y="160"
          lines={['Face serum with camellia oil']}
        />
        <path d="M0 424h243v48H0z" fill="#d9e9e1" stroke="none" />
        <path d="M0 424h243" stroke="#032e2d" />
        <Type fontSize="15.5" fontWeight="600" x="29" y="194" lines={[claim]} />
        <Type fontSize="21.4" fontWeight="600" x="29" y="456" lines={[net]} />
      </g>
      <path d="M0 472V0h243v472z" fill="none" stroke="#032e2d" strokeWidth="1.4" />

      <g className={leaders[panel.version]} fill="none" strokeWidth="1.2" data-leaders="">
        <g className="@max-[660px]:hidden">
          <path d="M-29 189h51M-29 449h51" />
          <Citation x={-96} y={185} lines={['21 USC', '321(g)(1)']} />
          <Citation x={-96} y={445} lines={['21 CFR', '701.13']} />
        </g>
        <g className="@min-[660px]:hidden">
          <path d="M228 189h24" />
          <path d={`M${22 + netBox} 449H252`} />
          <Citation x={257} y={185} lines={['21 USC', '321(g)(1)']} />
          <Citation x={257} y={445} lines={['21 CFR', '701.13']} />
        </g>
      </g>
    </Panel>
  );
}

/** Information panel with its flaps, the ingredient list and the citation of finding 3. */
export function InfoPanel({ children, ...panel }: PanelProps) {
  const { version } = panel;
  const { box } = carton.artwork[version];
  // The triangle at the list's corner: the allergens wait for a person.
  const review = version === 'submitted' && (
    <Mark kind="review" size={22} className="pointer-events-none absolute top-[217px] left-[212px]" />
  );
  return (
    <Panel
      {...panel}
      size={carton.info}
      over={
        <>
          {children}
          {review}
        </>
      }
    >
      <g fill="#f1ede0" stroke="#032e2d" strokeWidth="1.2">
        <path d={carton.flaps.infoLid} />
        <path d={carton.flaps.infoBase} />
      </g>
      <DimensionLine width={carton.info.width} text="49 mm" />
      <path d="M0 0h238v472H0z" fill="#f6f3e8" />
      <g fill="#032e2d">
        <Type fontSize="14" fontWeight="700" x="20" y="38" lines={['How to use']} />
        <Type
          fontSize="13"
          x="20"
          y="58"
          lines={['Two drops on clean skin, morning', 'and evening. Press, do not rub.']}
        />
        <path d="M20 91h198M20 272h198" stroke="#9fb5ab" />
        <Type fontSize="14" fontWeight="700" x="20" y="113" lines={['Ingredients']} />
        <IngredientList version={version} />
        <Type
          fontSize="13"
          x="20"
          y="294"
          lines={['For external use only. Keep out', 'of the reach of children.']}
        />
        <text fontSize="13" x="20" y="337">
          Distributed by <tspan fontWeight="700">Onsil America Inc.</tspan>
        </text>
        <Type
          fontSize="13"
          x="20"
          y="354"
          lines={['Torrance, CA 90501', 'care@onsil.example', 'Made in Korea']}
        />
        <path d="M16 408h86v46H16z" fill="#fff" />
        <path d={carton.barcode} />
        <Type
          className="font-mono"
          fontSize="12"
          x="218"
          y="427"
          textAnchor="end"
          leading={18}
          lines={['LOT 6K18A', 'EXP 2028-10']}
        />
      </g>
      <path d="M0 472V0h238v472z" fill="none" stroke="#032e2d" strokeWidth="1.4" />
      <path d="M0 0v472" fill="none" stroke="#f6f3e8" strokeWidth="1.6" strokeDasharray="4 7" />

      <g className={leaders[version]} fill="none" strokeWidth="1.2" data-leaders="">
        <path d={`M${box.x + box.width} ${box.y + 56}H247`} />
        <Citation x={252} y={box.y + 52} lines={['21 CFR', '701.3(b)']} />
      </g>
    </Panel>
  );
}

/** What lies over the drawing is `over` it. */
type FrameProps = Omit<PanelProps, 'version'> & { size: { width: number; height: number }; over: ReactNode };

function Panel({ size, className, over, children }: FrameProps) {
  return (
    <div className={clsx('relative flex-none', className)}>
      <svg
        className="block h-auto w-full font-sans tracking-normal"
        viewBox={`0 0 ${size.width} ${size.height}`}
        width={size.width}
        height={size.height}
        overflow="visible"
        lang="en"
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
      {over}
    </div>
  );
}

/** The declaration in a version's lines and size; as submitted its two allergens are underlined for review. */
function IngredientList({ version }: { version: LabelVersion }) {
  const { ingredients, size, left, leading, box } = carton.artwork[version];
  const top = box.y + (version === 'submitted' ? 20 : 19);
  return (
    <g>
      <text fontSize={size}>
        {ingredients.map((line, index) => (
          <tspan key={line} x={left} y={top + index * leading}>
            {version === 'corrected' ? withBoldAllergens(line) : line}
          </tspan>
        ))}
      </text>
      {version === 'submitted' ? (
        <path d="M26 232h41m7 0h53" fill="none" stroke="#7b510d" strokeWidth="1.6" strokeDasharray="3 2" />
      ) : null}
    </g>
  );
}

/** EU 26 allergens stand in bold in the corrected list, ahead of the U.S. rule. */
function withBoldAllergens(line: string): ReactNode {
  return line.split(/(Linalool, Limonene,)/).map((part, index) =>
    index % 2 === 1 ? (
      <tspan key={part} fontWeight="700">
        {part}
      </tspan>
    ) : (
      part
    ),
  );
}

/** Where the boxes lie, in parts of their panel: they keep their places at every scale. */
const boxPlaces = {
  submitted: {
    claim: 'inset-[36.65%_5.76%_56.57%_8.64%]',
    units: 'inset-[91.53%_58.44%_1.48%_8.64%]',
    height: 'inset-[25.85%_5.88%_49.58%_6.72%]',
  },
  corrected: {
    claim: 'inset-[36.65%_5.76%_56.57%_8.64%]',
    units: 'inset-[91.53%_4.94%_1.48%_8.64%]',
    height: 'inset-[25.42%_4.62%_45.34%]',
  },
} as const;

const boxTones = {
  submitted:
    'border-seal-600 bg-seal-600/5 hover:enabled:bg-seal-600/12 data-chosen:bg-seal-600/12 data-chosen:outline-seal-600 data-hot:bg-seal-600/12',
  corrected:
    'border-dashed border-spruce-700 hover:enabled:bg-spruce-700/10 data-chosen:bg-spruce-700/10 data-chosen:outline-spruce-700 data-hot:bg-spruce-700/10',
} as const;

/**
 * Classes of a finding's box over its panel: red as submitted, dashed green once corrected. `data-chosen` and `data-hot`
 * say that its note is open or that it is pointed at. A finger reaches beyond the line of text. On paper no ground lies
 * over the words.
 */
export function findingBox(version: LabelVersion, finding: 'claim' | 'units' | 'height'): string {
  return clsx(
    'absolute border-2 transition-colors after:absolute after:-inset-2 data-chosen:outline-2 data-chosen:outline-offset-2 print:bg-transparent',
    boxPlaces[version][finding],
    boxTones[version],
  );
}

type TypeProps = SVGProps<SVGTextElement> & { lines: readonly string[]; leading?: number };

/** Lines of type, one under the other. */
function Type({ lines, leading = 17, ...text }: TypeProps) {
  return (
    <text {...text}>
      {lines.map((line, index) => (
        <tspan key={line} x={text.x} dy={index > 0 ? leading : undefined}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Citation(props: Pick<TypeProps, 'x' | 'y' | 'lines'>) {
  return (
    <Type className="font-mono" fontSize="12" letterSpacing="-.2" stroke="none" leading={16} {...props} />
  );
}

/** Dimension over a panel, broken for its figure. */
function DimensionLine({ width, text }: { width: number; text: string }) {
  const middle = width / 2;
  return (
    <g className="stroke-control" fill="none" data-dimension="">
      <path d={`M0-53v10M${width}-53v10M0-48h${middle - 32}m64 0h${middle - 32}`} />
      <text
        className="fill-ink-2 font-mono"
        fontSize="12"
        stroke="none"
        x={middle}
        y="-44"
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  );
}

/** The drawn camellia: one open flower, a bud and five leaves. */
function Camellia({ id }: { id: string }) {
  return (
    <g transform="translate(0 -4) scale(1.125)" clipPath={`url(#${id}-front)`}>
      <defs>
        <clipPath id={`${id}-front`}>
          <path d="M0 0h216v381H0z" />
        </clipPath>
        <g id={`${id}-leaf`}>
          <path d={carton.leaf} />
          <path d={carton.veins} fill="none" stroke="#cfe3d9" />
        </g>
        <g id={`${id}-petal`} stroke="#0a5851" strokeWidth="1.1">
          <path d={carton.petal} fill="#fff" />
          <path d={carton.camellia.petalVeins} fill="none" stroke="#a9cbbf" />
        </g>
        <g id={`${id}-inner`} stroke="#0a5851" strokeWidth="1.1">
          <path d={carton.innerPetal} fill="#fff" />
          <path d={carton.camellia.innerVein} stroke="#a9cbbf" />
        </g>
      </defs>
      <path d={carton.camellia.mainStem} fill="none" stroke="#0a5851" strokeWidth="3" />
      {carton.leaves.map(({ fill, x, y, turn, size }) => (
        <use
          key={turn}
          href={`#${id}-leaf`}
          fill={fill}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        />
      ))}
      <g transform="translate(142 262) scale(1.08)">
        {carton.petalAngles.outer.map((angle) => (
          <use key={angle} href={`#${id}-petal`} transform={`rotate(${angle})`} />
        ))}
        {carton.petalAngles.inner.map((angle) => (
          <use key={angle} href={`#${id}-inner`} transform={`rotate(${angle})`} />
        ))}
        <circle r="15" fill="#f6e3b4" />
        <path d={carton.filaments} stroke="#b9822a" strokeWidth=".7" />
        <path d={carton.antherDots} stroke="#7b510d" strokeWidth="4.8" strokeLinecap="round" />
        <path d={carton.antherDots} stroke="#e8b048" strokeWidth="3.6" strokeLinecap="round" />
      </g>
      <g transform="translate(54 262) rotate(-24)" stroke="#0a5851" strokeWidth="1.1">
        <path d={carton.camellia.bud} fill="#fff" />
        <path d={carton.camellia.budLines} fill="none" stroke="#a9cbbf" />
        <path d={carton.camellia.calyx} fill="#0a5851" />
      </g>
      <path d={carton.camellia.budStem} fill="none" stroke="#0a5851" strokeWidth="2.2" />
    </g>
  );
}
