import clsx from 'clsx';
import { retentionYears as years } from './records';

const anniversaries = Array.from({ length: years + 1 }, (_, year) => year);
const months = years * 12;
const ticks = Array.from({ length: months - 1 }, (_, index) => {
  const month = index + 1;
  return `M${month} 0v${month % 12 === 0 ? 12 : month % 6 === 0 ? 8 : 5}`;
}).join('');

/**
 * Ruler of a record's lock: one tick a month, taller ones at half years and anniversaries. Places are
 * percentages, so that one drawing serves every width with its type unscaled; where seven years do not fit, every
 * second one stays. Decorative: a line of text above it gives both dates.
 */
export function RetentionRuler({ from }: { from: number }) {
  return (
    <svg
      className="overflow-visible text-sm *:overflow-visible"
      width="100%"
      height="52"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="20" fill="#bae3d9" />
      <rect width="26" height="20" fill="#0a5851" />
      <g fill="none" stroke="#fff" strokeWidth="1.4" transform="translate(6 2)">
        <path d="M2 7h10v7H2zm2 0V5a3 3 0 0 1 6 0v2" />
      </g>
      <svg
        className="*:[vector-effect:non-scaling-stroke]"
        y="20"
        width="100%"
        height="12"
        viewBox={`0 0 ${months} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={ticks} stroke="#546264" />
        <path d={`M0 0h${months}`} stroke="#122125" strokeWidth="1.4" />
      </svg>
      <path d="M.5 20v12" stroke="#546264" />
      <svg x="100%" aria-hidden="true">
        <path d="M-1.2-5v38" stroke="#122125" strokeWidth="2.4" />
      </svg>
      {anniversaries.map((year) => (
        <text
          key={year}
          className={clsx(
            year === years ? 'fill-ink font-semibold' : 'fill-ink-3',
            year % 2 === 1 && '@max-[481px]:hidden',
          )}
          textAnchor={year === 0 ? 'start' : year === years ? 'end' : 'middle'}
          x={`${Math.round((10000 * year) / years) / 100}%`}
          y="47"
        >
          {from + year}
        </text>
      ))}
    </svg>
  );
}
