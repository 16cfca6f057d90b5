import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { Mark, MarkWithText } from '../../shared';
import {
  type Finding,
  findings,
  groups,
  isReview,
  isSettled,
  letterHeight,
  type Miss,
  missed,
  type NoteId,
  passed,
  score,
  totalRules,
  versions,
} from '../data';
import { correctedWording, type LabelVersion } from './carton-artwork-data';

/** Findings of the check; the scene shows them beside the artwork, the crop shows a part. */

type VersionProps = { version: LabelVersion };
type NoteProps = VersionProps & { note: NoteId };

const label = 'text-sm leading-4.5 font-semibold';

export function Hash({ children, className }: { children: string; className?: string }) {
  return (
    <code className={clsx('ml-1.5 font-mono text-xs tracking-[-0.01em] text-ink-2', className)}>
      {children}
    </code>
  );
}

/** The score under its label; beside it on phones. */
export function Score({ version }: VersionProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    <p className="flex flex-none flex-col @max-[28.75rem]:flex-row @max-[28.75rem]:flex-wrap @max-[28.75rem]:items-baseline @max-[28.75rem]:gap-x-2">
      <span className={clsx(label, 'text-ink-3')}>{t('score')}</span>{' '}
      <strong className="text-h1 leading-15 tracking-[-0.04em] @max-[28.75rem]:text-pillar @max-[28.75rem]:leading-9">
        {score(version)}
        <small className="ml-0.5 text-h3 tracking-normal text-ink-3 @max-[28.75rem]:text-base">%</small>
      </strong>
    </p>
  );
}

export function RulesTitle() {
  const copy = copyFrom(useTranslations('sceneLabelVision'));
  return <p className={clsx(label, 'mb-[3px]')}>{copy('rules', { count: totalRules })}</p>;
}

/** Ruled scale with a tick per rule in its family's row; a tall box or a triangle marks a failure. */
export function RuleStrip({ version }: VersionProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    <div className="min-w-0 flex-[0_1_--spacing(67)] @max-[28.75rem]:flex-none">
      <RulesTitle />
      <ul>
        {groups.map(({ id, rules }) => {
          const misses = versions[version].misses.filter((miss) => miss.group === id);
          return (
            <li
              key={id}
              className="grid h-4 grid-cols-[--spacing(29.5)_minmax(0,--spacing(37.5))] items-center text-xs leading-4 whitespace-nowrap text-ink-2"
            >
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

/** Distance between ticks, in drawing units. */
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
      className="block w-full"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ticks} className="stroke-spruce-700 forced-colors:stroke-[CanvasText]" strokeWidth="2.2" />
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

export function Totals({ version, className }: VersionProps & { className?: string }) {
  const t = useTranslations('sceneLabelVision');
  const fixes = missed(version, 'fix').length;
  return (
    <p className={clsx('flex flex-wrap gap-x-4.5 gap-y-1', className)}>
      <MarkWithText kind="pass">{t('totals.pass', { count: passed(version) })}</MarkWithText>{' '}
      {fixes > 0 ? <MarkWithText kind="fix">{t('totals.fix', { count: fixes })}</MarkWithText> : null}{' '}
      <MarkWithText kind="review">
        {t('totals.review', { count: missed(version, 'review').length })}
      </MarkWithText>
    </p>
  );
}

/** Red number for a finding, triangle for human review, green check mark when resolved. */
export function NoteMark({ version, note }: NoteProps) {
  if (isSettled(version, note)) return <Mark kind="pass" size={22} />;
  if (isReview(note)) return <Mark kind="review" size={22} />;
  return (
    <span className="inline-grid size-5.5 flex-none place-items-center rounded-mark bg-seal-600 text-sm leading-none font-semibold tracking-normal text-surface forced-colors:border">
      {findings.findIndex(({ id }) => id === note) + 1}
    </span>
  );
}

/** The same mark at the corner of the finding's box. */
export function BoxMark(props: NoteProps) {
  return (
    // As large as the artwork allows: the drawing does not scale with the text size.
    <span
      className="absolute -top-3.5 -right-3.25 grid [--spacing:4px] [--text-sm:13px]"
      aria-hidden="true"
      data-mark=""
    >
      <NoteMark {...props} />
    </span>
  );
}

/** The finding; for a review item, also if it is still pending. */
export function NoteTitle({ version, note }: NoteProps) {
  const t = useTranslations('sceneLabelVision');
  if (!isReview(note)) return t(`findings.${note}.${version}`);
  return (
    <span>
      {note === 'states' ? t('reviews.states') : t(`reviews.${note}.${version}`)}
      {isSettled(version, note) ? null : <span className="sr-only">, {t('toReview')}</span>}
    </span>
  );
}

/** Classes of a list item; an open or hovered item has another background. */
export const listLine =
  'relative isolate grid grid-cols-[--spacing(5.5)_minmax(0,1fr)] gap-x-3 border-b border-rule before:absolute before:-inset-x-5.5 before:inset-y-0 before:-z-1 data-chosen:before:border-l-[3px] data-hot:before:bg-paper data-chosen:data-[kind=fixed]:before:border-spruce-700 data-chosen:data-[kind=fixed]:before:bg-paper data-chosen:data-[kind=fix]:before:border-seal-600 data-chosen:data-[kind=fix]:before:bg-seal-50 data-chosen:data-[kind=review]:before:border-ochre-400 data-chosen:data-[kind=review]:before:bg-ochre-50';
export const listTitle = 'text-left text-md leading-5.5 font-semibold';

type FindingProps = VersionProps & { finding: Finding };

/** Details of a finding below its title; in the scene, part of the button that opens the note. */
export function FindingItem({ version, finding, title }: FindingProps & { title: ReactNode }) {
  const t = useTranslations('sceneLabelVision');
  return (
    <>
      <span>
        <NoteMark version={version} note={finding.id} />
      </span>
      <div>
        {title}
        <Citation version={version} finding={finding}>
          {finding.id === 'height' && version === 'submitted' ? (
            <span className="font-sans text-sm tracking-normal text-ink-3">
              {t('measured', { height: letterHeight.submitted })}
            </span>
          ) : null}
        </Citation>
        <Advice version={version} finding={finding} />
      </div>
    </>
  );
}

/** Citation with the measured value beside or under it; neither wraps. */
export function Citation({ version, finding, children }: FindingProps & { children?: ReactNode }) {
  const tone = version === 'submitted' ? 'text-seal-700' : 'text-ink-3';
  return (
    <p className={clsx('flex flex-wrap gap-x-2.5 font-mono text-xs leading-4.5 tracking-[-0.01em]', tone)}>
      {keepTogether(finding.citation)}
      {children}
    </p>
  );
}

/** Suggested or current wording; it does not wrap while it fits on one line. */
export function Advice({ version, finding: { id } }: FindingProps) {
  const t = useTranslations('sceneLabelVision');
  const height = version === 'submitted' ? letterHeight.least : letterHeight.corrected;
  return (
    <p className="mt-1.5 border-l-2 border-spruce-700 bg-spruce-50 px-2.5 py-[3px] text-sm font-medium text-spruce-900">
      <strong className="mr-1.5 text-spruce-700">{t(`advice.${version}`)}</strong>{' '}
      {id === 'height' ? (
        t(`heightAdvice.${version}`, { height })
      ) : (
        <span lang="en" className="inline-block">
          {keepTogether(correctedWording[id])}
        </span>
      )}
    </p>
  );
}
