import { createHash } from 'node:crypto';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { startingWith } from '../stage/states';
import styles from './label-carton.module.css';

/**
 * The serum's folding carton as a die line: front and information panel, each an SVG of its own so that the
 * panels stand side by side on wide windows and one under the other on a phone, at one scale.
 * 4.86 units are a millimetre: front 50 x 97 mm (7.5 square inches), information panel 49 mm wide. Type heights
 * are true at that scale: ingredients 1.4 mm as submitted and 1.6 mm corrected (1/16 inch, 21 CFR 701.3(b)),
 * net contents with capitals of 1/8 inch, as a front of 5 to 25 square inches needs (21 CFR 701.13(i)).
 * Texts on the label are English on every page: it is sold in the U.S.
 */

export type LabelVersion = 'submitted' | 'corrected';

/** What the scene starts from: the artwork as submitted, no finding explained. */
export const labelStates = { version: 'submitted', note: 'none' } as const;
const { when } = startingWith(labelStates);

const front = { width: 243, height: 472 };
const info = { width: 238, height: 472 };

/** What differs between the two versions of the artwork. `ingredients`: one entry a line. */
const artwork = {
  submitted: {
    claim: 'Relieves eczema overnight',
    net: '50 mL',
    netBox: 78,
    size: 12,
    left: 26,
    leading: 17,
    ingredients: [
      'Water, Glycerin, Camellia Japonica',
      'Seed Oil, Butylene Glycol,',
      'Niacinamide, Squalane, Panthenol,',
      'Cetearyl Olivate, Tocopherol,',
      'Xanthan Gum, Fragrance,',
      'Linalool, Limonene, Iron Oxides',
    ],
    box: { x: 17, y: 123, width: 206, height: 114 },
  },
  corrected: {
    claim: 'Comforts dry-feeling skin',
    net: '1.69 FL OZ (50 ML)',
    netBox: 208,
    size: 14,
    left: 20,
    leading: 18,
    ingredients: [
      'Water, Glycerin, Camellia',
      'Japonica Seed Oil, Butylene',
      'Glycol, Niacinamide, Squalane,',
      'Panthenol, Cetearyl Olivate,',
      'Tocopherol, Xanthan Gum,',
      'Fragrance, Linalool, Limonene,',
      'Iron Oxides',
    ],
    box: { x: 12, y: 121, width: 214, height: 136 },
  },
} as const;

/** The wording the scene's list repeats. */
export const correctedWording = {
  claim: artwork.corrected.claim,
  units: artwork.corrected.net,
} as const;

/** The carton's words, a line of type each, front panel first; what the drawings below set. */
export function cartonText(version: LabelVersion): string {
  const { claim, net, ingredients } = artwork[version];
  const lines = [
    'ONSIL',
    'Camellia',
    'Barrier Serum',
    'Face serum with camellia oil',
    claim,
    net,
    'How to use',
    'Two drops on clean skin, morning',
    'and evening. Press, do not rub.',
    'Ingredients',
    ...ingredients,
    'For external use only. Keep out',
    'of the reach of children.',
    'Distributed by Onsil America Inc.',
    'Torrance, CA 90501',
    'care@onsil.example',
    'Made in Korea',
    'LOT 6K18A',
    'EXP 2028-10',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** SHA-256 of those words: the drawing has no file, and a hash that is shown has to be one. */
export const cartonSha256 = (version: LabelVersion): string =>
  createHash('sha256').update(cartonText(version)).digest('hex');

type PanelProps = {
  /** Versions to draw, one shown at a time; a picture that cannot be switched has one. */
  versions: readonly LabelVersion[];
  /** Boxes of the panel's findings. */
  children: ReactNode;
  className?: string;
};

/** Front panel with its flaps and the citations of findings 1 and 2. */
export function FrontPanel({
  versions,
  id,
  children,
  className,
}: PanelProps & {
  /** Prefix of the ids in this drawing; one per page. */
  id: string;
}) {
  return (
    <div className={cn(styles.panel, className)}>
      <svg
        className={styles.front}
        viewBox={`0 0 ${front.width} ${front.height}`}
        width={front.width}
        height={front.height}
        overflow="visible"
        lang="en"
        aria-hidden="true"
        focusable="false"
      >
        <g stroke="#032e2d" strokeWidth="1.2">
          <path d="M0 0v-24q0-10 10-10h223q10 0 10 10v24z" fill="#d9e9e1" />
          <path d="m0 472 8 18h227l8-18z" fill="#cfe3d9" />
          <path d="m0 0-20 11v450l20 11z" fill="#eef4f0" />
        </g>
        <path d={glueHatch} stroke="#b9c9c0" />
        <DimensionLine width={front.width} text="50 mm" />
        <text className={styles.small} x="121" y="-13" textAnchor="middle" fill="#0a5851">
          tuck flap
        </text>

        <path d="M0 0h243v472H0z" fill="#d9e9e1" />
        <Camellia id={id} />
        <g className={styles.ink}>
          <text className={styles.brand} x="22" y="50">
            ONSIL
          </text>
          <GlasshouseEmblem />
          <path d="M22 63h199" stroke="#032e2d" />
          <text className={styles.name} x="22" y="104">
            Camellia
          </text>
          <text className={styles.name} x="22" y="135">
            Barrier Serum
          </text>
          <text className={styles.identity} x="22" y="160">
            Face serum with camellia oil
          </text>
          <path d="M0 424h243v48H0z" fill="#d9e9e1" stroke="none" />
          <path d="M0 424h243" stroke="#032e2d" />
          {versions.map((version) => (
            <g key={version} {...when(`version=${version}`)}>
              <text className={styles.claim} x="29" y="194">
                {artwork[version].claim}
              </text>
              <text className={styles.net} x="29" y="456">
                {artwork[version].net}
              </text>
            </g>
          ))}
        </g>
        <path d="M0 472V0h243v472z" fill="none" stroke="#032e2d" strokeWidth="1.4" />

        <g className={styles.leaders}>
          <g className={styles.wide}>
            <path d="M-29 189h51M-29 449h51" />
            <Citation x={-96} y={185} lines={['21 USC', '321(g)(1)']} />
            <Citation x={-96} y={445} lines={['21 CFR', '701.13']} />
          </g>
          <g className={styles.narrow}>
            <path d="M228 189h24" />
            {versions.map((version) => (
              <path
                key={version}
                {...when(`version=${version}`)}
                d={`M${22 + artwork[version].netBox} 449H252`}
              />
            ))}
            <Citation x={257} y={185} lines={['21 USC', '321(g)(1)']} />
            <Citation x={257} y={445} lines={['21 CFR', '701.13']} />
          </g>
        </g>
      </svg>
      {children}
    </div>
  );
}

/** Information panel with its flaps, the ingredient list and the citation of finding 3. */
export function InfoPanel({ versions, children, className }: PanelProps) {
  return (
    <div className={cn(styles.panel, className)}>
      <svg
        className={styles.info}
        viewBox={`0 0 ${info.width} ${info.height}`}
        width={info.width}
        height={info.height}
        overflow="visible"
        lang="en"
        aria-hidden="true"
        focusable="false"
      >
        <g fill="#f1ede0" stroke="#032e2d" strokeWidth="1.2">
          <path d="m0 0 9-24h220l9 24z" />
          <path d="M0 472v10q0 10 10 10h218q10 0 10-10v-10z" />
        </g>
        <DimensionLine width={info.width} text="49 mm" />
        <path d="M0 0h238v472H0z" fill="#f6f3e8" />
        <g className={styles.ink}>
          <text className={styles.head} x="20" y="38">
            How to use
          </text>
          <text className={styles.body} x="20" y="58">
            Two drops on clean skin, morning
            <tspan x="20" dy="17">
              and evening. Press, do not rub.
            </tspan>
          </text>
          <path d="M20 91h198M20 272h198" stroke="#9fb5ab" />
          <text className={styles.head} x="20" y="113">
            Ingredients
          </text>
          {versions.map((version) => (
            <IngredientList key={version} version={version} />
          ))}
          <text className={styles.body} x="20" y="294">
            For external use only. Keep out
            <tspan x="20" dy="17">
              of the reach of children.
            </tspan>
          </text>
          <text className={styles.body} x="20" y="337">
            Distributed by <tspan className={styles.strong}>Onsil America Inc.</tspan>
            <tspan x="20" dy="17">
              Torrance, CA 90501
            </tspan>
            <tspan x="20" dy="17">
              care@onsil.example
            </tspan>
            <tspan x="20" dy="17">
              Made in Korea
            </tspan>
          </text>
          <path d="M16 408h86v46H16z" fill="#fff" />
          <path d={barcode} />
          <text className={styles.lot} x="218" y="427" textAnchor="end">
            LOT 6K18A
            <tspan x="218" dy="18">
              EXP 2028-10
            </tspan>
          </text>
        </g>
        <path d="M0 472V0h238v472z" fill="none" stroke="#032e2d" strokeWidth="1.4" />
        <path className={styles.fold} d="M0 0v472" />

        <g className={styles.leaders}>
          {versions.map((version) => {
            const { box } = artwork[version];
            const middle = box.y + 56;
            return (
              <g key={version} {...when(`version=${version}`)}>
                <path d={`M${box.x + box.width} ${middle}H247`} />
                <Citation x={252} y={middle - 4} lines={['21 CFR', '701.3(b)']} />
              </g>
            );
          })}
        </g>
      </svg>
      {children}
      <AllergenMark />
    </div>
  );
}

/** The declaration in a version's lines and size; as submitted its two allergens are underlined for review. */
function IngredientList({ version }: { version: LabelVersion }) {
  const { ingredients, size, left, leading, box } = artwork[version];
  const top = box.y + (version === 'submitted' ? 20 : 19);
  return (
    <g {...when(`version=${version}`)}>
      <text className={styles.ingredients} fontSize={size}>
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

/** Triangle at the list's corner: the allergens wait for a person. */
function AllergenMark() {
  return (
    <svg
      className={styles.allergens}
      viewBox="0 0 24 22"
      width="24"
      height="22"
      aria-hidden="true"
      focusable="false"
      {...when('version=submitted')}
    >
      <path d="M12 1 23 21H1z" fill="#e8b048" stroke="#f6f3e8" strokeWidth="1.5" />
      <path d="M12 8v6m0 2v2.2" stroke="#122125" strokeWidth="2" />
    </svg>
  );
}

/** EU 26 allergens stand in bold in the corrected list, ahead of the U.S. rule. */
function withBoldAllergens(line: string): ReactNode {
  return line.split(/(Linalool, Limonene,)/).map((part, index) =>
    index % 2 === 1 ? (
      <tspan key={part} className={styles.strong}>
        {part}
      </tspan>
    ) : (
      part
    ),
  );
}

type FindingBoxProps = {
  finding: 'claim' | 'units' | 'height';
  number: number;
  /** Attributes that make the box a button, and its name. */
  button?: ComponentProps<'button'>;
};

/**
 * Box of a finding over its panel, with its number: red as submitted, dashed green with a tick once corrected.
 * The number stands outside the boxed text.
 */
export function FindingBox({ finding, number, button }: FindingBoxProps) {
  const tag = (
    <>
      <span className={styles.tag} aria-hidden="true" {...when('version=submitted')}>
        {number}
      </span>
      {button ? (
        <svg
          className={styles.tick}
          viewBox="0 0 22 22"
          width="22"
          height="22"
          aria-hidden="true"
          focusable="false"
          {...when('version=corrected')}
        >
          <circle cx="11" cy="11" r="11" fill="#0a5851" />
          <path d="m6 11.4 3.5 3.4 6.4-7.2" fill="none" stroke="#fff" strokeWidth="2.2" />
        </svg>
      ) : null}
    </>
  );
  if (!button) {
    return (
      <span className={styles.box} data-finding={finding}>
        {tag}
      </span>
    );
  }
  const { children, ...attributes } = button;
  return (
    <button {...attributes} type="button" className={styles.box} data-finding={finding}>
      {tag}
      {children}
    </button>
  );
}

function Citation({ x, y, lines }: { x: number; y: number; lines: readonly [string, string] }) {
  return (
    <text className={styles.citation} x={x} y={y}>
      {lines[0]}
      <tspan x={x} dy="16">
        {lines[1]}
      </tspan>
    </text>
  );
}

/** Dimension over a panel, broken for its figure. */
function DimensionLine({ width, text }: { width: number; text: string }) {
  const middle = width / 2;
  return (
    <g className={styles.dimension}>
      <path d={`M0-53v10M${width}-53v10M0-48h${middle - 32}m64 0h${middle - 32}`} />
      <text x={middle} y="-44" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Onsil means glasshouse: the brand's emblem. */
function GlasshouseEmblem() {
  return (
    <path
      d="M199 52V39l11-9 11 9v13zm0-13h22m-11-9v22m-5.5-17.5V52m11-17.5V52"
      fill="none"
      stroke="#032e2d"
      strokeWidth="1.3"
    />
  );
}

const petal = 'M0 0C-21-6-37-38-19-58-12-65-4-62 0-56 4-62 12-65 19-58 37-38 21-6 0 0Z';
const innerPetal = 'M0 0C-15-4-27-26-14-39-9-44-3-42 0-38 3-42 9-44 14-39 27-26 15-4 0 0Z';
const leaf = 'M0 0C14-10 22-34 0-66-22-34-14-10 0 0Z';
const veins = 'M0-2C1-24 0-46 0-62M0-14l9-8M0-14l-9-8M0-28l11-9M0-28l-11-9M0-42l8-7M0-42l-8-7';

const leaves = [
  { fill: '#0a5851', transform: 'translate(118 330) rotate(-72) scale(1.15)' },
  { fill: '#032e2d', transform: 'translate(140 372) rotate(62) scale(1.25)' },
  { fill: '#3d7d70', transform: 'translate(108 300) rotate(-20)' },
  { fill: '#0a5851', transform: 'translate(150 222) rotate(58)' },
  { fill: '#3d7d70', transform: 'translate(132 400) rotate(-58) scale(1.2)' },
];

/** Anthers on a golden-angle spiral, as a flower sets them: [x, y] from the centre. */
const anthers = Array.from({ length: 22 }, (_, index) => {
  const radius = 4 + index * 0.65;
  const angle = index * 2.4;
  return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
});
const filaments = anthers.map(([x, y]) => `M0 0L${x} ${y}`).join('');
const antherDots = anthers.map(([x, y]) => `M${x} ${y}h0`).join('');

/** The drawn camellia: one open flower, a bud and five leaves. */
function Camellia({ id }: { id: string }) {
  return (
    <g transform="translate(0 -4) scale(1.125)" clipPath={`url(#${id}-front)`}>
      <defs>
        <clipPath id={`${id}-front`}>
          <path d="M0 0h216v381H0z" />
        </clipPath>
        <g id={`${id}-leaf`}>
          <path d={leaf} />
          <path d={veins} fill="none" stroke="#cfe3d9" />
        </g>
        <g id={`${id}-petal`} stroke="#0a5851" strokeWidth="1.1">
          <path d={petal} fill="#fff" />
          <path d="M0-22v-22m-6 22q-3-10-5-18M6-22q3-10 5-18" fill="none" stroke="#a9cbbf" />
        </g>
        <g id={`${id}-inner`} stroke="#0a5851" strokeWidth="1.1">
          <path d={innerPetal} fill="#fff" />
          <path d="M0-18v-12" stroke="#a9cbbf" />
        </g>
      </defs>
      <path
        d="M150 470C150 400 128 350 112 306 96 262 128 236 150 214"
        fill="none"
        stroke="#0a5851"
        strokeWidth="3"
      />
      {leaves.map((leafAt) => (
        <use key={leafAt.transform} href={`#${id}-leaf`} {...leafAt} />
      ))}
      <g transform="translate(142 262) scale(1.08)">
        {[8, 68, 128, 188, 248, 308].map((angle) => (
          <use key={angle} href={`#${id}-petal`} transform={`rotate(${angle})`} />
        ))}
        {[32, 104, 176, 248, 320].map((angle) => (
          <use key={angle} href={`#${id}-inner`} transform={`rotate(${angle})`} />
        ))}
        <circle r="15" fill="#f6e3b4" />
        <path d={filaments} stroke="#b9822a" strokeWidth=".7" />
        <path d={antherDots} stroke="#7b510d" strokeWidth="4.8" strokeLinecap="round" />
        <path d={antherDots} stroke="#e8b048" strokeWidth="3.6" strokeLinecap="round" />
      </g>
      <g transform="translate(54 262) rotate(-24)" stroke="#0a5851" strokeWidth="1.1">
        <path d="M0 16C-14 8-12-14 0-24 12-14 14 8 0 16Z" fill="#fff" />
        <path d="M0 14C-4 2-3-12 0-22m-10 18c4-6 5-12 8-22" fill="none" stroke="#a9cbbf" />
        <path d="M-9 8c5 12 13 12 18 0-4 4-14 4-18 0Z" fill="#0a5851" />
      </g>
      <path d="M62 282c10 14 26 18 44 20" fill="none" stroke="#0a5851" strokeWidth="2.2" />
    </g>
  );
}

/** Hatching of the glue flap. */
const glueHatch = Array.from({ length: 54 }, (_, index) => {
  const y = 14 + index * 8;
  return `M-19 ${y + 10}l18-10`;
}).join('');

/** Bars of the code as [from, width] in units of the module, drawn as one filled path. */
const barcode = (
  [
    [0, 1],
    [3, 1],
    [7, 1],
    [9, 2],
    [12, 3],
    [17, 1],
    [19, 2],
    [24, 1],
    [27, 1],
    [29, 3],
    [33, 2],
    [37, 1],
    [39, 3],
    [43, 2],
    [46, 1],
    [49, 3],
  ] as const
)
  .map(([from, bars]) => `M${20 + from * 1.5} 413h${bars * 1.5}v36h-${bars * 1.5}z`)
  .join('');
