import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CartonFront, SerumBottle } from '../shared/packs-artwork';
import styles from './hero-artwork.module.css';
import scene from './hero-scene-artwork.module.css';
import type { FindingId, Version } from './hero-try';
import proof from './proof.svg';

/** Information panel of the sample label, line by line: baseline, text; heads are bold. */
const panel: readonly (readonly [number, string, 'head'?])[] = [
  [109, 'How to use', 'head'],
  [122.5, 'Smooth two or three drops over'],
  [136, 'clean skin, morning and night.'],
  [157, 'Ingredients', 'head'],
  [170.5, 'Water, Citrus Junos Fruit Extract,'],
  [184, 'Glycerin, Niacinamide, Propanediol,'],
  [197.5, '1,2-Hexanediol, Ascorbyl Glucoside,'],
  [211, 'Panthenol, Betaine, Camellia'],
  [224.5, 'Sinensis Leaf Extract, Sodium'],
  [238, 'Hyaluronate, Xanthan Gum, Citric'],
  [251.5, 'Acid, Fragrance, Limonene, Citral,'],
  [290, 'Warning', 'head'],
  [303.5, 'For external use only. Avoid contact'],
  [317, 'with eyes. Stop use if skin is irritated.'],
  [330.5, 'Keep out of reach of children.'],
];

/** Where the findings are marked, in the order of their numbers: box of either version, upper left corner of the tag. */
const marks = [
  {
    id: 'claim',
    submitted: { x: 103, y: 250, width: 166, height: 24 },
    corrected: { x: 103, y: 250, width: 166, height: 39 },
    tag: [90, 238],
  },
  {
    id: 'color',
    submitted: { x: 350, y: 258.5, width: 51, height: 15 },
    corrected: { x: 350, y: 258.5, width: 51, height: 15 },
    tag: [401, 257],
  },
  {
    id: 'contact',
    submitted: { x: 302, y: 352.5, width: 147, height: 30 },
    corrected: { x: 302, y: 352.5, width: 147, height: 43 },
    tag: [449, 358.5],
  },
] as const satisfies {
  id: FindingId;
  submitted: object;
  corrected: object;
  tag: readonly [number, number];
}[];

/** A part of proof.svg. */
const Drawn = ({ part }: { part: string }) => <use href={`${proof.src}#${part}`} />;

/** What only one version of the carton shows; `.figure` in hero-try-artwork.module.css hides the other. */
function Only({ version, children }: { version: Version; children: ReactNode }) {
  return <g data-of={version}>{children}</g>;
}

/**
 * The proof: the carton's artwork on its sheet as submitted and as corrected, the findings' boxes and numbers, and
 * the serum as sample. Its own words are a U.S. label's and therefore English in both languages.
 */
function HeroArtwork({ inks: inkCount }: { inks: string }) {
  return (
    <svg
      viewBox="0 0 694 690"
      className={`${styles.art} absolute h-auto overflow-visible tracking-normal normal-nums md:inset-0 md:w-full`}
      lang="en"
      aria-hidden="true"
      focusable="false"
      fontFamily="var(--font-sans)"
    >
      {/* Slug line of the proof. */}
      <g className="fill-ink-3 max-md:hidden" fontSize="10.5">
        <text className="font-mono" x="94" y="33">
          onsil_yuja-serum_carton_v<tspan data-of="submitted">3</tspan>
          <tspan data-of="corrected">4</tspan>.pdf
        </text>
        <text x="674" y="33" textAnchor="end">
          {inkCount}
        </text>
        <Drawn part="inks" />
      </g>

      {/* Die lines: cut, fold, registration and crop marks. */}
      <Drawn part="die-lines" />

      <g transform="translate(94 84)">
        <CartonFront>
          <Only version="submitted">
            <text x="18" y="182" textLength="148">
              Treats acne and melasma
            </text>
          </Only>
          <Only version="corrected">
            <text x="18" y="182.5">
              Helps skin look clear
            </text>
            <text x="18" y="197">
              and even
            </text>
          </Only>
        </CartonFront>
      </g>

      {/* Information panel, with barcode, period after opening and recycling loop at its foot. */}
      <Drawn part="panel" />
      <g fill="#0b2f2c" fontSize="9.6">
        {panel.map(([y, text, head]) => (
          <text key={y} x="309" y={y} fontWeight={head && 700}>
            {text}
          </text>
        ))}
        <text x="309" y="269.5">
          Linalool,
        </text>
        <text x="357" y="269.5">
          <tspan data-of="submitted">CI 19140</tspan>
          <tspan data-of="corrected">Yellow 5</tspan>
        </text>
        <text x="309" y="363.5">
          Onsil Co., Ltd., 24 Onsil-ro,
        </text>
        <text x="309" y="377">
          Seongdong-gu, Seoul 04781
        </text>
        <Only version="submitted">
          <text x="309" y="400">
            Made in Korea
          </text>
        </Only>
        <Only version="corrected">
          <text x="309" y="390.5">
            Reports: safety@onsil.example
          </text>
          <text x="309" y="413">
            Made in Korea
          </text>
        </Only>
        <text className="max-md:hidden" x="309" y="507" fontSize="7.5">
          Lot and date: see base
        </text>
        <text className="font-mono" x="316" y="472" fontSize="6" textLength="64">
          8809000417236
        </text>
        <text x="414" y="464" fontSize="7" fontWeight="600" textAnchor="middle">
          12M
        </text>
      </g>

      {/* Findings: leader to the citation, box, number. */}
      <g
        fill="none"
        strokeWidth="1.2"
        className={`${styles.leaders} stroke-seal-600 in-data-[version=corrected]:stroke-spruce-600 max-md:hidden`}
      >
        <path d="M270 262H281V69H502" pathLength="1" />
        <path d="M419 266H487V218H502" pathLength="1" />
        <path d="M467 367.5H502" pathLength="1" />
      </g>
      <g className={styles.boxes}>
        {marks.map(({ id, submitted, corrected }) => (
          <g key={id} data-finding={id}>
            <rect data-of="submitted" {...submitted} pathLength="1" />
            <rect data-of="corrected" {...corrected} />
          </g>
        ))}
      </g>
      <g fontSize="12" fontWeight="700" textAnchor="middle">
        {marks.map(({ id, tag: [x, y] }, index) => (
          <g key={id} className={styles.tag} data-finding={id}>
            <rect className="fill-seal-600" data-of="submitted" x={x} y={y} width="18" height="18" rx="2" />
            <rect className="fill-spruce-600" data-of="corrected" x={x} y={y} width="31" height="18" rx="2" />
            <text className="fill-surface" x={x + 9} y={y + 13.3}>
              {index + 1}
            </text>
            <path
              className="fill-none stroke-surface"
              strokeWidth="1.8"
              data-of="corrected"
              d={`M${x + 17} ${y + 9}l3.4 3.6 6-7`}
            />
          </g>
        ))}
      </g>

      {/* The sample, with a hard shadow. */}
      <g className="max-md:hidden">
        <path d="M-4 638h86l62 13H16Z" fill="#122125" fillOpacity=".1" />
        <g transform="translate(-11 380)">
          <SerumBottle />
        </g>
      </g>
    </svg>
  );
}

/** The carton's artwork on its sheet. */
export function HeroProof() {
  const t = useTranslations('landingHero');
  return (
    <>
      <div
        className={clsx(
          scene.sheet,
          'absolute border border-hairline bg-surface shadow-window max-md:hidden',
        )}
      />
      <div className="max-md:relative max-md:h-[calc(420*var(--crop))] max-md:overflow-hidden max-md:border-y max-md:border-rule max-md:bg-surface">
        <HeroArtwork inks={t('scene.inks', { count: 4 })} />
      </div>
    </>
  );
}
