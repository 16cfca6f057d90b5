import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Mark } from '@/components/features/shared';
import { blockCopyFrom } from '@/lib/text/block-copy-from';

/** Records of a fictitious brand by area and state. */
const areas = [
  { id: 'listings', pass: 36, review: 2, fix: 0 },
  { id: 'labels', pass: 22, review: 1, fix: 1 },
  { id: 'facilities', pass: 2, review: 0, fix: 0 },
  { id: 'reports', pass: 9, review: 1, fix: 0 },
] as const;

const states = ['pass', 'review', 'fix'] as const;

const total = (state: (typeof states)[number]) => areas.reduce((sum, area) => sum + area[state], 0);

/** At double text size four columns do not fit on a phone: the cells are stacked. */
const stacked = 'max-[15rem]:block max-[15rem]:[&_:is(tbody,tr,th,td)]:block';

/** Picture of the product's dashboard: every state has a color, a shape and a word. */
export function ComplianceDashboard() {
  const t = useTranslations('landingTrust');
  const copy = blockCopyFrom(t);
  return (
    <figure className="min-w-0 self-start">
      <div className="overflow-hidden rounded-window border border-rule bg-surface shadow-window">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule bg-paper px-4 py-2.5 md:px-5">
          <p className="type-small font-semibold">{copy('dashboard.title')}</p>
          <p className="type-caption text-ink-3">{copy('dashboard.scope')}</p>
        </div>
        <div className="px-4 pt-3 md:px-5 md:pt-5">
          <Scale
            label={t('dashboard.scale', { pass: total('pass'), review: total('review'), fix: total('fix') })}
          />
        </div>
        <div className="px-4 pb-1.5 md:px-5 md:pb-3">
          <table className={`${stacked} w-full text-left text-sm leading-snug sm:text-md`}>
            <caption className="sr-only">{t('dashboard.table')}</caption>
            <thead className="max-[15rem]:sr-only">
              <tr className="border-b-[1.5px] border-ink align-bottom">
                <th scope="col" className="py-2 pr-2 font-semibold">
                  {copy('dashboard.area')}
                </th>
                {states.map((state) => (
                  <th key={state} scope="col" className="py-2 pr-2 font-semibold last:pr-0">
                    {copy(`dashboard.columns.${state}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {areas.map((area) => (
                <tr key={area.id} className="border-b border-rule last:border-b-0">
                  <th scope="row" className="py-2 pr-2 font-semibold md:py-2.75">
                    {copy(`dashboard.areas.${area.id}`)}
                  </th>
                  {states.map((state) => (
                    <td
                      key={state}
                      className={clsx('py-2 pr-1.5 last:pr-0 md:py-2.75', area[state] === 0 && 'text-ink-3')}
                    >
                      {area[state] > 0 ? (
                        <>
                          <Mark kind={state} className="inline" /> <strong>{area[state]}</strong>{' '}
                          {t(`dashboard.words.${state === 'pass' ? area.id : state}`)}
                        </>
                      ) : (
                        0
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <figcaption className="type-caption mt-2.5 text-ink-3">{copy('dashboard.caption')}</figcaption>
    </figure>
  );
}

/** One tick per record: short green, taller orange, full red. */
function Scale({ label }: { label: string }) {
  const ticks = states.flatMap((state) => Array.from({ length: total(state) }, () => state));
  const tops = { pass: 12, review: 6, fix: 0 } as const;
  const path = (state: (typeof states)[number]) =>
    ticks.map((tick, index) => (tick === state ? `M${index * 6 + 2} ${tops[state]}V24` : '')).join('');
  return (
    <svg
      viewBox={`0 0 ${ticks.length * 6 - 2} 24`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
      className="block h-6 w-full forced-color-adjust-none"
      strokeWidth="3"
    >
      <path d={path('pass')} className="stroke-spruce-700" />
      <path d={path('review')} className="stroke-ochre-400" />
      <path d={path('fix')} className="stroke-seal-600" />
    </svg>
  );
}
