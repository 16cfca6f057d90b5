import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import styles from './adverse-events-scene.module.css';
import { CaseClock } from './case-clock';
import { DayBadge, LockIcon, MailIcon, Mark, MarkWithText, SceneWindow } from './parts';
import { ProductIcon, type ProductKind } from './product-icon';

/** 21 USC 364a(b)(1): a serious adverse event is reported within 15 business days of its receipt. */
const legalBusinessDays = 15;

/** The sections of Form FDA 3500A that a report without a medical device fills in; D, F and H are for devices. */
const sections = [
  { letter: 'A', id: 'patient', state: 'pass' },
  { letter: 'B', id: 'event', state: 'pass' },
  { letter: 'C', id: 'product', state: 'current' },
  { letter: 'E', id: 'reporter', state: 'empty' },
  { letter: 'G', id: 'company', state: 'empty' },
] as const;

const products = {
  serum: 'Camellia Barrier Serum',
  cushion: 'Veil Cushion, 01 Barley',
  cleanser: 'Rice Enzyme Cleanser',
  cream: 'Mugwort Calm Cream',
} as const satisfies Partial<Record<ProductKind, string>>;

type Event =
  | 'eyelidInfection'
  | 'persistentRash'
  | 'burn'
  | 'skinInfection'
  | 'blisterInfection'
  | 'lastingScar';

type Case = {
  number: string;
  event: Event;
  age: number;
  product: keyof typeof products;
  lot: string;
  /** Calendar days left on the product's clock; a filed case has none. */
  daysLeft?: number;
  extra?: 'wizard' | 'labelMissing';
  filed?: { receipt: string; keptUntil: string };
  /** Left out where the window is narrow; a line says how many. */
  minor?: boolean;
};

type Column = { id: 'draft' | 'inReview' | 'submitted'; cases: readonly Case[] };

/** Every event is serious in the law's sense: an infection, or a disfigurement such as a burn (21 USC 364(5)). */
const columns: readonly Column[] = [
  {
    id: 'draft',
    cases: [
      {
        number: 'AE-0421',
        event: 'eyelidInfection',
        age: 34,
        product: 'serum',
        lot: 'LOT 6K18A',
        daysLeft: 13,
        extra: 'wizard',
      },
      {
        number: 'AE-0419',
        event: 'persistentRash',
        age: 51,
        product: 'cream',
        lot: 'LOT 6J07D',
        daysLeft: 11,
        minor: true,
      },
    ],
  },
  {
    id: 'inReview',
    cases: [
      {
        number: 'AE-0412',
        event: 'burn',
        age: 42,
        product: 'cleanser',
        lot: 'LOT 6J29B',
        daysLeft: 1,
        extra: 'labelMissing',
      },
      {
        number: 'AE-0417',
        event: 'skinInfection',
        age: 29,
        product: 'cushion',
        lot: 'LOT 6K02C',
        daysLeft: 4,
      },
      {
        number: 'AE-0418',
        event: 'persistentRash',
        age: 28,
        product: 'cream',
        lot: 'LOT 6J07D',
        daysLeft: 8,
        minor: true,
      },
    ],
  },
  {
    id: 'submitted',
    cases: [
      {
        number: 'AE-0409',
        event: 'blisterInfection',
        age: 46,
        product: 'serum',
        lot: 'LOT 6G30A',
        filed: { receipt: 'ESG-8841207', keptUntil: '2032-11-14' },
      },
      {
        number: 'AE-0406',
        event: 'lastingScar',
        age: 39,
        product: 'cleanser',
        lot: 'LOT 6F12B',
        filed: { receipt: 'ESG-8839954', keptUntil: '2032-11-02' },
        minor: true,
      },
    ],
  },
];

const archivedFilings = 23;
const file = 'cases_2026-q4.board';

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneAdverseEvents'>>>;

/** Colour of a badge: near from the second reminder on, pressing from the third. */
function toneOf(daysLeft: number): 'neutral' | 'ochre' | 'seal' {
  const [, near, pressing] = figures.reminderDays;
  if (daysLeft <= pressing) return 'seal';
  return daysLeft <= near ? 'ochre' : 'neutral';
}

function reminderText(t: Texts): string {
  const [first, second, third, last] = figures.reminderDays;
  return t('reminders', { first, second, third, last });
}

const captionFacts = { days: figures.adverseEventDays, legalDays: legalBusinessDays };

/** Board of serious adverse events under their 15-day clock, with the 3500A wizard and the filed cases. */
export async function AdverseEventsScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneAdverseEvents' });
  return (
    <SceneWindow
      number={5}
      tab={t('tab')}
      file={file}
      state={
        <>
          <span className={styles.clockNote}>{t('clock', { days: figures.adverseEventDays })}</span>
          <span className={styles.reminders}>
            <MailIcon />
            {t('remindersOn')}
          </span>
        </>
      }
      footerStart={t('filing')}
      footerEnd={t('schema')}
      caption={t('caption', captionFacts)}
    >
      <div className={styles.layout}>
        <Clock t={t} id="adverse-events" />
        <div className={styles.board}>
          {columns.map((column) => (
            <BoardColumn key={column.id} t={t} column={column} />
          ))}
        </div>
      </div>
    </SceneWindow>
  );
}

/** The board's most telling part: clock and three columns, each with its first cases. */
export async function AdverseEventsCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneAdverseEvents' });
  return (
    <SceneWindow
      crop
      number={5}
      tab={t('tab')}
      file={file}
      state={
        <span className={styles.reminders}>
          <MailIcon />
          <span className={styles.narrowOnly}>{t('remindersOn')}</span>
          <span className={styles.wideOnly}>{reminderText(t)}</span>
        </span>
      }
      caption={t('cropCaption', captionFacts)}
    >
      <div className={styles.layout} data-crop="true">
        <Clock t={t} id="adverse-events-crop" />
        <div className={styles.board}>
          {columns.map((column) => (
            <BoardColumn key={column.id} t={t} column={column} crop />
          ))}
        </div>
      </div>
    </SceneWindow>
  );
}

function Clock({ t, id }: { t: Texts; id: string }) {
  const open = columns
    .flatMap((column) => column.cases)
    .flatMap(({ number, daysLeft, minor }) =>
      daysLeft === undefined ? [] : [{ label: number.slice(-4), daysLeft, tone: toneOf(daysLeft), minor }],
    );
  return (
    <div className={styles.clock}>
      <p className={styles.clockText}>
        <strong>{t('open')}</strong> <span>{reminderText(t)}</span>
      </p>
      <CaseClock
        id={id}
        days={figures.adverseEventDays}
        reminders={figures.reminderDays}
        cases={open}
        limit={
          <>
            <strong>{t('legalLimit')}</strong> <span>{t('legalDays', { days: legalBusinessDays })}</span>
          </>
        }
      />
    </div>
  );
}

function BoardColumn({ t, column, crop = false }: { t: Texts; column: Column; crop?: boolean }) {
  const cases = crop ? column.cases.filter((item) => !item.minor) : column.cases;
  const minor = cases.filter((item) => item.minor).length;
  return (
    <div className={styles.column} data-column={column.id}>
      <p className={styles.columnHead}>
        <strong>{t(`columns.${column.id}`)}</strong>
        <span>
          {column.cases.length} <span className="sr-only">{t('count', { count: column.cases.length })}</span>
        </span>
      </p>
      <ul className={styles.cards}>
        {cases.map((item) => (
          <CaseCard key={item.number} t={t} item={item} crop={crop} />
        ))}
      </ul>
      {minor > 0 ? <p className={styles.more}>{t('more', { count: minor })}</p> : null}
      {column.id === 'draft' && !crop ? (
        <p className={styles.newCase}>
          <svg
            viewBox="0 0 14 14"
            width="14"
            height="14"
            stroke="currentColor"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M7 1v12M1 7h12" strokeWidth="1.6" />
          </svg>
          {t('newCase')}
        </p>
      ) : null}
      {column.id === 'submitted' ? (
        <p className={styles.archive}>
          <ArchiveDrawer />
          <span>
            <strong>{t('archive')}</strong>{' '}
            <span>{t('archiveSize', { count: archivedFilings, years: figures.retentionYears })}</span>
          </span>
        </p>
      ) : null}
    </div>
  );
}

function CaseCard({ t, item, crop }: { t: Texts; item: Case; crop: boolean }) {
  return (
    <li className={styles.card} data-minor={item.minor}>
      <p className={styles.cardHead}>
        <span className={styles.number} translate="no">
          {item.number}
        </span>{' '}
        {item.daysLeft === undefined ? (
          <MarkWithText kind="pass">{t('acknowledged')}</MarkWithText>
        ) : (
          <Days t={t} daysLeft={item.daysLeft} />
        )}
      </p>
      <div className={styles.subject}>
        <ProductIcon kind={item.product} size={crop ? 40 : 50} />
        <p>
          <strong>{t(`events.${item.event}`, { age: item.age })}</strong>
          <span lang="en" translate="no">
            {products[item.product]}
          </span>
          <span className={styles.lot} lang="en" translate="no">
            {item.lot}
          </span>
        </p>
      </div>
      {item.extra === 'wizard' ? <Wizard t={t} /> : null}
      {item.extra === 'labelMissing' ? (
        <p className={styles.line}>
          <Mark kind="review" />
          {t('labelMissing')}
        </p>
      ) : null}
      {item.filed ? (
        <>
          {item.minor ? null : (
            <p className={styles.line}>
              <span className={styles.quiet}>{t('receipt')}</span>{' '}
              <span className={styles.receipt} translate="no">
                {item.filed.receipt}
              </span>
            </p>
          )}
          <p className={styles.line}>
            <LockIcon />
            <span className={styles.quiet}>
              {t('archived')} <time>{item.filed.keptUntil}</time>
            </span>
          </p>
        </>
      ) : null}
    </li>
  );
}

/** "D-4" to the eye, "4 days left" to a screen reader, which would say "D minus four". */
function Days({ t, daysLeft }: { t: Texts; daysLeft: number }) {
  const tone = toneOf(daysLeft);
  return (
    <DayBadge tone={tone}>
      <span>
        <span aria-hidden="true">{t('badge', { days: daysLeft })}</span>
        <span className="sr-only">{t('daysLeft', { days: daysLeft })}</span>
        {tone === 'seal' ? ` ${t('overdueRisk')}` : null}
      </span>
    </DayBadge>
  );
}

function Wizard({ t }: { t: Texts }) {
  const current = sections.findIndex((section) => section.state === 'current') + 1;
  return (
    <div className={styles.wizard}>
      <p className={styles.wizardHead}>
        <strong>{t('wizard')}</strong> <span>{t('section', { current, total: sections.length })}</span>
      </p>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li
            key={section.id}
            data-state={section.state}
            aria-current={section.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.letter}>
              {section.state === 'pass' ? <Mark kind="pass" /> : null}
              {section.letter}
            </span>{' '}
            <span className={styles.sectionName}>{t(`sections.${section.id}`)}</span>
            <span className="sr-only">, {t(`sectionStates.${section.state}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A locked drawer: where filed cases lie. */
function ArchiveDrawer() {
  return (
    <svg
      viewBox="0 0 52 40"
      width="52"
      height="40"
      fill="none"
      stroke="#032e2d"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M7 12 11 4h30l4 8z" fill="#bae3d9" />
      <path d="M15 12V7.4h14l2 2V12" fill="#fff" strokeWidth="1" />
      <path d="M3 12h46v26H3z" fill="#0a5851" />
      <path d="M45 12.7h3.3v24.6H45z" fill="#06403b" stroke="none" />
      <path d="M12 18h20v12H12z" fill="#fbfaf6" strokeWidth="1" />
      <path d="M16 22.5h12m-12 3.5h7" />
      <circle cx="39" cy="24" r="3.4" fill="#011e1e" stroke="#bae3d9" />
    </svg>
  );
}
