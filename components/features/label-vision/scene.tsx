'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useReducer, useRef } from 'react';
import { unbroken } from '@/lib/typography';
import { DownloadIcon, FileIcon, LockIcon, SceneWindow, shortHash } from '../shared';
import { Control, Ending, Invite, useScene } from '../shared/interactive';
import { FindingNumber, FrontPanel, findingBox, InfoPanel } from './carton';
import type { LabelVersion } from './carton-artwork';
import { checkSeconds, findings, missed, passed, reviews, score, versions } from './check';
import { DropZone } from './drop-zone';
import { Note, noteElementId } from './note';
import { FindingItem, ReviewMark, ReviewTitle, RuleStrip, Score, Totals } from './results';
import styles from './scene.module.css';
import { initialState, type NoteId, reduce } from './state';

/**
 * A carton's label check: findings boxed on the artwork, score, rules, suggestions and the artwork's hash. A visitor
 * switches between the versions and has each finding explained.
 */
export default function LabelVisionScene() {
  const t = useTranslations('sceneLabelVision');
  const { handle, announce } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);
  const { version } = state;
  const opener = useRef<HTMLElement | null>(null);

  const choose = (chosen: LabelVersion) => {
    dispatch({ type: 'version chosen', version: chosen });
    announce(
      t('said', {
        version: t(`versions.${chosen}`),
        score: score(chosen),
        pass: passed(chosen),
        fix: missed(chosen, 'fix').length,
        review: missed(chosen, 'review').length,
      }),
    );
  };
  const closeNote = () => {
    dispatch({ type: 'note closed' });
    opener.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state.note) closeNote();
  };

  /** A button that opens a finding's note; pressed again it closes it. */
  const opens = (note: NoteId) => ({
    'aria-expanded': state.note === note,
    'aria-controls': noteElementId(note),
    onClick: (event: { currentTarget: HTMLElement }) => {
      opener.current = event.currentTarget;
      dispatch({ type: 'note toggled', note });
    },
  });
  /** What belongs to a finding lights up together, in the list and on the artwork. */
  const lit = (note: NoteId) => ({
    'data-finding': note,
    'data-chosen': state.note === note || undefined,
    'data-hot': state.pointed === note || undefined,
    onPointerEnter: () => dispatch({ type: 'pointed', at: note }),
    onPointerLeave: () => dispatch({ type: 'pointed', at: null }),
    onFocus: () => dispatch({ type: 'pointed', at: note }),
    onBlur: () => dispatch({ type: 'pointed', at: null }),
  });
  const boxes = findings.map(({ id }, index) => (
    <Control key={id} className={findingBox} {...lit(id)} {...opens(id)}>
      <FindingNumber version={version} number={index + 1} />
      <span className="sr-only">
        {t('box', { number: index + 1, title: t(`findings.${id}.${version}`) })}
      </span>
    </Control>
  ));

  return (
    <SceneWindow
      feature="label-vision"
      tab={t('tab')}
      file={versions[version].file}
      state={
        <>
          <span className={styles.checkedIn}>{t('checkedIn', { seconds: checkSeconds })}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a picture, no form that a fieldset would group */}
          <div className={styles.switch} role="group" aria-label={t('versionsLabel')}>
            {(['submitted', 'corrected'] as const).map((each) => (
              <Control key={each} aria-pressed={version === each} onClick={() => choose(each)}>
                {t(`versions.${each}`)}
              </Control>
            ))}
          </div>
        </>
      }
      footerStart={
        <span className={styles.hash}>
          {t('hash')} <code className={styles.full}>{versions[version].sha256}</code>
          <code className={styles.short}>{shortHash(versions[version].sha256)}</code>
        </span>
      }
      footerEnd={
        <span className={styles.saved}>
          <LockIcon />
          {t('saved')}
        </span>
      }
      caption={t('caption')}
      scene={handle}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the note from wherever the focus is */}
      <div className={styles.layout} data-version={version} onKeyDown={closeOnEscape}>
        <div className={styles.art}>
          <div className={styles.carton}>
            <p className="sr-only">{unbroken(t(`art.${version}`))}</p>
            <FrontPanel version={version} id="label" className={styles.front}>
              {boxes.slice(0, 2)}
            </FrontPanel>
            <InfoPanel version={version} className={styles.info}>
              {boxes.slice(2)}
            </InfoPanel>
            {state.note ? <Note note={state.note} version={version} onClose={closeNote} /> : null}
          </div>
          <DropZone
            dropped={state.dropped}
            onDrop={() => {
              dispatch({ type: 'file dropped' });
              announce(t('uploadAnswer'));
            }}
          />
        </div>
        <div className={styles.side}>
          <div className={styles.result}>
            <Score version={version} />
            <RuleStrip version={version} />
          </div>
          <Totals version={version} />
          <p className="sr-only">{unbroken(t('findingsLabel'))}</p>
          <ol className={styles.findings}>
            {findings.map((finding, index) => (
              <li key={finding.id} className={styles.finding} {...lit(finding.id)}>
                <FindingItem
                  version={version}
                  finding={finding}
                  number={index + 1}
                  title={
                    <Control className={styles.title} {...opens(finding.id)}>
                      {t(`findings.${finding.id}.${version}`)}
                      <RuleSign />
                    </Control>
                  }
                />
              </li>
            ))}
            {reviews.map((review) => (
              <li key={review} className={styles.review} {...lit(review)}>
                <span>
                  <ReviewMark version={version} review={review} />
                </span>
                <Control className={styles.title} {...opens(review)}>
                  <span className={styles.reviewLine}>
                    <ReviewTitle version={version} review={review} />{' '}
                    <span className={styles.reviewNote}>{t(`reviewNotes.${review}`)}</span>
                  </span>
                  <RuleSign />
                </Control>
              </li>
            ))}
          </ol>
          {version === 'corrected' ? (
            <Ending stamp={{ top: 'CHECKED', bottom: '검토 완료' }} className="pt-3">
              {unbroken(t('ending', { score: score('corrected') }))}
            </Ending>
          ) : null}
          <div className={styles.action}>
            <Control
              className={styles.actionButton}
              onClick={() => choose(version === 'submitted' ? 'corrected' : 'submitted')}
            >
              {version === 'submitted' ? <DownloadIcon /> : <FileIcon />}
              {t(`action.${version}`)}
            </Control>
            {version === 'submitted' ? <Invite>{t('invite')}</Invite> : null}
          </div>
        </div>
      </div>
    </SceneWindow>
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
