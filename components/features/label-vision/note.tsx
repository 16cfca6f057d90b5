import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useRef } from 'react';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { CloseIcon } from '../shared';
import { Control } from '../shared/interactive';
import type { LabelVersion } from './carton-artwork';
import { findings, letterHeight } from './check';
import { Advice, FindingMark, ReviewMark, ReviewTitle } from './results';
import styles from './scene.module.css';
import type { NoteId } from './state';

export const noteElementId = (note: NoteId) => `label-note-${note}`;

type NoteProps = { note: NoteId; version: LabelVersion; onClose: () => void };

/** Slip on the artwork that explains a finding: rule, why it is one, what to write instead. It takes the focus. */
export function Note({ note, version, onClose }: NoteProps) {
  const t = useTranslations('sceneLabelVision');
  const slip = useFocusOnOpen(note);
  const index = findings.findIndex(({ id }) => id === note);
  const titleId = `${noteElementId(note)}-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slip of explanation, no form that a fieldset would group
    <div
      ref={slip}
      className={styles.note}
      id={noteElementId(note)}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-finding={note}
    >
      <div className={styles.noteHead}>
        {isReview(note) ? (
          <ReviewMark version={version} review={note} />
        ) : (
          <FindingMark version={version} number={index + 1} />
        )}
        <p className={styles.title} id={titleId}>
          {isReview(note) ? (
            <ReviewTitle version={version} review={note} />
          ) : (
            t(`findings.${note}.${version}`)
          )}
        </p>
        <Control className={styles.close} onClick={onClose}>
          <CloseIcon />
          <span className="sr-only">{t('closeNote')}</span>
        </Control>
      </div>
      {findings[index] ? <p className={styles.citation}>{unbroken(findings[index].citation)}</p> : null}
      <p className={styles.why}>
        {unbroken(
          note === 'states'
            ? t('why.states')
            : t(`why.${note}.${version}`, {
                least: letterHeight.least,
                measured: letterHeight[version],
                inches: figures.minimumTypeInches,
              }),
        )}
      </p>
      {isReview(note) ? null : <Advice version={version} finding={note} />}
    </div>
  );
}

const isReview = (note: NoteId) => note === 'allergens' || note === 'states';

function useFocusOnOpen(note: NoteId): Ref<HTMLDivElement> {
  const slip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another note in the same place takes the focus too
  useEffect(() => {
    slip.current?.focus({ preventScroll: true });
    slip.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  return slip;
}
