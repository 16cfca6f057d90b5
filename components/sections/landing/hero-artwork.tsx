import { useTranslations } from 'next-intl';
import { Pack } from './artwork';
import styles from './hero-artwork.module.css';
import type { FindingId } from './hero-try';
import proof from './proof.svg';

/** Positions of the findings, in the order of their numbers: box, its height in either version, corner of the tag. */
const marks = [
  { id: 'claim', box: { x: 105, y: 250, width: 166 }, submitted: 24, corrected: 39, tag: [95, 238] },
  { id: 'color', box: { x: 350, y: 257, width: 61 }, submitted: 18, corrected: 18, tag: [411, 257] },
  { id: 'contact', box: { x: 303, y: 352.5, width: 171 }, submitted: 36, corrected: 52, tag: [443, 335] },
] as const satisfies { id: FindingId; [part: string]: unknown }[];

/** Leader from a box to its citation. */
const leaders: Record<FindingId, string> = {
  claim: 'M271 262H281V69H502',
  color: 'M429 266H487V218H502',
  contact: 'M474 370.5H502',
};

/** A part of proof.svg, which contains everything that both versions share. */
const Drawn = ({ part, className }: { part: string; className?: string }) => (
  <use href={`${proof.src}#${part}`} className={className} />
);

/**
 * The proof: the carton's artwork on its sheet as submitted and as corrected, the findings' boxes and numbers, and the
 * serum as a sample. Parts of only one version carry `data-of`; hero-artwork.module.css hides the other. The copy in
 * the drawing is a U.S. label and therefore English in both languages.
 */
export default function HeroProof() {
  const t = useTranslations('landingHero');
  return (
    <>
      <div
        className={`${styles.sheet} absolute border border-hairline bg-surface shadow-window forced-color-adjust-none max-md:hidden`}
      />
      <div className="max-md:relative max-md:h-[calc(456*var(--crop))] max-md:overflow-hidden max-md:border-y max-md:border-rule max-md:bg-surface">
        <svg
          viewBox="0 0 694 690"
          className={`${styles.art} absolute h-auto overflow-visible tracking-normal normal-nums forced-color-adjust-none md:inset-0 md:w-full`}
          lang="en"
          aria-hidden="true"
          fontFamily="var(--font-sans)"
        >
          {/* Slug line of the proof. */}
          <g className="fill-ink-3 max-md:hidden" fontSize="10.5">
            <text className="font-mono" x="94" y="33">
              onsil_yuja-serum_carton_v<tspan data-of="submitted">3</tspan>
              <tspan data-of="corrected">4</tspan>.pdf
            </text>
            <text x="674" y="33" textAnchor="end">
              {t('scene.inks', { count: 4 })}
            </text>
          </g>

          {/* Cut, fold, registration and crop marks. */}
          <Drawn part="die-lines" />

          <g transform="translate(94 84)">
            <Pack part="carton" />
            <g fill="#0b2f2c" fontSize="12.5" fontWeight="600">
              <text data-of="submitted" x="18" y="182" textLength="148">
                Treats acne and melasma
              </text>
              <text data-of="corrected" x="18" y="182.5">
                Helps skin look clear
              </text>
              <text data-of="corrected" x="18" y="197">
                and even
              </text>
            </g>
          </g>

          {/* Information panel, with barcode, period after opening and recycling loop at the bottom. */}
          <Drawn part="panel" />
          <g fill="#0b2f2c" fontSize="9.6">
            <text x="356" y="270.3" fontSize="12">
              <tspan data-of="submitted">CI 19140</tspan>
              <tspan data-of="corrected">Yellow 5</tspan>
            </text>
            <text data-of="submitted" x="309" y="406">
              Made in Korea
            </text>
            <text data-of="corrected" x="309" y="397.5" fontSize="12" textLength="160">
              Reports: safety@onsil.example
            </text>
            <text data-of="corrected" x="309" y="420">
              Made in Korea
            </text>
          </g>
          <Drawn part="lot" className="max-md:hidden" />

          <g
            fill="none"
            className={`${styles.leaders} stroke-seal-600 in-data-[version=corrected]:stroke-spruce-600 max-md:hidden`}
          >
            {marks.map(({ id }) => (
              <path key={id} data-finding={id} d={leaders[id]} pathLength="1" />
            ))}
          </g>
          <g className={styles.boxes}>
            {marks.map(({ id, box, submitted, corrected }) => (
              <g key={id} data-finding={id}>
                <rect data-of="submitted" {...box} height={submitted} pathLength="1" />
                <rect data-of="corrected" {...box} height={corrected} />
              </g>
            ))}
          </g>
          <g fontSize="12" fontWeight="600" textAnchor="middle">
            {marks.map(({ id, tag: [x, y] }, index) => (
              <g key={id} className={styles.tag} data-finding={id}>
                <rect
                  className="fill-seal-600"
                  data-of="submitted"
                  x={x}
                  y={y}
                  width="18"
                  height="18"
                  rx="2"
                />
                <rect
                  className="fill-spruce-600"
                  data-of="corrected"
                  x={x}
                  y={y}
                  width="31"
                  height="18"
                  rx="2"
                />
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
            <Pack part="cap" transform="translate(-11 380)" />
            <Pack part="bottle" transform="translate(-11 380)" />
          </g>
        </svg>
      </div>
    </>
  );
}
