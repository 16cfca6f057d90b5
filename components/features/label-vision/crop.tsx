import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { LockIcon, SceneWindow, shortHash } from '../shared';
import { FindingNumber, FrontPanel, findingBox } from './carton';
import { checkSeconds, findings, versions } from './check';
import { FindingItem, RulesTitle, Score, Totals } from './results';
import styles from './scene.module.css';

const version = 'submitted';

/** The label check's most telling part: the front panel with two boxed findings, and the list beside it. */
export function LabelVisionCrop() {
  const t = useTranslations('sceneLabelVision');
  // Only what the drawn front panel shows; a line says what else there is.
  const shown = findings.filter(({ id }) => id !== 'height');
  return (
    <SceneWindow
      crop
      feature="label-vision"
      tab={t('tab')}
      file={versions[version].file}
      state={<span className={styles.checkedIn}>{t('checkedIn', { seconds: checkSeconds })}</span>}
      caption={t('cropCaption')}
    >
      <div className={styles.crop}>
        <div className={styles.cropArt}>
          <div className={styles.cropPanel} role="img" aria-label={t('art.front')}>
            <FrontPanel version={version} id="label-crop">
              {shown.map(({ id }, index) => (
                <span key={id} className={findingBox} data-finding={id}>
                  <FindingNumber version={version} number={index + 1} />
                </span>
              ))}
            </FrontPanel>
          </div>
        </div>
        <div className={styles.cropSide}>
          <div className={styles.cropScore}>
            <Score version={version} />
            <div>
              <RulesTitle />
              <Totals version={version} />
            </div>
          </div>
          <p className="sr-only">{unbroken(t('findingsLabel'))}</p>
          <ol className={styles.findings}>
            {shown.map((finding, index) => (
              <li key={finding.id} className={styles.finding} data-finding={finding.id}>
                <FindingItem
                  version={version}
                  finding={finding}
                  number={index + 1}
                  title={<p className={styles.title}>{t(`findings.${finding.id}.${version}`)}</p>}
                />
              </li>
            ))}
          </ol>
          <p className={styles.cropMore}>
            {unbroken(t('cropMore', { count: findings.length - shown.length }))}
          </p>
          <p className={styles.cropHash}>
            <LockIcon />
            <span>SHA-256</span> <code>{shortHash(versions[version].sha256)}</code>
          </p>
        </div>
      </div>
    </SceneWindow>
  );
}
