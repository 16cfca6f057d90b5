import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import {
  CloseIcon,
  DownloadIcon,
  FileIcon,
  LockIcon,
  Mark,
  MarkWithText,
  NumberTag,
  SceneWindow,
  shortHash,
} from '../parts';
import { startingWith } from '../stage/states';
import { correctedWording, type LabelVersion } from './carton-artwork';
import { FindingBox, FrontPanel, InfoPanel, labelStates } from './label-carton';
import {
  checkSeconds,
  type FindingId,
  findings,
  groups,
  letterHeight,
  type Miss,
  missed,
  passed,
  reviews,
  score,
  totalRules,
  versions,
} from './label-check';
import styles from './label-scene.module.css';

type NoteId = FindingId | (typeof reviews)[number];

const both: readonly LabelVersion[] = ['submitted', 'corrected'];
const first: readonly LabelVersion[] = ['submitted'];
const { when, control } = startingWith(labelStates);

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneLabel'>>>;
type PartProps = {
  t: Texts;
  /** What is drawn: both versions, of which one is shown, or one for good. */
  of: readonly LabelVersion[];
};

const noteId = (note: NoteId) => `label-note-${note}`;

/**
 * A carton's label check: findings boxed on the artwork, score, rules, suggestions and the artwork's hash. On its
 * page a visitor switches between the versions and has each finding explained.
 */
export async function LabelScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneLabel' });
  return (
    <SceneWindow
      number={2}
      tab={t('tab')}
      file={both.map((version) => (
        <span key={version} {...when(`version=${version}`)}>
          {versions[version].file}
        </span>
      ))}
      state={
        <>
          <span className={styles.checkedIn}>{t('checkedIn', { seconds: checkSeconds })}</span>
          <VersionSwitch t={t} />
        </>
      }
      footerStart={both.map((version) => (
        <span key={version} className={styles.hash} {...when(`version=${version}`)}>
          {t('hash')} <code className={styles.full}>{versions[version].sha256}</code>
          <code className={styles.short}>{shortHash(versions[version].sha256)}</code>
        </span>
      ))}
      footerEnd={
        <span className={styles.saved}>
          <LockIcon />
          {t('saved')}
        </span>
      }
      caption={t('caption')}
      invite={t('invite')}
      behaviour="label"
      states={labelStates}
    >
      <div className={styles.layout}>
        <div className={styles.art}>
          <div className={styles.carton}>
            {both.map((version) => (
              <p key={version} className="sr-only" {...when(`version=${version}`)}>
                {unbroken(t(`art.${version}`))}
              </p>
            ))}
            <FrontPanel versions={both} id="label" className={styles.front}>
              <BoxButton t={t} finding="claim" number={1} />
              <BoxButton t={t} finding="units" number={2} />
            </FrontPanel>
            <InfoPanel versions={both} className={styles.info}>
              <BoxButton t={t} finding="height" number={3} />
            </InfoPanel>
            {findings.map((finding, index) => (
              <Note key={finding.id} t={t} id={finding.id} number={index + 1} citation={finding.citation} />
            ))}
            {reviews.map((review) => (
              <Note key={review} t={t} id={review} />
            ))}
          </div>
          <p className={styles.upload}>
            <FileIcon />
            <span>
              <span className={styles.uploadAction}>{t('uploadAction')}</span>{' '}
              {t('upload', { megabytes: figures.uploadMegabytes })}
            </span>
          </p>
        </div>
        <div className={styles.side}>
          <div className={styles.result}>
            <Score t={t} of={both} />
            <RuleStrip t={t} of={both} />
          </div>
          <Totals t={t} of={both} />
          <p className="sr-only">{unbroken(t('findingsLabel'))}</p>
          <ol className={styles.findings}>
            {findings.map((finding, index) => (
              <FindingItem key={finding.id} t={t} of={both} finding={finding} number={index + 1} explained />
            ))}
            {reviews.map((review) => (
              <ReviewItem key={review} t={t} id={review} />
            ))}
          </ol>
          <div className={styles.action}>
            <button type="button" className={styles.actionButton} data-flip="" {...control()}>
              {both.map((version) => (
                <span key={version} {...when(`version=${version}`)}>
                  {version === 'submitted' ? <DownloadIcon /> : <FileIcon />}
                  {t(`action.${version}`)}
                </span>
              ))}
            </button>
            <span className={styles.product}>
              <span {...when('version=corrected')}>
                <Mark kind="pass" />
              </span>
              <code>v8.pdf</code>
            </span>
          </div>
        </div>
      </div>
    </SceneWindow>
  );
}

/** The label check's most telling part: the front panel with two boxed findings, and the list beside it. */
export async function LabelCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneLabel' });
  const { file, sha256 } = versions.submitted;
  // Only what the drawn front panel shows; a line says what else there is.
  const shown = findings.filter(({ id }) => id !== 'height');
  return (
    <SceneWindow
      crop
      number={2}
      tab={t('tab')}
      file={file}
      state={<span className={styles.checkedIn}>{t('checkedIn', { seconds: checkSeconds })}</span>}
      caption={t('cropCaption')}
    >
      <div className={styles.crop}>
        <div className={styles.cropArt}>
          <div className={styles.cropPanel} role="img" aria-label={t('art.front')}>
            <FrontPanel versions={first} id="label-crop">
              <FindingBox finding="claim" number={1} />
              <FindingBox finding="units" number={2} />
            </FrontPanel>
          </div>
        </div>
        <div className={styles.cropSide}>
          <div className={styles.cropScore}>
            <Score t={t} of={first} />
            <div>
              <p className={styles.rulesTitle}>{unbroken(t('rules', { count: totalRules }))}</p>
              <Totals t={t} of={first} />
            </div>
          </div>
          <p className="sr-only">{unbroken(t('findingsLabel'))}</p>
          <ol className={styles.findings}>
            {shown.map((finding, index) => (
              <FindingItem key={finding.id} t={t} of={first} finding={finding} number={index + 1} />
            ))}
          </ol>
          <p className={styles.cropMore}>
            {unbroken(t('cropMore', { count: findings.length - shown.length }))}
          </p>
          <p className={styles.cropHash}>
            <LockIcon />
            <span>SHA-256</span> <code>{shortHash(sha256)}</code>
          </p>
        </div>
      </div>
    </SceneWindow>
  );
}

/** Chooses the version of the artwork. */
function VersionSwitch({ t }: { t: Texts }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of a picture, no form that a fieldset would group
    <div className={styles.switch} role="group" aria-label={t('versionsLabel')}>
      {both.map((version) => (
        <button
          key={version}
          type="button"
          {...control({
            set: `version=${version}`,
            choice: true,
            say: t('said', {
              version: t(`versions.${version}`),
              score: score(version),
              pass: passed(version),
              fix: missed(version, 'fix').length,
              review: missed(version, 'review').length,
            }),
          })}
        >
          {t(`versions.${version}`)}
        </button>
      ))}
    </div>
  );
}

/** What opens a note: pressed again it closes it. */
const opener = (note: NoteId) => ({
  ...control(),
  'data-opens': note,
  'aria-expanded': false,
  'aria-controls': noteId(note),
});

function BoxButton({ t, finding, number }: { t: Texts; finding: FindingId; number: number }) {
  return (
    <FindingBox
      finding={finding}
      number={number}
      button={{
        ...opener(finding),
        children: both.map((version) => (
          <span key={version} className="sr-only" {...when(`version=${version}`)}>
            {t('box', { number, title: t(`findings.${finding}.${version}`) })}
          </span>
        )),
      }}
    />
  );
}

type NoteProps = { t: Texts; id: NoteId; number?: number; citation?: string };

/** Slip on the artwork that explains a finding: rule, why it is one, what to write instead. */
function Note({ t, id, number, citation }: NoteProps) {
  const review = id === 'allergens' || id === 'states';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slip of explanation, no form that a fieldset would group
    <div
      className={styles.note}
      id={noteId(id)}
      role="group"
      aria-labelledby={`${noteId(id)}-title`}
      tabIndex={-1}
      data-finding={id}
      {...when(`note=${id}`)}
    >
      <div className={styles.noteHead}>
        <ItemMark number={number} review={id} />
        <p className={styles.title} id={`${noteId(id)}-title`}>
          {review ? (
            <ReviewTitle t={t} id={id} />
          ) : (
            both.map((version) => (
              <span key={version} {...when(`version=${version}`)}>
                {t(`findings.${id}.${version}`)}
              </span>
            ))
          )}
        </p>
        <button type="button" className={styles.close} data-closes="" {...control()}>
          <CloseIcon />
          <span className="sr-only">{t('closeNote')}</span>
        </button>
      </div>
      {citation ? <p className={styles.citation}>{unbroken(citation)}</p> : null}
      {id === 'states' ? (
        <p className={styles.why}>{unbroken(t('why.states'))}</p>
      ) : (
        both.map((version) => (
          <p key={version} className={styles.why} {...when(`version=${version}`)}>
            {unbroken(
              t(`why.${id}.${version}`, {
                least: letterHeight.least,
                measured: letterHeight[version],
                inches: figures.minimumTypeInches,
              }),
            )}
          </p>
        ))
      )}
      {review ? null : <Advice t={t} of={both} finding={id} />}
    </div>
  );
}

/** Red number, green tick or triangle, as the version has it. */
function ItemMark({ number, review }: { number?: number; review?: NoteId }) {
  if (number === undefined) {
    return review === 'allergens' ? (
      <>
        <span className={styles.mark} {...when('version=submitted')}>
          <Mark kind="review" size={22} />
        </span>
        <span className={styles.mark} {...when('version=corrected')}>
          <Mark kind="pass" size={22} />
        </span>
      </>
    ) : (
      <Mark kind="review" size={22} />
    );
  }
  return (
    <>
      <span className={styles.mark} {...when('version=submitted')}>
        <NumberTag>{number}</NumberTag>
      </span>
      <span className={styles.mark} {...when('version=corrected')}>
        <Mark kind="pass" size={22} />
      </span>
    </>
  );
}

function Score({ t, of }: PartProps) {
  return (
    <p className={styles.score}>
      <span className={styles.scoreLabel}>{t('score')}</span>{' '}
      {of.map((version) => (
        <strong key={version} {...when(`version=${version}`)}>
          {score(version)}
          <small>%</small>
        </strong>
      ))}
    </p>
  );
}

/** The scene's ruled scale: a tick for every rule, in its family's row; a tall box or a triangle where it missed. */
function RuleStrip({ t, of }: PartProps) {
  return (
    <div className={styles.rules}>
      <p className={styles.rulesTitle}>{unbroken(t('rules', { count: totalRules }))}</p>
      <ul>
        {groups.map(({ id, rules }) => {
          const missesOf = (version: LabelVersion) =>
            versions[version].misses.filter((miss) => miss.group === id);
          // Most families are the same in both versions and are drawn once.
          const same = missesOf('submitted').length === missesOf('corrected').length;
          const [only = 'submitted'] = of;
          return (
            <li key={id}>
              <span>{t(`groups.${id}`)}</span>
              {same ? (
                <Family t={t} rules={rules} misses={missesOf(only)} />
              ) : (
                of.map((version) => (
                  <span key={version} {...when(`version=${version}`)}>
                    <Family t={t} rules={rules} misses={missesOf(version)} />
                  </span>
                ))
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Family({ t, rules, misses }: { t: Texts; rules: number; misses: readonly Miss[] }) {
  return (
    <>
      <span className="sr-only">: {t('groupResult', { pass: rules - misses.length, total: rules })}</span>
      <Ticks rules={rules} misses={misses} />
    </>
  );
}

const pitch = 4.8;

function Ticks({ rules, misses }: { rules: number; misses: readonly Miss[] }) {
  const at = (rule: number) => Math.round((1.5 + rule * pitch) * 10) / 10;
  const ticks = Array.from({ length: rules }, (_, rule) =>
    misses.some((miss) => miss.rule === rule) ? '' : `M${at(rule)} 3v9`,
  ).join('');
  return (
    <svg
      viewBox="0 0 150 14"
      width="150"
      height="14"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ticks} stroke="#0a5851" strokeWidth="2.2" />
      {misses.map(({ rule, kind }) =>
        kind === 'fix' ? (
          <path key={rule} d={`M${at(rule)} 0v14`} stroke="#c82c18" strokeWidth="4" />
        ) : (
          <path key={rule} d={`m${at(rule)} 0 3.6 13h-7.2z`} fill="#b9822a" />
        ),
      )}
    </svg>
  );
}

function Totals({ t, of }: PartProps) {
  return of.map((version) => {
    const fixes = missed(version, 'fix').length;
    return (
      <p key={version} className={styles.totals} {...when(`version=${version}`)}>
        <MarkWithText kind="pass">{t('totals.pass', { count: passed(version) })}</MarkWithText>{' '}
        {fixes > 0 ? <MarkWithText kind="fix">{t('totals.fix', { count: fixes })}</MarkWithText> : null}{' '}
        <MarkWithText kind="review">
          {t('totals.review', { count: missed(version, 'review').length })}
        </MarkWithText>
      </p>
    );
  });
}

type FindingItemProps = PartProps & {
  finding: (typeof findings)[number];
  number: number;
  /** Whether its title is the button that opens the note on the artwork. */
  explained?: boolean;
};

function FindingItem({ t, of, finding, number, explained = false }: FindingItemProps) {
  const titles = of.map((version) => (
    <span key={version} {...when(`version=${version}`)}>
      {t(`findings.${finding.id}.${version}`)}
    </span>
  ));
  return (
    <li className={styles.finding} data-finding={finding.id}>
      <span>
        <ItemMark number={number} />
      </span>
      <div>
        {explained ? (
          <button type="button" className={styles.title} {...opener(finding.id)}>
            {titles}
            <RuleSign />
          </button>
        ) : (
          <p className={styles.title}>{titles}</p>
        )}
        <p className={styles.citation}>
          {unbroken(finding.citation)}
          {finding.id === 'height' ? (
            <span className={styles.measured} {...when('version=submitted')}>
              {t('measured', { height: letterHeight.submitted })}
            </span>
          ) : null}
        </p>
        <Advice t={t} of={of} finding={finding.id} />
      </div>
    </li>
  );
}

/** Suggested wording, or the wording as it is now. */
function Advice({ t, of, finding }: PartProps & { finding: FindingId }) {
  return (
    <p className={styles.advice}>
      {of.map((version) => (
        <span key={version} {...when(`version=${version}`)}>
          <strong>{t(`advice.${version}`)}</strong>{' '}
          {finding === 'height'
            ? t(`heightAdvice.${version}`, {
                height: version === 'submitted' ? letterHeight.least : letterHeight.corrected,
              })
            : null}
        </span>
      ))}
      {finding === 'height' ? null : <span lang="en">{correctedWording[finding]}</span>}
    </p>
  );
}

function ReviewItem({ t, id }: { t: Texts; id: (typeof reviews)[number] }) {
  return (
    <li className={styles.review} data-finding={id}>
      <span>
        <ItemMark review={id} />
      </span>
      <div>
        <button type="button" className={styles.title} {...opener(id)}>
          <span className={styles.reviewLine}>
            <ReviewTitle t={t} id={id} /> <span className={styles.reviewNote}>{t(`reviewNotes.${id}`)}</span>
          </span>
          <RuleSign />
        </button>
      </div>
    </li>
  );
}

/** What a person decides; bold allergens are settled once the artwork is corrected. */
function ReviewTitle({ t, id }: { t: Texts; id: (typeof reviews)[number] }) {
  const waiting = <span className="sr-only">, {t('toReview')}</span>;
  if (id === 'states') {
    return (
      <span>
        {t('reviews.states')}
        {waiting}
      </span>
    );
  }
  return (
    <>
      <span {...when('version=submitted')}>
        {t('reviews.allergens.submitted')}
        {waiting}
      </span>
      <span {...when('version=corrected')}>{t('reviews.allergens.corrected')}</span>
    </>
  );
}

/** Says without a word that the line opens its rule. */
function RuleSign() {
  return (
    <span className={styles.ruleSign} aria-hidden="true">
      §
    </span>
  );
}
