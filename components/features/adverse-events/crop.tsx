import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { SceneWindow } from '../shared';
import { type Case, columns, file } from './data';
import { Archive, ColumnHead, Face, Kept, line, mono, Reminders, Wizard } from './parts/card-parts';
import { CaseClock } from './parts/case-clock';
import { archived, casesIn, initialState } from './state';

/** Preview of the board: the clock and three columns; phones show the clock, the headings and the most urgent case. */
export function AdverseEventsCrop() {
  return (
    <SceneWindow crop feature="adverse-events" file={file} state={<Reminders />}>
      <div className="flex flex-col">
        <div className="border-b border-rule px-4 pb-0.5">
          <CaseClock state={initialState} />
        </div>
        <div className="grid flex-1 grid-cols-[repeat(3,auto)] bg-paper-2 @max-2xl:px-4 @max-2xl:pt-2 @max-2xl:pb-3.5 @2xl:grid-cols-3">
          {columns.map((column) => {
            const here = casesIn(initialState, column);
            return (
              <div
                key={column}
                className="contents min-w-0 flex-col gap-2.5 border-l border-rule px-2.25 pt-2 pb-2.5 first:border-l-0 @2xl:flex"
              >
                <ColumnHead column={column} count={here.length} />
                <ul
                  className={clsx(
                    'grid gap-2.5',
                    column === 'inReview'
                      ? '@max-2xl:order-1 @max-2xl:col-span-full @max-2xl:mt-1.5 @max-2xl:*:not-first:hidden'
                      : '@max-2xl:hidden',
                  )}
                >
                  {here.map((item) => (item.minor ? null : <PictureCard key={item.key} item={item} />))}
                </ul>
                {column === 'submitted' ? <Archive count={archived(initialState)} /> : null}
              </div>
            );
          })}
        </div>
      </div>
    </SceneWindow>
  );
}

function PictureCard({ item }: { item: Case }) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <li className="min-w-0 rounded-card border border-(--hairline) bg-surface px-2.25 pt-2 pb-2.5">
      <Face
        item={item}
        state={initialState}
        number={
          <span className={clsx(mono, 'font-semibold')} translate="no">
            AE-{item.key}
          </span>
        }
      />
      {item.extra === 'sections' ? <Wizard state={initialState} /> : null}
      {item.keptUntil ? (
        <>
          <p className={line}>
            <span className="text-ink-3">{t('receipt')}</span>{' '}
            <span className={clsx(mono, 'ml-auto whitespace-nowrap')} translate="no">
              {item.receipt}
            </span>
          </p>
          <Kept text={t('archived')} until={item.keptUntil} />
        </>
      ) : null}
    </li>
  );
}
