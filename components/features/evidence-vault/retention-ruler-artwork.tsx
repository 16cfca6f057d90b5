import styles from './retention-ruler-artwork.module.css';

type RetentionRulerProps = {
  /** First day of the lock, ISO. */
  from: string;
  years: number;
};

/**
 * Ruler of a record's lock: one tick a month, taller ones at half years and anniversaries. Places are
 * percentages, so that one drawing serves every width with its type unscaled. Decorative: a line of text above
 * it gives both dates.
 */
export function RetentionRuler({ from, years }: RetentionRulerProps) {
  const months = years * 12;
  const first = Number(from.slice(0, 4));
  const anniversaries = Array.from({ length: years + 1 }, (_, index) => index);
  const ticks = Array.from({ length: months - 1 }, (_, index) => {
    const month = index + 1;
    return `M${month} 0v${month % 12 === 0 ? 12 : month % 6 === 0 ? 8 : 5}`;
  }).join('');
  return (
    <svg className={styles.ruler} width="100%" height="52" aria-hidden="true" focusable="false">
      <rect width="100%" height="20" fill="#bae3d9" />
      <rect width="26" height="20" fill="#0a5851" />
      <g fill="none" stroke="#fff" strokeWidth="1.4" transform="translate(6 2)">
        <path d="M2 7h10v7H2zm2 0V5a3 3 0 0 1 6 0v2" />
      </g>
      <svg
        y="20"
        width="100%"
        height="12"
        viewBox={`0 0 ${months} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.fixed} d={ticks} stroke="#546264" />
        <path className={styles.fixed} d={`M0 0h${months}`} stroke="#122125" strokeWidth="1.4" />
      </svg>
      <path d="M.5 20v12" stroke="#546264" />
      <svg x="100%" aria-hidden="true">
        <path d="M-1.2-5v38" stroke="#122125" strokeWidth="2.4" />
      </svg>
      {anniversaries.map((index) => (
        <text
          key={index}
          className={styles.year}
          data-place={index === 0 ? 'start' : index === years ? 'end' : index % 2 ? 'odd' : 'even'}
          x={`${Math.round((10000 * index) / years) / 100}%`}
          y="47"
        >
          {first + index}
        </text>
      ))}
    </svg>
  );
}
