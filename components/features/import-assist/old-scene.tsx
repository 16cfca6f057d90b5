import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { unbroken } from '@/lib/typography';
import { cn } from '@/lib/utils';
import {
  CardIcon,
  Chip,
  DayBadge,
  FileIcon,
  LockIcon,
  Mark,
  type MarkKind,
  MarkWithText,
  shortHash,
} from '../shared';
import { ProductIcon } from '../shared/product-icon';
import { Either } from '../stage/either';
import { SceneWindow } from '../stage/scene-window';
import { startingWith } from '../stage/states';
import { PriorNoticeXml } from './prior-notice';
import styles from './scene.module.css';
import {
  cartons,
  foodLine,
  type Moment,
  moments,
  recordHash,
  type ShipmentLine,
  shipment,
  shortDate,
  stages,
  statusOf,
  voyageDay,
} from './shipment';
import { Voyage } from './voyage';

/** What FDA is owed for these lines: nothing, neither for the notice nor for its questions. */
const fees = { number: 'R-26-11-0087', dueCents: 0 } as const;

const agentLetterSigned = '2026-11-09';

/** What FDA asks for on the held line, from the vault. */
const papers = [
  { id: 'label', version: 'v2' },
  { id: 'batch', version: foodLine.lot },
] as const;

/** The line whose customs stages the timeline shows. */
const shownLine = foodLine;

const scaleDays = [0, 5, 10, 15] as const;

/**
 * What a visitor finds: the food line held, nothing attached yet. `ready` follows from the others
 * (behaviour.ts): whether the shipment can go on.
 */
const importStates = { at: 'held', label: 'no', batch: 'no', answer: 'no', ready: 'false' } as const;

const { when, control } = startingWith(importStates);

/** The moments as the visitor sees them: the hold before and after the answer. */
const phases = {
  prepared: 'at=prepared',
  submitted: 'at=submitted',
  review: 'at=review',
  held: 'at=held answer=no',
  sent: 'at=held answer=sent',
  mayProceed: 'at=mayProceed',
  released: 'at=released',
} as const;

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneImportAssist'>>>;
type PartProps = { t: Texts };

const marks = {
  prepared: 'empty',
  submitted: 'current',
  review: 'current',
  held: 'held',
  mayProceed: 'pass',
  released: 'pass',
} as const satisfies Record<Moment, MarkKind>;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const since = (moment: Moment) => moments.slice(moments.indexOf(moment)).join('|');

/** One part for each phase, of which the states show one. */
function Phase({ of }: { of: Record<keyof typeof phases, ReactNode> }) {
  return (
    <Either
      states={importStates}
      of={Object.fromEntries(Object.entries(phases).map(([phase, when]) => [when, of[phase as 'held']]))}
    />
  );
}

/**
 * A shipment on its way: voyage, customs stages of one line, draft, Prior Notice of the food line, fees. On its page
 * a visitor moves it from stage to stage and answers the hold; what FDA decides stays FDA's.
 */
export async function ImportScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneImportAssist' });
  const { from, to, vessel } = shipment;
  const arrival = to.eta.replace('T', ' ');
  return (
    <SceneWindow
      number={3}
      tab={t('tab')}
      file={shipment.file}
      state={
        <Phase
          of={{
            prepared: <Chip tone="neutral">{t('badge.prepared')}</Chip>,
            submitted: <Chip tone="neutral">{t('badge.waiting')}</Chip>,
            review: <Chip tone="neutral">{t('badge.waiting')}</Chip>,
            held: <AnswerDue t={t} />,
            sent: <Chip tone="ochre">{t('badge.sent')}</Chip>,
            mayProceed: <Chip tone="spruce">{t('stages.mayProceed')}</Chip>,
            released: <MarkWithText kind="pass">{t('statuses.released')}</MarkWithText>,
          }}
        />
      }
      footerStart={
        <span>
          {t('record')}{' '}
          <code className={styles.hash}>
            <Either
              states={importStates}
              of={Object.fromEntries(
                moments.map((moment) => [`at=${moment}`, shortHash(recordHash(moment))]),
              )}
            />
          </code>
        </span>
      }
      footerEnd={
        <span className={styles.stored}>
          <LockIcon />
          <Either
            states={importStates}
            of={{ 'at=prepared': t('storedDraft'), [`at=${since('submitted')}`]: t('stored') }}
          />
        </span>
      }
      caption={t('caption')}
      invite={t('invite')}
      behaviour="import"
      states={importStates}
    >
      <div className={styles.layout} data-line={shownLine.no}>
        <Voyage
          from={{
            port: t(`ports.${from.id}`),
            code: from.code,
            date: (
              <Either
                states={importStates}
                of={{
                  'at=prepared': t.rich('departs', { date: from.departed, nowrap }),
                  [`at=${since('submitted')}`]: t.rich('departed', { date: from.departed, nowrap }),
                }}
              />
            ),
          }}
          to={{
            port: t(`ports.${to.id}`),
            code: to.code,
            date: (
              <Either
                states={importStates}
                of={{
                  'at!=released': t.rich('eta', { date: arrival, nowrap }),
                  'at=released': t.rich('arrived', { date: arrival, nowrap }),
                }}
              />
            ),
          }}
          vessel={t('vessel', { ship: vessel.ship, voyage: vessel.voyage })}
          container={t('container', { container: shipment.container, cartons })}
          progress={
            <Either
              states={importStates}
              of={Object.fromEntries(
                moments.map((moment) => [
                  `at=${moment}`,
                  t('progress', { day: voyageDay(moment), days: shipment.days }),
                ]),
              )}
            />
          }
          days={scaleDays.map((day) => t('day', { day }))}
        />
        <div className={styles.tracking}>
          <p className={styles.trackingHead}>
            <strong>{t('line', { no: shownLine.no })}</strong> <span>{t('customsStatus')}</span>
          </p>
          <StageButtons t={t} />
        </div>
        <Now t={t} />
        <div className={styles.papers}>
          <div className={styles.draft}>
            <ShipmentTable t={t} shown={moments} />
            <p className={styles.letter}>
              <FileIcon />
              <span>{t.rich('letter', { date: agentLetterSigned, nowrap })}</span>
              <MarkWithText kind="pass">{t('attached')}</MarkWithText>
            </p>
          </div>
          <div className={styles.notice}>
            <p className={styles.head}>
              <strong>{t('notice.head')}</strong>
              <MarkWithText kind="pass">{t('notice.valid')}</MarkWithText>
            </p>
            <PriorNoticeXml className={styles.xml} />
            <p className={styles.quiet}>
              <Either
                states={importStates}
                of={{
                  'at=prepared': t('notice.unsent'),
                  [`at=${since('submitted')}`]: t('notice.why', {
                    time: shortDate(foodLine.reached.submitted ?? ''),
                  }),
                }}
              />
            </p>
          </div>
          <div className={styles.payment}>
            <Fees t={t} />
          </div>
        </div>
      </div>
    </SceneWindow>
  );
}

/** The tracker's most telling part: the held line's stages, the four lines and the start of its notice. */
export async function ImportCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneImportAssist' });
  return (
    <SceneWindow
      crop
      number={3}
      tab={t('tab')}
      file={shipment.file}
      state={<AnswerDue t={t} />}
      footerStart={
        <span className={styles.stored}>
          <CardIcon />
          {t('receipt.noneShort')}
        </span>
      }
      footerEnd={
        <span className={cn(styles.stored, styles.cropStored)}>
          <LockIcon />
          {t('stored')}
        </span>
      }
      caption={t('cropCaption')}
    >
      <div className={styles.crop} data-line={shownLine.no}>
        <div className={styles.cropTracking}>
          <p className="sr-only">
            {unbroken(t('line', { no: shownLine.no }))}, {unbroken(t('customsStatus'))}
          </p>
          <Timeline t={t} line={shownLine} />
        </div>
        <ShipmentTable t={t} shown={[importStates.at]} compact />
        <div className={styles.cropNotice}>
          <p>
            {unbroken(t('notice.head'))}: {unbroken(t('notice.valid'))}
          </p>
          <PriorNoticeXml extent="shortest" dark />
        </div>
      </div>
    </SceneWindow>
  );
}

function AnswerDue({ t }: PartProps) {
  return <DayBadge tone="seal">{t('answerDue', { days: shipment.answerDays })}</DayBadge>;
}

/** What is going on at this stage, what the visitor's team does about it, and the way on. */
function Now({ t }: PartProps) {
  const names = Object.keys(phases) as (keyof typeof phases)[];
  const each = (text: (phase: keyof typeof phases) => ReactNode) =>
    Object.fromEntries(names.map((phase) => [phase, text(phase)])) as Record<keyof typeof phases, ReactNode>;
  return (
    <div className={styles.now}>
      <p className={styles.nowText} data-now="" id="import-now">
        <strong>
          <Phase of={each((phase) => t(`now.${phase}.title`, { no: shownLine.no }))} />
        </strong>{' '}
        <Phase
          of={each((phase) =>
            t.rich(`now.${phase}.text`, { no: shownLine.no, date: shipment.answerBy, cartons, nowrap }),
          )}
        />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a picture, no form that a fieldset would group */}
      <div
        className={styles.asked}
        role="group"
        aria-label={t('asked.heading')}
        {...when('at=held answer=no')}
      >
        {papers.map((paper) => (
          <button
            key={paper.id}
            type="button"
            className={styles.paper}
            data-paper={paper.id}
            {...control()}
            aria-pressed={false}
          >
            <Paper t={t} paper={paper} />
          </button>
        ))}
      </div>
      <ul className={styles.asked} aria-label={t('asked.sent')} {...when('at=held answer=sent')}>
        {papers.map((paper) => (
          <li key={paper.id} className={styles.paper}>
            <Paper t={t} paper={paper} />
          </li>
        ))}
      </ul>
      <div className={styles.moves}>
        <button
          type="button"
          className={styles.next}
          data-next=""
          aria-describedby="import-now"
          {...control({ able: 'ready=true' })}
        >
          <Phase of={each((phase) => t(`now.${phase}.action`))} />
        </button>
        <button type="button" className={styles.again} {...control({ set: 'at=prepared' })}>
          {t('again')}
        </button>
      </div>
    </div>
  );
}

/** A paper FDA asks for: missing, then attached. */
function Paper({ t, paper }: PartProps & { paper: (typeof papers)[number] }) {
  const states = [
    { condition: `${paper.id}=no`, kind: 'empty', word: t('asked.missing') },
    { condition: `${paper.id}=yes`, kind: 'pass', word: t('asked.attached') },
  ] as const;
  return (
    <>
      {states.map(({ condition, kind }) => (
        <span key={condition} className={styles.paperMark} {...when(condition)}>
          <Mark kind={kind} />
        </span>
      ))}
      <span className={styles.paperName}>{t(`asked.${paper.id}`, { version: paper.version })}</span>
      {states.map(({ condition, word }) => (
        <span key={condition} className={styles.paperState} {...when(condition)}>
          {word}
        </span>
      ))}
    </>
  );
}

/** The five customs stages of the line, each of which the visitor can bring the shipment to. */
function StageButtons({ t }: PartProps) {
  return (
    <ol className={styles.timeline}>
      {stages.map((stage) => {
        const mark = staticMark(stage);
        if (stage !== 'review') {
          const last = stage === 'released';
          return (
            <li key={stage} data-stop={stage} data-mark={mark}>
              <StageButton
                t={t}
                moment={stage}
                marks={{
                  [`at=${before(stage)}`]: 'empty',
                  [`at=${stage}`]: last ? 'pass' : 'current',
                  ...(last ? {} : { [`at=${after(stage)}`]: 'pass' }),
                }}
                name={t(`stages.${stage}`)}
                reached={`at=${since(stage)}`}
              />
            </li>
          );
        }
        return (
          <li key={stage} data-stop={stage} data-mark={mark}>
            <StageButton
              t={t}
              moment="review"
              condition="at=prepared|submitted|review"
              marks={{ 'at=prepared|submitted': 'empty', 'at=review': 'current' }}
              name={t('stages.review')}
              reached="at=review"
            />
            <StageButton
              t={t}
              moment="held"
              condition="at=held|mayProceed|released"
              marks={{ 'at=held': 'held', 'at=mayProceed|released': 'pass' }}
              name={
                <Either
                  states={importStates}
                  of={{ 'at=held': t('stages.held'), 'at=mayProceed|released': t('stages.answered') }}
                />
              }
              note={t('query')}
              noteWhen="at=held"
            />
          </li>
        );
      })}
    </ol>
  );
}

const before = (moment: Moment) => moments.slice(0, moments.indexOf(moment)).join('|');
const after = (moment: Moment) => moments.slice(moments.indexOf(moment) + 1).join('|');

type StageButtonProps = PartProps & {
  moment: Moment;
  /** When this button stands in its place; always, if none is given. */
  condition?: string;
  marks: Record<string, MarkKind>;
  name: ReactNode;
  /** When its date is there to show; always, if none is given. */
  reached?: string;
  note?: string;
  noteWhen?: string;
};

function StageButton({
  t,
  moment,
  condition,
  marks: kinds,
  name,
  reached,
  note,
  noteWhen,
}: StageButtonProps) {
  const time = shownLine.reached[moment] ?? '';
  const dayOnly = moment === 'review' || moment === 'held';
  return (
    <button
      type="button"
      aria-current={moment === importStates.at ? 'step' : undefined}
      {...control({ set: `at=${moment}` })}
      {...(condition ? when(condition) : {})}
    >
      {Object.entries(kinds).map(([shown, kind]) => (
        <span key={shown} className={styles.stageMark} {...when(shown)}>
          <Mark kind={kind} size={22} />
        </span>
      ))}
      <span className={styles.stageText}>
        <strong>{name}</strong>{' '}
        <span {...(reached ? when(reached) : {})}>
          <time dateTime={time}>{shortDate(dayOnly ? time.slice(0, 10) : time)}</time>
          {note ? <span {...when(noteWhen ?? '')}>, {note}</span> : null}
        </span>
        {reached ? (
          <span className="sr-only" {...when(`at=${before(moment)}`)}>
            {t('ahead')}
          </span>
        ) : null}
      </span>
    </button>
  );
}

/** What a stage shows while the line is held. */
function staticMark(stage: (typeof stages)[number]): MarkKind {
  if (stage === 'review') return 'held';
  return moments.indexOf(stage) < moments.indexOf('held') ? 'pass' : 'empty';
}

/** The crop's stages: the held line, as the scene starts. */
function Timeline({ t, line }: PartProps & { line: ShipmentLine }) {
  return (
    <ol className={styles.timeline}>
      {stages.map((stage) => {
        const mark = staticMark(stage);
        const moment = mark === 'held' ? 'held' : stage;
        const reached = mark === 'empty' ? undefined : line.reached[moment];
        return (
          <li key={stage} data-mark={mark} aria-current={mark === 'held' ? 'step' : undefined}>
            <Mark kind={mark} size={22} />
            <p className={styles.stageText}>
              <strong>{t(`stages.${moment}`)}</strong>{' '}
              {reached ? (
                <span>
                  <time dateTime={reached}>
                    {shortDate(mark === 'held' ? reached.slice(0, 10) : reached)}
                  </time>
                  {mark === 'held' ? `, ${t('query')}` : null}
                </span>
              ) : (
                <span className="sr-only">{t('ahead')}</span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

type ShipmentTableProps = PartProps & {
  /** The moments whose statuses are drawn: all, of which one is shown, or one for good. */
  shown: readonly Moment[];
  compact?: boolean;
};

/** The draft's lines with their cartons and what customs says of each. */
function ShipmentTable({ t, shown, compact = false }: ShipmentTableProps) {
  return (
    <table className={styles.table} data-compact={compact || undefined}>
      <caption className={compact ? 'sr-only' : styles.head}>
        <strong>{t('draft.head')}</strong>{' '}
        <span>
          {t('draft.totals', { count: shipment.lines.length, cartons, kilograms: shipment.kilograms })}
        </span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{unbroken(t('draft.product'))}</th>
          <th scope="col">{unbroken(t('draft.cartons'))}</th>
          <th scope="col">{unbroken(t('draft.status'))}</th>
        </tr>
      </thead>
      <tbody>
        {shipment.lines.map((line) => (
          <tr key={line.no} data-current={line === shownLine || undefined}>
            <th scope="row">
              <ProductIcon kind={line.icon} size={compact ? 30 : 42} />
              <span>
                <span className={styles.product} lang="en" translate="no">
                  {line.product}
                </span>
                <span className={styles.lot}>
                  <code>LOT {line.lot}</code>
                  {line.food ? ` · ${t('draft.priorNotice')}` : null}
                </span>
              </span>
            </th>
            <td className={styles.cartons}>
              {unbroken(t.rich('draft.count', { count: line.cartons, b: bold }))}
            </td>
            <td className={styles.status}>
              <LineStatus t={t} line={line} shown={shown} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line's status at each moment; what stays the same from one to the next is drawn once. */
function LineStatus({ t, line, shown }: PartProps & { line: ShipmentLine; shown: readonly Moment[] }) {
  const statuses = [...new Set(shown.map((moment) => statusOf(line, moment)))];
  return statuses.map((status) => {
    const then = shown.filter((moment) => statusOf(line, moment) === status);
    return (
      <span key={status} {...(shown.length > 1 ? when(`at=${then.join('|')}`) : {})}>
        <MarkWithText kind={marks[status]}>{t(`statuses.${status}`)}</MarkWithText>
      </span>
    );
  });
}

const bold = (chunks: ReactNode) => <strong>{chunks}</strong>;
const nowrap = (chunks: ReactNode) => <span className={styles.nowrap}>{chunks}</span>;

/** What the FDA charges for these lines, which is nothing, and that it was looked up. */
function Fees({ t }: PartProps) {
  return (
    <div className={styles.receipt}>
      <p className={styles.receiptHead}>
        <strong>{t('receipt.head')}</strong> <code>{fees.number}</code>
      </p>
      <dl>
        <div>
          <dt>{t('receipt.notice')}</dt>
          <dd>{unbroken(t('receipt.none'))}</dd>
        </div>
        <div>
          <dt>{t('receipt.cosmetics')}</dt>
          <dd>{unbroken(t('receipt.none'))}</dd>
        </div>
        <div {...when(`at=${since('held')}`)}>
          <dt>{t('receipt.query')}</dt>
          <dd>{unbroken(t('receipt.none'))}</dd>
        </div>
        <div className={styles.paid}>
          <dt>{t('receipt.due')}</dt>
          <dd>{dollars(fees.dueCents)}</dd>
        </div>
      </dl>
      <p className={styles.card}>
        <CardIcon />
        {unbroken(t('receipt.card'))}
      </p>
      <p className={styles.receiptStored}>
        <Either
          states={importStates}
          of={{
            'at=prepared': <MarkWithText kind="empty">{t('receipt.unstored')}</MarkWithText>,
            [`at=${since('submitted')}`]: <MarkWithText kind="pass">{t('receipt.stored')}</MarkWithText>,
          }}
        />
      </p>
    </div>
  );
}
