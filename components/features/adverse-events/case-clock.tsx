import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { figures } from '@/lib/site';
import { type CaseKey, legalBusinessDays, type Tone, toneOf } from './cases';

type CaseClockProps = {
  cases: readonly {
    key: CaseKey;
    daysLeft: number;
    /** Left out where flags would overlap. */
    minor?: boolean;
  }[];
  /** The case whose reminders the signs under the ruler tell; without one they all lie ahead. */
  chosen?: CaseKey;
};

const days = figures.adverseEventDays;
const reminders: readonly number[] = figures.reminderDays;
const place = (daysLeft: number) => `${Math.round((10000 * (days - daysLeft)) / days) / 100}%`;
const ticks = Array.from({ length: days }, (_, day) => {
  const tall = day === 0 || reminders.includes(days - day);
  return `M${day} 0v${tall ? 14 : 7}`;
}).join('');

const label = '[text-anchor:middle] text-sm @max-[331px]:text-xs forced-colors:fill-[CanvasText]';

const outline = 'forced-colors:stroke-[CanvasText]';
const dayLook = (day: number) =>
  day === days ? 'fill-ink-3' : clsx('font-bold', day === 0 ? 'fill-seal-700' : 'fill-current');

/** A flag stands on the visitor's ground in forced colours: its colour is on its card, in words. */
const flags: Record<Tone, { ground: string; pole: string; words: string }> = {
  neutral: { ground: 'fill-paper-2 stroke-control', pole: 'stroke-ink', words: 'fill-current' },
  ochre: { ground: 'fill-ochre-400 stroke-ochre-400', pole: 'stroke-ochre-400', words: 'fill-current' },
  seal: { ground: 'fill-seal-600 stroke-seal-600', pole: 'stroke-seal-600', words: 'fill-surface' },
};

/**
 * Ruler of the product's clock, one tick a calendar day, and after its end a dashed stretch to the legal limit.
 * That stretch is four days long: 15 business days last at least 19 calendar days (receipt on a Sunday).
 * Places are percentages, so that one drawing serves every width with its type unscaled. Decorative: cards and
 * text around it say the same.
 */
export function CaseClock({ cases, chosen }: CaseClockProps) {
  const t = useTranslations('sceneAdverseEvents');
  const inHand = cases.find(({ key }) => key === chosen);
  const sign = (day: number) => {
    if (!chosen) return 'ahead';
    if (!inHand) return 'off';
    return inHand.daysLeft <= day ? 'sent' : 'ahead';
  };
  return (
    // On a phone the stretch to the limit is no longer to scale, and the lesser flags go: they would touch.
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,15fr)_minmax(0,4fr)] pr-0.5 pl-[22px] @max-[561px]:grid-cols-[minmax(0,15fr)_minmax(0,1.6fr)] @max-[561px]:pr-0 @max-[561px]:pl-4">
      <svg
        className="overflow-visible text-ink [&_svg]:overflow-visible"
        width="100%"
        height="114"
        aria-hidden="true"
        data-clock={days}
      >
        <svg
          y="58"
          width="100%"
          height="14"
          aria-hidden="true"
          viewBox={`0 0 ${days} 14`}
          preserveAspectRatio="none"
        >
          <path
            d={`M0 0h${days}${ticks}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <path d="M0 58v14" stroke="currentColor" strokeWidth="1.3" />
        <svg x="100%" y="58" aria-hidden="true">
          <path d="M0-1v16" className="stroke-seal-600 forced-colors:stroke-[CanvasText]" strokeWidth="2.6" />
        </svg>
        {[days, ...reminders].map((day) => (
          <text key={day} x={place(day)} y="90" className={clsx(label, dayLook(day))} data-day={day}>
            {t('clockDay', { days: day })}
          </text>
        ))}
        {reminders.map((day) => (
          <ReminderSign key={day} day={day} state={sign(day)} />
        ))}
        {cases.map(({ key, daysLeft, minor }) => {
          const { ground, pole, words } = flags[toneOf(daysLeft)];
          return (
            <svg
              key={key}
              x={place(daysLeft)}
              className={clsx(
                'motion-safe:[transition:x_220ms_var(--ease-out)]',
                minor && '@max-[561px]:hidden',
              )}
              aria-hidden="true"
              data-flag={key}
            >
              <path d="M0 34v24" className={clsx(pole, outline)} strokeWidth="1.6" />
              {key === chosen ? (
                <path
                  d="M-25 7h50v31h-50z"
                  className="fill-none stroke-ink stroke-[1.6] forced-colors:stroke-[Highlight] forced-colors:stroke-3"
                />
              ) : null}
              <rect
                x="-21"
                y="11"
                width="42"
                height="23"
                rx="2"
                className={clsx(
                  ground,
                  outline,
                  '@max-[331px]:w-9 @max-[331px]:[x:-18px] forced-colors:fill-[Canvas]',
                )}
              />
              <text y="27.5" className={clsx(label, words, 'font-semibold')}>
                {key}
              </text>
            </svg>
          );
        })}
      </svg>
      {/* Words wider than the stretch run to the left, under the ruler. */}
      <p className="relative mt-[58px] flex flex-col items-end border-t-[1.5px] border-dashed border-control pt-5 text-sm leading-[18px] whitespace-nowrap text-ink-3 after:absolute after:-top-[1.5px] after:right-0 after:h-[15px] after:border-r-[1.5px] after:border-ink-3 @max-[561px]:flex-row @max-[561px]:justify-end @max-[561px]:gap-1 @max-[561px]:pt-[37px]">
        <strong className="font-semibold text-ink-2">{t('legalLimit')}</strong>{' '}
        <span>{t('legalDays', { days: legalBusinessDays })}</span>
      </p>
    </div>
  );
}

const signColours = { ahead: 'text-ink-2', sent: 'text-spruce-700', off: 'text-control' };

/** Letter and message of a reminder: ahead, sent, or called off because the case is filed; the shape says which. */
function ReminderSign({ day, state }: { day: number; state: keyof typeof signColours }) {
  return (
    <svg
      x={place(day)}
      y="98"
      className={clsx('@max-[561px]:hidden', signColours[state])}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
      data-reminder={day}
      data-state={state}
    >
      <path d="M-18 2h14v10h-14zm0 .6 7 5.2 7-5.2M3 1h14v9H9l-3 3v-3H3zm3 3.4h8M6 7h4" />
      {state === 'sent' ? (
        <>
          <circle cx="27" cy="6.5" r="6" className="fill-spruce-700 stroke-none" />
          <path d="m24 6.8 2 1.9 3.6-4" className="stroke-surface" strokeWidth="1.6" />
        </>
      ) : null}
      {state === 'off' ? <path d="m-21 14 41-15" /> : null}
    </svg>
  );
}
