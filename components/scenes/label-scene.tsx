import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { correctedWording, FrontPanel, InfoPanel, type LabelVersion } from './label-carton';
import styles from './label-scene.module.css';
import { DownloadIcon, FileIcon, LockIcon, Mark, MarkWithText, NumberTag, SceneWindow } from './parts';

/** Families of rules; together the 124 rules of this check, of the 120+ that the product has. */
const groups = [
  { id: 'claims', rules: 22 },
  { id: 'height', rules: 14 },
  { id: 'order', rules: 31 },
  { id: 'units', rules: 12 },
  { id: 'allergens', rules: 26 },
  { id: 'spf', rules: 9 },
  { id: 'states', rules: 10 },
] as const;

type Group = (typeof groups)[number]['id'];
/** A rule that did not pass: which one of its family, and what it asks for. */
type Miss = { group: Group; rule: number; kind: 'fix' | 'review' };

/** Both versions of the artwork; the scene shows one, the other is ready for the switch. */
const versions: Record<LabelVersion, { file: string; sha256: string; misses: readonly Miss[] }> = {
  submitted: {
    file: 'camellia-serum_carton_v7.pdf',
    sha256: 'f814f00120c930b4d14d40aaeae64a6c83f9410e5adebee473a28a460faf4b83',
    misses: [
      { group: 'claims', rule: 5, kind: 'fix' },
      { group: 'height', rule: 3, kind: 'fix' },
      { group: 'units', rule: 1, kind: 'fix' },
      { group: 'allergens', rule: 17, kind: 'review' },
      { group: 'states', rule: 3, kind: 'review' },
    ],
  },
  corrected: {
    file: 'camellia-serum_carton_v8.pdf',
    sha256: '70ba9d77c46e1f0b95d8a23e6cf714d0859b3ae2d17f604c8be5932df1a8356d',
    misses: [{ group: 'states', rule: 3, kind: 'review' }],
  },
};

/** A drug is what is intended to treat disease (FD&C Act 201(g)(1)), so the claim is the first finding. */
const findings = [
  { id: 'claim', citation: '21 USC 321(g)(1)' },
  { id: 'units', citation: '21 CFR 701.13' },
  { id: 'height', citation: '21 CFR 701.3(b)' },
] as const;

/** Heights of the ingredient list's letters in mm; the least is 1/16 inch, 1.5875 mm. */
const letterHeight = { submitted: 1.4, least: 1.6, corrected: 1.6 } as const;

const checkSeconds = 3.8;
const totalRules = groups.reduce((sum, group) => sum + group.rules, 0);

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneLabel'>>>;
type PartProps = { t: Texts; version: LabelVersion };

const missed = (version: LabelVersion, kind: Miss['kind']) =>
  versions[version].misses.filter((miss) => miss.kind === kind);
const passed = (version: LabelVersion) => totalRules - versions[version].misses.length;
const shortHash = (hash: string) => `${hash.slice(0, 8)}…${hash.slice(-6)}`;

/** A carton's label check: findings boxed on the artwork, score, rules, suggestions and the artwork's hash. */
export async function LabelScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneLabel' });
  const version: LabelVersion = 'submitted';
  const { file, sha256 } = versions[version];
  return (
    <SceneWindow
      number={2}
      tab={t('tab')}
      file={file}
      state={
        <>
          <span className={styles.checkedIn}>{t('checkedIn', { seconds: checkSeconds })}</span>
          <p className="sr-only">{t('versionsLabel')}</p>
          <VersionSwitch t={t} version={version} />
        </>
      }
      footerStart={
        <span className={styles.hash}>
          {t('hash')} <code className={styles.full}>{sha256}</code>
          <code className={styles.short}>{shortHash(sha256)}</code>
        </span>
      }
      footerEnd={
        <span className={styles.saved}>
          <LockIcon />
          {t('saved')}
        </span>
      }
      caption={t(`caption.${version}`)}
    >
      <div className={styles.layout} data-version={version}>
        <div className={styles.art}>
          <div className={styles.carton} role="img" aria-label={t(`art.${version}`)}>
            <FrontPanel version={version} id="label" />
            <InfoPanel version={version} />
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
            <Score t={t} version={version} />
            <RuleStrip t={t} version={version} />
          </div>
          <Totals t={t} version={version} />
          <p className="sr-only">{t('findingsLabel')}</p>
          <ol className={styles.findings}>
            {findings.map((finding, index) => (
              <FindingItem key={finding.id} t={t} version={version} finding={finding} number={index + 1} />
            ))}
            {missed(version, 'review').map((miss) => (
              <ReviewItem key={miss.group} t={t} group={miss.group} />
            ))}
          </ol>
          <p className={styles.action}>
            <span className={styles.actionButton}>
              <DownloadIcon />
              {t(`action.${version}`)}
            </span>
            <code>v8.pdf</code>
          </p>
        </div>
      </div>
    </SceneWindow>
  );
}

/** The label check's most telling part: the front panel with two boxed findings, and the list beside it. */
export async function LabelCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneLabel' });
  const version: LabelVersion = 'submitted';
  const { file, sha256 } = versions[version];
  return (
    <SceneWindow
      crop
      number={2}
      tab={t('tab')}
      file={file}
      state={<span className={styles.checkedIn}>{t('checkedIn', { seconds: checkSeconds })}</span>}
      caption={t('cropCaption')}
    >
      <div className={styles.crop} data-version={version}>
        <div className={styles.cropArt}>
          <div className={styles.cropPanel} role="img" aria-label={t('art.front')}>
            <FrontPanel version={version} id="label-crop" />
          </div>
        </div>
        <div className={styles.cropSide}>
          <div className={styles.cropScore}>
            <Score t={t} version={version} />
            <div>
              <p className={styles.rulesTitle}>{t('rules', { count: totalRules })}</p>
              <Totals t={t} version={version} />
            </div>
          </div>
          <p className="sr-only">{t('findingsLabel')}</p>
          <ol className={styles.findings}>
            {findings.map((finding, index) => (
              <FindingItem key={finding.id} t={t} version={version} finding={finding} number={index + 1} />
            ))}
          </ol>
          <p className={styles.cropHash}>
            <LockIcon />
            <span>SHA-256</span> <code>{shortHash(sha256)}</code>
          </p>
        </div>
      </div>
    </SceneWindow>
  );
}

/** Which version of the artwork is shown. */
function VersionSwitch({ t, version }: PartProps) {
  return (
    <ul className={styles.switch}>
      {(['submitted', 'corrected'] as const).map((id) => (
        <li key={id} aria-current={id === version || undefined}>
          {t(`versions.${id}`)}
        </li>
      ))}
    </ul>
  );
}

function Score({ t, version }: PartProps) {
  return (
    <p className={styles.score}>
      <span className={styles.scoreLabel}>{t('score')}</span>{' '}
      <strong>
        {Math.round((100 * passed(version)) / totalRules)}
        <small>%</small>
      </strong>
    </p>
  );
}

/** The scene's ruled scale: a tick for every rule, in its family's row; a tall box or a triangle where it missed. */
function RuleStrip({ t, version }: PartProps) {
  return (
    <div className={styles.rules}>
      <p className={styles.rulesTitle}>{t('rules', { count: totalRules })}</p>
      <ul>
        {groups.map(({ id, rules }) => {
          const misses = versions[version].misses.filter((miss) => miss.group === id);
          return (
            <li key={id}>
              <span>{t(`groups.${id}`)}</span>
              <span className="sr-only">
                : {t('groupResult', { pass: rules - misses.length, total: rules })}
              </span>
              <Ticks rules={rules} misses={misses} />
            </li>
          );
        })}
      </ul>
    </div>
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

function Totals({ t, version }: PartProps) {
  const fixes = missed(version, 'fix').length;
  return (
    <p className={styles.totals}>
      <MarkWithText kind="pass">{t('totals.pass', { count: passed(version) })}</MarkWithText>{' '}
      {fixes > 0 ? <MarkWithText kind="fix">{t('totals.fix', { count: fixes })}</MarkWithText> : null}{' '}
      <MarkWithText kind="review">
        {t('totals.review', { count: missed(version, 'review').length })}
      </MarkWithText>
    </p>
  );
}

type FindingItemProps = PartProps & { finding: (typeof findings)[number]; number: number };

function FindingItem({ t, version, finding, number }: FindingItemProps) {
  return (
    <li className={styles.finding} data-version={version}>
      {version === 'submitted' ? <NumberTag>{number}</NumberTag> : <Mark kind="pass" size={22} />}
      <div>
        <p className={styles.title}>{t(`findings.${finding.id}.${version}`)}</p>
        <p className={styles.citation}>
          {finding.citation}
          {finding.id === 'height' && version === 'submitted' ? (
            <span className={styles.measured}>{t('measured', { height: letterHeight.submitted })}</span>
          ) : null}
        </p>
        <p className={styles.advice}>
          <strong>{t(`advice.${version}`)}</strong>{' '}
          {finding.id === 'height' ? (
            t(`heightAdvice.${version}`, {
              height: version === 'submitted' ? letterHeight.least : letterHeight.corrected,
            })
          ) : (
            <span lang="en">{correctedWording[finding.id]}</span>
          )}
        </p>
      </div>
    </li>
  );
}

function ReviewItem({ t, group }: { t: Texts; group: Group }) {
  const id = group === 'allergens' ? 'allergens' : 'states';
  return (
    <li className={styles.review}>
      <Mark kind="review" size={22} />
      <p>
        <strong>{t(`reviews.${id}`)}</strong>
        <span className="sr-only">, {t('toReview')}: </span>
        <span className={styles.reviewNote}>{t(`reviewNotes.${id}`)}</span>
      </p>
    </li>
  );
}
