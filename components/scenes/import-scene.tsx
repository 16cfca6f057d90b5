import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import styles from './import-scene.module.css';
import {
  CardIcon,
  DayBadge,
  FileIcon,
  LockIcon,
  Mark,
  type MarkKind,
  MarkWithText,
  SceneWindow,
} from './parts';
import { PriorNoticeXml } from './prior-notice';
import { ProductIcon } from './product-icon';
import {
  cartons,
  foodLine,
  type ShipmentLine,
  type Stage,
  shipment,
  shortDate,
  shortHash,
  stages,
} from './shipment';
import { Voyage } from './voyage';

/** Paid by card; a fee stands here only where a shipment has one. */
const receipt = {
  number: 'R-26-11-0087',
  feeCents: 6200,
  cardCents: 180,
  cardEnding: '4471',
  paid: '2026-11-17T09:14',
} as const;

const agentLetterSigned = '2026-11-09';

/** The line whose customs stages the timeline shows. */
const shownLine = foodLine;

const scaleDays = [0, 5, 10, 15] as const;

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneImport'>>>;

const marks = { released: 'pass', held: 'held' } as const;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** A shipment on its way: voyage, customs stages of one line, draft, Prior Notice of the food line, receipt. */
export async function ImportScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneImport' });
  const { from, to, vessel } = shipment;
  return (
    <SceneWindow
      number={3}
      tab={t('tab')}
      file={shipment.file}
      state={<AnswerDue t={t} />}
      footerStart={
        <span>
          {t('record')} <code className={styles.hash}>{shortHash(shipment.sha256)}</code>
        </span>
      }
      footerEnd={
        <span className={styles.stored}>
          <LockIcon />
          {t('stored')}
        </span>
      }
      caption={t('caption')}
    >
      <div className={styles.layout} data-line={shownLine.no} data-status={shownLine.status}>
        <Voyage
          from={{
            port: t(`ports.${from.id}`),
            code: from.code,
            date: t.rich('departed', { date: from.departed, nowrap }),
          }}
          to={{
            port: t(`ports.${to.id}`),
            code: to.code,
            date: t.rich('eta', { date: to.eta.replace('T', ' '), nowrap }),
          }}
          vessel={t('vessel', { ship: vessel.ship, voyage: vessel.voyage })}
          container={t('container', { container: shipment.container, cartons })}
          progress={t('progress', { day: shipment.day, days: shipment.days })}
          days={scaleDays.map((day) => t('day', { day }))}
        />
        <div className={styles.tracking}>
          <p className={styles.trackingHead}>
            <strong>{t('line', { no: shownLine.no })}</strong> <span>{t('customsStatus')}</span>
          </p>
          <Timeline t={t} line={shownLine} />
        </div>
        <div className={styles.papers}>
          <div className={styles.draft}>
            <ShipmentTable t={t} />
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
            <p className={styles.quiet}>{t('notice.why')}</p>
          </div>
          <div className={styles.payment}>
            <Receipt t={t} />
            <p className={styles.quiet}>{t('receipt.where')}</p>
          </div>
        </div>
      </div>
    </SceneWindow>
  );
}

/** The tracker's most telling part: the held line's stages, the four lines and the start of its notice. */
export async function ImportCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneImport' });
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
          {t('receipt.paidShort', { amount: dollars(receipt.feeCents + receipt.cardCents) })}
        </span>
      }
      footerEnd={
        <span className={styles.stored}>
          <LockIcon />
          {t('stored')}
        </span>
      }
      caption={t('cropCaption')}
    >
      <div className={styles.crop} data-line={shownLine.no} data-status={shownLine.status}>
        <div className={styles.cropTracking}>
          <p className="sr-only">
            {t('line', { no: shownLine.no })}, {t('customsStatus')}
          </p>
          <Timeline t={t} line={shownLine} />
        </div>
        <ShipmentTable t={t} compact />
        <div className={styles.cropNotice}>
          <p>
            {t('notice.head')}: {t('notice.valid')}
          </p>
          <PriorNoticeXml extent="shortest" dark />
        </div>
      </div>
    </SceneWindow>
  );
}

function AnswerDue({ t }: { t: Texts }) {
  return <DayBadge tone="seal">{t('answerDue', { days: shipment.answerDays })}</DayBadge>;
}

/** What a stage shows for a line: done, where the line is held, or still ahead. */
function stageMark(line: ShipmentLine, stage: Stage): MarkKind {
  if (!line.reached[stage]) return 'empty';
  return stage === 'review' && line.status === 'held' ? 'held' : 'pass';
}

/** The five customs stages of a line. */
function Timeline({ t, line }: { t: Texts; line: ShipmentLine }) {
  return (
    <ol className={styles.timeline}>
      {stages.map((stage) => {
        const mark = stageMark(line, stage);
        const reached = line.reached[stage];
        return (
          <li key={stage} data-mark={mark} aria-current={mark === 'held' ? 'step' : undefined}>
            <Mark kind={mark} size={22} />
            <p>
              <strong>{t(`stages.${mark === 'held' ? 'held' : stage}`)}</strong>{' '}
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

/** The draft's lines with their cartons and what customs says of each. */
function ShipmentTable({ t, compact = false }: { t: Texts; compact?: boolean }) {
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
          <th scope="col">{t('draft.product')}</th>
          <th scope="col">{t('draft.cartons')}</th>
          <th scope="col">{t('draft.status')}</th>
        </tr>
      </thead>
      <tbody>
        {shipment.lines.map((line) => (
          <tr key={line.no} data-status={line.status} data-current={line === shownLine || undefined}>
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
            <td className={styles.cartons}>{t.rich('draft.count', { count: line.cartons, b: bold })}</td>
            <td className={styles.status}>
              <MarkWithText kind={marks[line.status]}>{t(`statuses.${line.status}`)}</MarkWithText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bold = (chunks: ReactNode) => <strong>{chunks}</strong>;
const nowrap = (chunks: ReactNode) => <span className={styles.nowrap}>{chunks}</span>;

function Receipt({ t }: { t: Texts }) {
  return (
    <div className={styles.receipt}>
      <p className={styles.receiptHead}>
        <strong>{t('receipt.head')}</strong> <code>{receipt.number}</code>
      </p>
      <dl>
        <div>
          <dt>{t('receipt.fdaFee')}</dt>
          <dd>{dollars(receipt.feeCents)}</dd>
        </div>
        <div>
          <dt>{t('receipt.cardFee')}</dt>
          <dd>{dollars(receipt.cardCents)}</dd>
        </div>
        <div className={styles.paid}>
          <dt>{t('receipt.paid')}</dt>
          <dd>{dollars(receipt.feeCents + receipt.cardCents)}</dd>
        </div>
      </dl>
      <p className={styles.card}>
        <CardIcon />
        {t('receipt.card', { ending: receipt.cardEnding })}
      </p>
      <p className={styles.quiet}>
        <time dateTime={receipt.paid}>{receipt.paid.replace('T', ', ')}</time>
      </p>
      <p className={styles.receiptStored}>
        <MarkWithText kind="pass">{t('receipt.stored')}</MarkWithText>
      </p>
    </div>
  );
}
