import type { ReactNode } from 'react';
import styles from './case-clock.module.css';

type ClockCase = {
  /** Short number on the flag. */
  label: string;
  daysLeft: number;
  tone: 'neutral' | 'ochre' | 'seal';
  /** Left out where flags would overlap. */
  minor?: boolean;
  /** When it is there, where that changes. */
  attributes?: Record<string, unknown>;
};

export type CaseClockProps = {
  /** Id of the drawing's reminder sign; one per page. */
  id: string;
  /** Length of the clock in calendar days. */
  days: number;
  /** Days left at which reminders go out, the last one 0. */
  reminders: readonly number[];
  cases: readonly ClockCase[];
  /** Label of the case whose reminders the signs under the ruler tell. */
  chosen?: string;
  /** Words under a tick, for the days left there. */
  dayText: (daysLeft: number) => string;
  /** Words at the end of the dashed stretch. */
  limit: ReactNode;
};

/**
 * Ruler of the product's clock, one tick a calendar day, and after its end a dashed stretch to the legal limit.
 * That stretch is four days long: 15 business days last at least 19 calendar days (receipt on a Sunday).
 * Places are percentages, so that one drawing serves every width with its type unscaled. Decorative: cards and
 * text around it say the same.
 */
export function CaseClock({ id, days, reminders, cases, chosen, dayText, limit }: CaseClockProps) {
  const place = (daysLeft: number) => `${Math.round((10000 * (days - daysLeft)) / days) / 100}%`;
  const left = cases.find(({ label }) => label === chosen)?.daysLeft ?? days;
  const ticks = Array.from({ length: days }, (_, day) => {
    const tall = day === 0 || reminders.includes(days - day);
    return `M${day} 0v${tall ? 14 : 7}`;
  });
  return (
    <div className={styles.clock}>
      <svg
        className={styles.ruler}
        width="100%"
        height="114"
        aria-hidden="true"
        focusable="false"
        data-clock={days}
      >
        <defs>
          <path
            id={`${id}-reminder`}
            d="M-18 2h14v10h-14zm0 .6 7 5.2 7-5.2M3 1h14v9H9l-3 3v-3H3zm3 3.4h8M6 7h4"
          />
        </defs>
        <svg
          y="58"
          width="100%"
          height="14"
          aria-hidden="true"
          viewBox={`0 0 ${days} 14`}
          preserveAspectRatio="none"
        >
          <path
            className={styles.ticks}
            d={`M0 0h${days}${ticks.join('')}`}
            fill="none"
            stroke="#122125"
            strokeWidth="1.3"
          />
        </svg>
        <path d="M0 58v14" stroke="#122125" strokeWidth="1.3" />
        <svg x="100%" y="58" aria-hidden="true">
          <path d="M0-1v16" stroke="#c82c18" strokeWidth="2.6" />
        </svg>
        <text x="0" y="90" className={styles.day} data-kind="start">
          {dayText(days)}
        </text>
        {reminders.map((day) => (
          <text
            key={day}
            x={place(day)}
            y="90"
            className={styles.day}
            data-kind={day === 0 ? 'end' : 'reminder'}
          >
            {dayText(day)}
          </text>
        ))}
        {reminders.map((day) => (
          <svg
            key={day}
            x={place(day)}
            y="98"
            className={styles.reminder}
            aria-hidden="true"
            data-reminder={day}
            data-state={left <= day ? 'sent' : 'ahead'}
          >
            <use href={`#${id}-reminder`} />
            <g className={styles.sent}>
              <circle cx="27" cy="6.5" r="6" />
              <path d="m24 6.8 2 1.9 3.6-4" />
            </g>
            <path className={styles.off} d="m-21 14 41-15" />
          </svg>
        ))}
        {cases.map((item) => (
          <svg
            key={item.label}
            x={place(item.daysLeft)}
            className={styles.flag}
            aria-hidden="true"
            data-tone={item.tone}
            data-minor={item.minor}
            data-flag={item.label}
            data-chosen={item.label === chosen || undefined}
            {...item.attributes}
          >
            <path d="M0 34v24" />
            <path className={styles.ring} d="M-25 7h50v31h-50z" />
            <rect x="-21" y="11" width="42" height="23" rx="2" />
            <text y="27.5">{item.label}</text>
          </svg>
        ))}
      </svg>
      <p className={styles.limit}>{limit}</p>
    </div>
  );
}
