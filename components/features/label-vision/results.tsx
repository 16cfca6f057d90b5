import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { Mark, MarkWithText, NumberTag } from '../shared';
import { correctedWording, type LabelVersion } from './carton-artwork';
import {
  type FindingId,
  type findings,
  groups,
  letterHeight,
  type Miss,
  missed,
  passed,
  type ReviewId,
  score,
  totalRules,
  versions,
} from './check';
import styles from './scene.module.css';

/** What the check found, in words and figures: the scene shows it beside the artwork, the crop a part of it. */

type VersionProps = { version: LabelVersion };

export function Score({ version }: VersionProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    <p className={styles.score}>
      <span className={styles.scoreLabel}>{t('score')}</span>{' '}
      <strong>
        {score(version)}
        <small>%</small>
      </strong>
    </p>
  );
}

export function RulesTitle() {
  const t = useTranslations('sceneLabelVision');
  return <p className={styles.rulesTitle}>{unbroken(t('rules', { count: totalRules }))}</p>;
}

/** The ruled scale: a tick for every rule, in its family's row; a tall box or a triangle where it missed. */
export function RuleStrip({ version }: VersionProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    <div className={styles.rules}>
      <RulesTitle />
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

/** Distance of the ticks, in units of the drawing. */
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
      <path d={ticks} className="stroke-spruce-700" strokeWidth="2.2" />
      {misses.map(({ rule, kind }) =>
        kind === 'fix' ? (
          <path key={rule} d={`M${at(rule)} 0v14`} className="stroke-seal-600" strokeWidth="4" />
        ) : (
          <path key={rule} d={`m${at(rule)} 0 3.6 13h-7.2z`} className="fill-ochre-400" />
        ),
      )}
    </svg>
  );
}

export function Totals({ version }: VersionProps) {
  const t = useTranslations('sceneLabelVision');
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

/** Red number of a finding, green tick once it is corrected. */
export function FindingMark({ version, number }: VersionProps & { number: number }) {
  return version === 'submitted' ? <NumberTag>{number}</NumberTag> : <Mark kind="pass" size={22} />;
}

/** Triangle of what a person decides; bold allergens are settled once the artwork is corrected. */
export function ReviewMark({ version, review }: VersionProps & { review: ReviewId }) {
  return <Mark kind={isSettled(version, review) ? 'pass' : 'review'} size={22} />;
}

const isSettled = (version: LabelVersion, review: ReviewId) =>
  review === 'allergens' && version === 'corrected';

type FindingItemProps = VersionProps & {
  finding: (typeof findings)[number];
  number: number;
  /** The title; in the scene it is the button that opens the note. */
  title: ReactNode;
};

export function FindingItem({ version, finding, number, title }: FindingItemProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    <>
      <span>
        <FindingMark version={version} number={number} />
      </span>
      <div>
        {title}
        <p className={styles.citation}>
          {unbroken(finding.citation)}
          {finding.id === 'height' && version === 'submitted' ? (
            <span className={styles.measured}>{t('measured', { height: letterHeight.submitted })}</span>
          ) : null}
        </p>
        <Advice version={version} finding={finding.id} />
      </div>
    </>
  );
}

/** Suggested wording, or the wording as it is now. */
export function Advice({ version, finding }: VersionProps & { finding: FindingId }) {
  const t = useTranslations('sceneLabelVision');
  const height = version === 'submitted' ? letterHeight.least : letterHeight.corrected;
  return (
    <p className={styles.advice}>
      <strong>{t(`advice.${version}`)}</strong>{' '}
      {finding === 'height' ? (
        t(`heightAdvice.${version}`, { height })
      ) : (
        <span lang="en">{correctedWording[finding]}</span>
      )}
    </p>
  );
}

/** What a person decides. */
export function ReviewTitle({ version, review }: VersionProps & { review: ReviewId }) {
  const t = useTranslations('sceneLabelVision');
  return (
    <span>
      {review === 'states' ? t('reviews.states') : t(`reviews.allergens.${version}`)}
      {isSettled(version, review) ? null : <span className="sr-only">, {t('toReview')}</span>}
    </span>
  );
}
