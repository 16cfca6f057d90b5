import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type CaseKey, clockDays, deadlineTone, reminderDays } from '../data';
import { type BoardState, isOpen, openCases } from '../state';

const reminders: readonly number[] = reminderDays;
const place = (daysLeft: number) => `${Math.round((10000 * (clockDays - daysLeft)) / clockDays) / 100}%`;
const ticks = Array.from({ length: clockDays }, (_, day) => {
  const tall = day === 0 || reminders.includes(clockDays - day);
  return `M${day} 0v${tall ? 14 : 7}`;
}).join('');

/** Letter and message of a reminder; a check mark means sent, a strikethrough means canceled. */
const signColors = { ahead: 'text-ink-2', sent: 'text-spruce-700', off: 'text-control' };

/** Forced colors hide the color of a flag, so its card also names it in words. */
const label = '[text-anchor:middle] text-sm forced-colors:fill-[CanvasText]';
const flags: Record<ReturnType<typeof deadlineTone>, [ground: string, words: string]> = {
  neutral: ['fill-paper-2 stroke-control', 'fill-current'],
  ochre: ['fill-ochre-400 stroke-ochre-400', 'fill-current'],
  seal: ['fill-seal-600 stroke-seal-600', 'fill-surface'],
};

/**
 * Ruler of the product's clock with one tick per calendar day, then a dashed stretch to the legal limit.
 * The stretch is four days long: 15 business days last at least 19 calendar days (receipt on a Sunday). Positions are
 * percentages, so one drawing works at every width without scaling its type. Decorative: the cards and the nearby copy
 * contain the same information.
 * @param chosen the case whose reminders appear under the ruler; without one, all reminders are pending.
 */
export function CaseClock({ state, chosen }: { state: BoardState; chosen?: CaseKey }) {
  const t = useTranslations('sceneAdverseEvents');
  /** Pending, sent, or canceled because the case is filed. */
  const signOf = (day: number) => {
    if (chosen && !isOpen(state, chosen)) return 'off';
    return chosen && state.daysLeft[chosen] <= day ? 'sent' : 'ahead';
  };
  return (
    // Phones draw the stretch to the limit out of scale and omit the minor flags, which would overlap.
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,15fr)_minmax(0,1.6fr)] pl-4 @2xl:grid-cols-[minmax(0,15fr)_minmax(0,4fr)] @2xl:pl-5.5">
      <svg
        className="overflow-visible text-ink [&_svg]:overflow-visible"
        width="100%"
        height="114"
        aria-hidden="true"
        data-clock={clockDays}
      >
        <svg
          y="58"
          width="100%"
          height="14"
          aria-hidden="true"
          viewBox={`0 0 ${clockDays} 14`}
          preserveAspectRatio="none"
        >
          <path
            d={`M0 0h${clockDays}${ticks}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <rect
          x="100%"
          y="57"
          width="2.6"
          height="16"
          className="fill-seal-600 forced-colors:fill-[CanvasText]"
        />
        {[clockDays, ...reminders].map((day) => (
          <text
            key={day}
            x={place(day)}
            y="90"
            className={clsx(
              label,
              // Between two others that would touch it in the narrowest windows.
              day === reminderDays[2] && '@max-[19rem]:hidden',
              day === clockDays
                ? 'fill-ink-3'
                : ['font-semibold', day === 0 ? 'fill-seal-700' : 'fill-current'],
            )}
            data-day={day}
          >
            {t('clockDay', { days: day })}
          </text>
        ))}
        {reminders.map((day) => {
          const sign = signOf(day);
          return (
            <svg
              key={day}
              x={place(day)}
              y="98"
              className={clsx('@max-2xl:hidden', signColors[sign])}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
              aria-hidden="true"
              data-reminder={day}
              data-state={sign}
            >
              <path d="M-18 2h14v10h-14zm0 .6 7 5.2 7-5.2M3 1h14v9H9l-3 3v-3H3zm3 3.4h8M6 7h4" />
              {sign === 'sent' ? <path d="m22 7 3 3 5-6" strokeWidth="2" /> : null}
              {sign === 'off' ? <path d="m-21 14 41-15" /> : null}
            </svg>
          );
        })}
        {openCases(state).map(({ key, minor }) => {
          const daysLeft = state.daysLeft[key];
          const [ground, words] = flags[deadlineTone(daysLeft)];
          return (
            <svg
              key={key}
              x={place(daysLeft)}
              className={clsx('motion-safe:[transition:x_220ms_var(--ease-out)]', minor && '@max-2xl:hidden')}
              aria-hidden="true"
              data-flag={key}
            >
              {key === chosen ? (
                <path
                  d="M-25 7h50v31h-50z"
                  className="fill-none stroke-ink stroke-[1.6] forced-colors:stroke-[Highlight] forced-colors:stroke-3"
                />
              ) : null}
              <path
                d="M0 34v24M-20 11h40q1 0 1 1v21q0 1-1 1h-40q-1 0-1-1v-21q0-1 1-1z"
                strokeWidth="1.6"
                className={clsx(ground, 'forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]')}
              />
              <text y="27.5" className={clsx(label, words, 'font-semibold')}>
                {key}
              </text>
            </svg>
          );
        })}
      </svg>
      {/* Labels wider than the stretch extend to the left, under the ruler. */}
      <p className="relative mt-[58px] flex justify-end gap-x-1 border-t-[1.5px] border-dashed border-control pt-[37px] text-sm leading-4.5 whitespace-nowrap text-ink-3 after:absolute after:-top-[1.5px] after:right-0 after:h-3.75 after:border-r-[1.5px] after:border-ink-3 @2xl:flex-col @2xl:items-end @2xl:justify-start @2xl:pt-5">
        <strong className="text-ink-2">{t('legalLimit')}</strong> <span>{t('legalDays')}</span>
      </p>
    </div>
  );
}
