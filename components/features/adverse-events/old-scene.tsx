import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { ControlIcon, DayBadge, LockIcon, MailIcon, Mark, MarkWithText } from '../shared';
import { ProductIcon } from '../shared/product-icon';
import { SceneWindow } from '../stage/scene-window';
import { CaseClock } from './case-clock';
import {
  archivedFilings,
  boardStates,
  type Case,
  type Column,
  cases,
  chosenAtFirst,
  columns,
  control,
  file,
  isFiled,
  isOpen,
  keptFromToday,
  legalBusinessDays,
  openSections,
  products,
  sections,
  today,
  toneOf,
  when,
} from './cases';
import styles from './scene.module.css';

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneAdverseEvents'>>>;

function reminderText(t: Texts): string {
  const [first, second, third, last] = figures.reminderDays;
  return t('reminders', { first, second, third, last });
}

const captionFacts = { days: figures.adverseEventDays, legalDays: legalBusinessDays };

/**
 * Board of serious adverse events under their 15-day clock. On its page a visitor takes a case in hand, moves it
 * on and files it, and lets days pass: badges, flags and reminders follow.
 */
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
          <Reminders t={t} tried />
        </>
      }
      footerStart={t('filing')}
      footerEnd={t('schema')}
      caption={t('caption', captionFacts)}
      invite={t('invite')}
      behaviour="adverse-events"
      states={boardStates}
    >
      <div className={styles.layout}>
        <div className={styles.clock}>
          <div className={styles.clockText}>
            <p>
              <strong>
                {t('open')}{' '}
                <span data-open="">
                  {cases.filter(({ stage }) => stage !== 'none' && stage !== 'submitted').length}
                </span>
              </strong>{' '}
              <span className={styles.narrowReminders}>{reminderText(t)}</span>
            </p>
            <p className={styles.status} data-status="">
              <span translate="no">
                AE-<span data-chosen-case="">{chosenAtFirst}</span>
              </span>
              {': '}
              {figures.reminderDays.map((days) => (
                <span key={days} {...when(`next=${days}`)}>
                  {t('status.next', { days })}
                </span>
              ))}
              <span {...when('next=all')}>{t('status.all')}</span>
              <span {...when('next=stopped')}>{t('status.stopped')}</span>
            </p>
            <Days t={t} />
          </div>
          <Clock t={t} id="adverse-events" tried />
        </div>
        <div className={styles.board} data-reminders={figures.reminderDays.join(' ')}>
          {columns.map((column) => (
            <BoardColumn key={column} t={t} column={column} tried />
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
      state={<Reminders t={t} />}
      caption={t('cropCaption', captionFacts)}
    >
      <div className={styles.layout} data-crop="true">
        <div className={styles.clock}>
          <p className={styles.clockText}>
            <strong>{t('open')}</strong> <span>{reminderText(t)}</span>
          </p>
          <Clock t={t} id="adverse-events-crop" />
        </div>
        <div className={styles.board}>
          {columns.map((column) => (
            <BoardColumn key={column} t={t} column={column} />
          ))}
        </div>
      </div>
    </SceneWindow>
  );
}

/** The notices at the window's top: that they are on, and where there is room at which days. */
function Reminders({ t, tried }: TriedProps) {
  return (
    <span className={styles.reminders} data-tried={tried}>
      <MailIcon />
      <span className={styles.narrowOnly}>{t('remindersOn')}</span>
      <span className={styles.wideOnly}>{reminderText(t)}</span>
    </span>
  );
}

/** The day of the board, the next one, and the whole board once more. */
function Days({ t }: { t: Texts }) {
  return (
    <div className={styles.days}>
      <p className={styles.today}>
        <span className="sr-only">{t('today')} </span>
        <time data-today="">{today}</time>
      </p>
      <button
        type="button"
        className={styles.button}
        data-next-day=""
        data-some={t('said.reminders', { date: '{date}', cases: '{cases}' })}
        data-none={t('said.noReminders', { date: '{date}' })}
        data-reminded-words={JSON.stringify(
          figures.reminderDays.map((days) => [days, t('said.reminded', { number: '{number}', days })]),
        )}
        aria-describedby="adverse-events-hold"
        {...control({ able: 'hold=no' })}
      >
        {t('nextDay')}
        <ControlIcon sign="onward" />
      </button>
      <button type="button" className={styles.again} data-again="" {...control({ say: t('said.again') })}>
        <ControlIcon sign="again" />
        <span className="sr-only">{t('again')}</span>
      </button>
      <p className="sr-only" id="adverse-events-hold">
        <span {...when('hold=due')}>{t('hold.due')}</span>
        <span {...when('hold=none')}>{t('hold.none')}</span>
      </p>
    </div>
  );
}

type TriedProps = {
  t: Texts;
  /** Whether a visitor may try it; otherwise it is a picture. */
  tried?: boolean;
};

function Clock({ t, id, tried = false }: TriedProps & { id: string }) {
  const open = cases
    .filter(({ stage }) => stage !== 'submitted' && (tried || stage !== 'none'))
    .map(({ key, daysLeft = 0, minor }) => ({
      label: key,
      daysLeft,
      tone: toneOf(daysLeft),
      minor,
      attributes: tried ? when(isOpen(key)) : undefined,
    }));
  return (
    <CaseClock
      id={id}
      days={figures.adverseEventDays}
      reminders={figures.reminderDays}
      cases={open}
      chosen={tried ? chosenAtFirst : undefined}
      dayText={(daysLeft) => t('clockDay', { days: daysLeft })}
      limit={
        <>
          <strong>{t('legalLimit')}</strong> <span>{t('legalDays', { days: legalBusinessDays })}</span>
        </>
      }
    />
  );
}

function BoardColumn({ t, column, tried = false }: TriedProps & { column: Column }) {
  const all = cases.filter(({ stage }) => stage === column);
  const minor = all.filter((item) => item.minor).length;
  const shown = tried
    ? cases.filter(({ stage }) => stage === column || (stage === 'none' && column === 'draft'))
    : all.filter((item) => !item.minor);
  return (
    <div className={styles.column} data-column={column}>
      <p className={styles.columnHead}>
        <strong>{t(`columns.${column}`)}</strong>
        <span>
          <span className="sr-only">{t('count')} </span>
          <span data-count="">{all.length}</span>
        </span>
      </p>
      <ul className={styles.cards}>
        {shown.map((item) =>
          tried ? (
            <TriedCard key={item.key} t={t} item={item} />
          ) : (
            <PictureCard key={item.key} t={t} item={item} />
          ),
        )}
      </ul>
      {tried ? (
        <p className={styles.more} data-more="" hidden={minor === 0}>
          {unbroken(t('more'))} <span>{minor}</span>
        </p>
      ) : null}
      {tried && column === 'draft' ? (
        <button
          type="button"
          className={styles.newCase}
          {...control({
            set: 'c0422=draft case=0422',
            say: t('said.newCase', { number: 'AE-0422', days: figures.adverseEventDays }),
          })}
          {...when('c0422=none')}
          data-moves="0422"
        >
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
        </button>
      ) : null}
      {column === 'submitted' ? (
        <p className={styles.archive}>
          <ArchiveDrawer />
          <span>
            <strong>{t('archive')}</strong>{' '}
            <span>
              {t.rich('archiveSize', {
                count: () => <span data-archived="">{archivedFilings}</span>,
                years: figures.retentionYears,
              })}
            </span>
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** A card that can be taken in hand; with what its case can become, one state shown at a time. */
function TriedCard({ t, item }: { t: Texts; item: Case }) {
  const { key, daysLeft } = item;
  const number = `AE-${key}`;
  return (
    <li
      className={styles.card}
      data-card={key}
      data-days={daysLeft}
      data-minor={item.minor}
      data-chosen={key === chosenAtFirst || undefined}
      {...(item.stage === 'none' ? when(`c${key}!=none`) : {})}
    >
      <div className={styles.cardHead}>
        <button
          type="button"
          className={styles.number}
          translate="no"
          {...control({ set: `case=${key}`, choice: true })}
          data-takes=""
        >
          {number}
        </button>
        {daysLeft === undefined ? (
          <MarkWithText kind="pass">{t('acknowledged')}</MarkWithText>
        ) : (
          <>
            <span className={styles.left} {...when(isOpen(key))}>
              <span className={styles.reminded} data-reminded="" hidden>
                <MailIcon />
                <span className="sr-only">{t('remindedToday')}</span>
              </span>
              <Badge t={t} daysLeft={daysLeft} tried />
            </span>
            <span {...when(`c${key}=sent`)}>
              <MarkWithText kind="current">{t('sent')}</MarkWithText>
            </span>
            <span {...when(`c${key}=submitted`)}>
              <MarkWithText kind="pass">{t('acknowledged')}</MarkWithText>
            </span>
          </>
        )}
      </div>
      <Subject t={t} item={item} size={50} />
      {item.extra === 'sections' ? <Wizard t={t} attributes={when(`case=${key} c${key}=draft`)} /> : null}
      {item.extra === 'label' ? (
        <>
          <p className={styles.line} {...when(`label=missing ${isOpen(key)}`)}>
            <Mark kind="review" />
            <span id="adverse-events-label">{t('labelMissing')}</span>
          </p>
          <p className={styles.line} {...when(`label=attached ${isOpen(key)}`)}>
            <Mark kind="pass" />
            {unbroken(t('labelAttached'))}
          </p>
        </>
      ) : null}
      <Filed t={t} item={item} />
      {daysLeft === undefined ? null : <Actions t={t} item={item} />}
    </li>
  );
}

/** What stands on a filed case: report, receipt, and until when it is kept. */
function Filed({ t, item }: { t: Texts; item: Case }) {
  const { key, keptUntil, daysLeft } = item;
  return (
    <div {...when(isFiled(key))}>
      <p className={styles.line} data-receipt="">
        <Mark kind="pass" />
        <span className={styles.quiet}>{t('sent')}</span>
        {daysLeft === undefined ? null : (
          <span className={styles.awaiting} {...when(`c${key}=sent`)}>
            {t('awaiting')}
          </span>
        )}
        <span className={styles.receipt} {...when(`c${key}=submitted`)} translate="no">
          <span className="sr-only">{t('receipt')} </span>
          {item.receipt}
        </span>
      </p>
      <p className={styles.line}>
        <LockIcon />
        <span className={styles.quiet}>
          {t('kept', { years: figures.retentionYears })}{' '}
          <time data-kept="">{keptUntil ?? keptFromToday}</time>
        </span>
      </p>
    </div>
  );
}

/** What can be done with the case in hand. */
function Actions({ t, item }: { t: Texts; item: Case }) {
  const { key, extra } = item;
  const number = `AE-${key}`;
  const lacking = `adverse-events-lacking-${key}`;
  return (
    <>
      <div className={styles.actions} {...when(`case=${key} c${key}=draft`)}>
        {extra === 'sections' ? (
          <button
            type="button"
            className={styles.button}
            data-fills=""
            {...control()}
            {...when('form!=done')}
          >
            {openSections.map((letter) => (
              <span key={letter} {...when(`form=${letter}`)}>
                {t('complete', { letter })}
              </span>
            ))}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.button}
          data-kind="main"
          data-moves={key}
          aria-describedby={extra === 'sections' ? lacking : undefined}
          {...control({
            set: `c${key}=inReview`,
            able: extra === 'sections' ? 'form=done' : undefined,
            say: t('said.inReview', { number }),
          })}
        >
          {t('send')}
          <ControlIcon sign="onward" />
        </button>
        {extra === 'sections' ? (
          <span className="sr-only" id={lacking} {...when('form!=done')}>
            {t('lacking.sections')}
          </span>
        ) : null}
      </div>
      <div className={styles.actions} {...when(`case=${key} c${key}=inReview`)}>
        <button
          type="button"
          className={styles.button}
          data-kind="back"
          data-moves={key}
          {...control({ set: `c${key}=draft`, say: t('said.draft', { number }) })}
        >
          <ControlIcon sign="back" />
          <span className={extra === 'label' ? 'sr-only' : undefined}>{t('back')}</span>
        </button>
        {extra === 'label' ? (
          <button
            type="button"
            className={styles.button}
            data-attaches=""
            {...control({ set: 'label=attached', say: t('said.attached') })}
            {...when('label=missing')}
          >
            {t('attach')}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.button}
          data-kind="main"
          data-moves={key}
          data-submits=""
          data-acknowledged={t('said.acknowledged', { number, receipt: item.receipt, until: '{until}' })}
          aria-describedby={extra === 'label' ? lacking : undefined}
          {...control({
            set: `c${key}=sent`,
            able: extra === 'label' ? 'label=attached' : undefined,
            say: t('said.sent', { number }),
          })}
        >
          {t('submit')}
        </button>
        {extra === 'label' ? (
          <span className="sr-only" id={lacking} {...when('label=missing')}>
            {t('lacking.label')}
          </span>
        ) : null}
      </div>
    </>
  );
}

/** A card of the landing's crop. */
function PictureCard({ t, item }: { t: Texts; item: Case }) {
  return (
    <li className={styles.card}>
      <p className={styles.cardHead}>
        <span className={styles.number} translate="no">
          AE-{item.key}
        </span>{' '}
        {item.daysLeft === undefined ? (
          <MarkWithText kind="pass">{t('acknowledged')}</MarkWithText>
        ) : (
          <Badge t={t} daysLeft={item.daysLeft} />
        )}
      </p>
      <Subject t={t} item={item} size={40} />
      {item.extra === 'sections' ? <Wizard t={t} /> : null}
      {item.extra === 'label' ? (
        <p className={styles.line}>
          <Mark kind="review" />
          {unbroken(t('labelMissing'))}
        </p>
      ) : null}
      {item.keptUntil ? (
        <>
          <p className={styles.line}>
            <span className={styles.quiet}>{t('receipt')}</span>{' '}
            <span className={styles.receipt} translate="no">
              {item.receipt}
            </span>
          </p>
          <p className={styles.line}>
            <LockIcon />
            <span className={styles.quiet}>
              {t('archived')} <time>{item.keptUntil}</time>
            </span>
          </p>
        </>
      ) : null}
    </li>
  );
}

function Subject({ t, item, size }: { t: Texts; item: Case; size: number }) {
  return (
    <div className={styles.subject}>
      <ProductIcon kind={item.product} size={size} />
      <p>
        <strong>{t(`events.${item.event}`, { age: item.age })}</strong>
        <span lang="en" translate="no">
          {products[item.product]}
        </span>
        <span className={styles.lot} lang="en" translate="no">
          LOT {item.lot}
        </span>
      </p>
    </div>
  );
}

/**
 * "D-4" to the Korean eye, but not to a screen reader, which would say "D minus four". What may be tried carries
 * the words of every tone; the script writes the figure.
 */
function Badge({ t, daysLeft, tried = false }: TriedProps & { daysLeft: number }) {
  const tone = toneOf(daysLeft);
  return (
    <DayBadge tone={tone}>
      <span>
        <span aria-hidden="true">
          {t('badge')}
          <span data-left="">{daysLeft}</span>
        </span>
        <span className="sr-only">
          {t('daysLeft')} <span data-left="">{daysLeft}</span>
        </span>
        {tried || tone === 'seal' ? (
          <span data-pressing="" hidden={tone !== 'seal'}>
            {' '}
            {t('overdueRisk')}
          </span>
        ) : null}
      </span>
    </DayBadge>
  );
}

type WizardProps = {
  t: Texts;
  /** When it is there; a picture has it for good, with the first open section in work. */
  attributes?: ReturnType<typeof when>;
};

const sectionStates = ['pass', 'current', 'empty'] as const;

function Wizard({ t, attributes }: WizardProps) {
  const [now] = openSections;
  const at = sections.findIndex(({ letter }) => letter === now);
  const total = sections.length;
  return (
    <div className={styles.wizard} {...attributes}>
      <p className={styles.wizardHead} data-progress="">
        <strong>{t('wizard')}</strong>{' '}
        {attributes ? (
          <>
            {openSections.map((letter, index) => (
              <span key={letter} {...when(`form=${letter}`)}>
                {t('section', { current: at + index + 1, total })}
              </span>
            ))}
            <span {...when('form=done')}>{t('allSections', { total })}</span>
          </>
        ) : (
          <span>{t('section', { current: at + 1, total })}</span>
        )}
      </p>
      <ol className={styles.sections}>
        {sections.map(({ letter, id }, index) => {
          const state = index < at ? 'pass' : index === at ? 'current' : 'empty';
          return (
            <li
              key={id}
              data-letter={letter}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.letter}>
                {attributes || state === 'pass' ? <Mark kind="pass" /> : null}
                {letter}
              </span>{' '}
              <span className={styles.sectionName}>{t(`sections.${id}`)}</span>
              {(attributes ? sectionStates : sectionStates.filter((name) => name === state)).map((name) => (
                <span key={name} className="sr-only" data-is={name} hidden={name !== state}>
                  , {t(`sectionStates.${name}`)}
                </span>
              ))}
            </li>
          );
        })}
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
