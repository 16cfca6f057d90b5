import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { unbroken } from '@/lib/typography';
import { FiledStamp } from './filed-stamp-artwork';
import styles from './hero-scene.module.css';
import { CartonFront, packColors, SerumBottle } from './product-artwork';

/** The three things that are wrong with the sample label, in the order of their numbers on it. */
const findings = [
  { id: 'claim', citation: 'FD&C Act § 201(g)(1)' },
  { id: 'color', citation: '21 CFR 74.2705' },
  { id: 'contact', citation: 'FD&C Act § 609(a)' },
] as const;

const filedOn = new Date(Date.UTC(2026, 10, 18));

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
  [400, 'Made in Korea'],
];

const inks = [packColors.yuja, packColors.leaf, packColors.pulp, packColors.ink];

/**
 * A press proof under review: the carton's artwork on its sheet, three findings tied to their citations, the
 * serum as sample, and the stamped receipt of the listing. The drawing is hidden from screen readers: the list,
 * the receipt and the caption say what it shows.
 */
export async function HeroScene({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'landingHero' });
  return (
    <div className={styles.scene}>
      <figure className={styles.stage}>
        <div className={styles.sheet} />
        <div className={styles.window}>
          <Artwork inks={t('scene.inks', { count: inks.length })} />
        </div>
        <ol className={styles.findings}>
          {findings.map(({ id, citation }) => (
            <li key={id} className={styles.finding}>
              <p className={styles.findingTitle}>{unbroken(t(`scene.findings.${id}.title`))}</p>
              <p className={styles.citation}>{citation}</p>
              <p className={styles.advice}>{unbroken(t(`scene.findings.${id}.text`))}</p>
            </li>
          ))}
        </ol>
        <div className={styles.receipt}>
          <p className={styles.receiptTitle}>{unbroken(t('scene.receipt.title'))}</p>
          <dl className={styles.receiptRows}>
            <dt>{t('scene.receipt.product')}</dt>
            <dd>{unbroken(t('scene.receipt.productValue'))}</dd>
            <dt>{t('scene.receipt.label')}</dt>
            <dd>
              {unbroken(t('scene.receipt.labelValue', { fixed: findings.length, found: findings.length }))}
            </dd>
            <dt>{t('scene.receipt.ticket')}</dt>
            <dd className="font-mono">SPL-7731-0418</dd>
            <dt className="sr-only">{t('scene.receipt.status')}</dt>
            <dd className="sr-only">{unbroken(t('scene.receipt.statusValue', { date: filedOn }))}</dd>
          </dl>
          <FiledStamp
            className={styles.stamp}
            date={filedOn.toISOString().slice(0, 10).replaceAll('-', '.')}
          />
        </div>
        <figcaption className={styles.caption}>{unbroken(t('scene.caption'))}</figcaption>
      </figure>
    </div>
  );
}

function Artwork({ inks: inkCount }: { inks: string }) {
  return (
    <svg
      viewBox="0 0 694 690"
      className={styles.art}
      lang="en"
      aria-hidden="true"
      focusable="false"
      fontFamily="var(--font-sans)"
    >
      {/* Slug line of the proof. */}
      <g className={styles.slug} fontSize="10.5">
        <text className="font-mono" x="94" y="33">
          onsil_yuja-serum_carton_v3.pdf
        </text>
        <text x="674" y="33" textAnchor="end">
          {inkCount}
        </text>
        {inks.map((ink, index) =>
          [1, 0.6, 0.3].map((tint, step) => (
            <rect
              key={`${ink} ${tint}`}
              x={508 + index * 27 + step * 9}
              y="24.5"
              width="9"
              height="9"
              fill={ink}
              fillOpacity={tint}
            />
          )),
        )}
      </g>

      {/* Die lines: cut, fold, registration and crop marks. */}
      <g fill="none" stroke="#8a9a9b">
        <path d="M94 84V60q0-12 12-12h176q12 0 12 12v24l10-26h166l10 26 13 12v412l-13 12-10 26H304l-10-26v24q0 12-12 12H106q-12 0-12-12v-24" />
        <path d={`M480 118${'l13-11m-13 25'.repeat(27)}l13-11`} strokeOpacity=".4" />
      </g>
      <g fill="none" stroke="#122125" strokeWidth=".8">
        <path d="M80 84.5H66M80 519.5H66M61 302h18M70 293v18" strokeOpacity=".9" />
        <circle cx="70" cy="302" r="5" />
      </g>

      <g transform="translate(94 84)">
        <CartonFront>
          <text x="18" y="182" textLength="148">
            Treats acne and melasma
          </text>
        </CartonFront>
      </g>

      {/* Information panel. */}
      <rect x="294" y="84" width="186" height="436" fill={packColors.cream} />
      <rect x="294" y="486" width="186" height="34" fill={packColors.yuja} />
      <g fill={packColors.ink} fontSize="9.6">
        {panel.map(([y, text, head]) => (
          <text key={y} x="309" y={y} fontWeight={head && 700}>
            {text}
          </text>
        ))}
        <text x="309" y="269.5">
          Linalool,
        </text>
        <text x="357" y="269.5">
          CI 19140
        </text>
        <text x="309" y="363.5">
          Onsil Co., Ltd., 24 Onsil-ro,
        </text>
        <text x="309" y="377">
          Seongdong-gu, Seoul 04781
        </text>
        <text x="309" y="507" fontSize="7.5">
          Lot and date: see base
        </text>
      </g>
      <Marks />
      <path
        d="M294.5 84V520M94 84.5H480M94 519.5H480"
        stroke={packColors.ink}
        strokeOpacity=".45"
        strokeDasharray="5 3"
      />
      <path d="M94.5 84V520M479.5 84V520" stroke={packColors.ink} strokeOpacity=".3" />

      {/* Findings: box, number, leader to the citation. */}
      <g fill="none" strokeWidth="1.2" className={styles.leaders}>
        <path d="M270 262H281V69H502" pathLength="1" />
        <path d="M419 266H487V218H502" pathLength="1" />
        <path d="M467 367.5H502" pathLength="1" />
      </g>
      <g fillOpacity=".07" strokeWidth="2" className={styles.boxes}>
        <rect x="103" y="250" width="166" height="24" pathLength="1" />
        <rect x="350" y="258.5" width="51" height="15" pathLength="1" />
        <rect x="302" y="352.5" width="147" height="30" pathLength="1" />
      </g>
      <g fontSize="12" fontWeight="700" textAnchor="middle">
        {[
          [90, 238],
          [401, 257],
          [449, 358.5],
        ].map(([x = 0, y = 0], index) => (
          <g key={x} className={styles.tag}>
            <rect x={x} y={y} width="18" height="18" rx="2" />
            <text x={x + 9} y={y + 13.3}>
              {index + 1}
            </text>
          </g>
        ))}
      </g>

      {/* The sample, with a hard shadow. */}
      <g className={styles.bottle}>
        <path d="M-4 638h86l62 13H16Z" fill="#122125" fillOpacity=".1" />
        <g transform="translate(-11 380)">
          <SerumBottle />
        </g>
      </g>
    </svg>
  );
}

/** Barcode, period after opening and recycling loop at the foot of the information panel. */
function Marks() {
  return (
    <g fill={packColors.ink}>
      <rect x="309" y="430" width="78" height="44" fill="#fff" />
      <path d="M316 434h2.7v31H316zM319.6 434h.9v31h-.9zM322.3 434h3.6v31h-3.6zM327.7 434h.9v31h-.9zM331.3 434h.9v31h-.9zM334 434h1.8v31H334zM336.7 434h2.7v31h-2.7zM340.3 434h.9v31h-.9zM343.9 434h1.8v31h-1.8zM347.5 434h.9v31h-.9zM350.2 434h1.8v31h-1.8zM353.8 434h.9v31h-.9zM356.5 434h2.7v31h-2.7zM361 434h.9v31h-.9zM363.7 434h1.8v31h-1.8zM367.3 434h2.7v31h-2.7zM371.8 434h.9v31h-.9zM374.5 434h2.7v31h-2.7zM379 434h.9v31h-.9z" />
      <text className="font-mono" x="316" y="472" fontSize="6" textLength="64">
        8809000417236
      </text>
      <g fill="none" stroke={packColors.ink} strokeWidth="1.1" strokeLinejoin="round">
        <path d="M404 449h20v21q0 3-3 3h-14q-3 0-3-3ZM402 449h24M403 444l20-8" />
        {[0, 120, 240].map((turn) => (
          <path key={turn} d="M-7.5 6.5H4.5M2 4L5 6.5L2 9" transform={`translate(451 462) rotate(${turn})`} />
        ))}
      </g>
      <text x="414" y="464" fontSize="7" fontWeight="600" textAnchor="middle">
        12M
      </text>
    </g>
  );
}
