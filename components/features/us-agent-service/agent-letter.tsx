import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { cn } from '@/lib/utils';
import { PenIcon } from '../shared';
import { startingWith } from '../stage/states';
import styles from './agent-letter.module.css';
import { type AgentTexts, agentLetter, agentStates, agentTypes, named, seal, signature } from './letter';

const { when, control } = startingWith(agentStates);

export type AgentLetterProps = {
  t: AgentTexts;
  /**
   * `short` for the panel: less white, and only the paragraph that designates; `shortest` for the crop, which on a
   * phone is head and signature.
   */
  extent?: 'full' | 'short' | 'shortest';
  className?: string;
};

/**
 * The letter as a sheet: letterhead, number, text, signature over its line, and the company's seal. In full it
 * names the agent that is chosen and is signed by the visitor; short it is the signed one.
 */
export function AgentLetter({ t, extent = 'full', className }: AgentLetterProps) {
  const tried = extent === 'full';
  const shown = tried ? agentTypes : ([agentStates.type] as const);
  return (
    <div className={cn(styles.letter, className)} data-extent={extent}>
      <div className={styles.letterhead}>
        <p>
          <strong data-letter="" lang="en" translate="no">
            ONSIL
          </strong>{' '}
          <span data-letter="">{t('letter.company')}</span>
        </p>
        <p className={styles.address}>
          <span data-letter="">{t('letter.address.top')}</span>{' '}
          <span data-letter="">{t('letter.address.middle')}</span>{' '}
          <span data-letter="">{t('letter.address.bottom')}</span>
        </p>
      </div>
      <p className={styles.reference}>
        <time data-letter="" dateTime={agentLetter.date}>
          {agentLetter.date}
        </time>{' '}
        <code data-letter="">{agentLetter.number}</code>
      </p>
      <p className={styles.heading} data-letter="">
        {unbroken(t('letter.heading'))}
      </p>
      {shown.map((type) => (
        <p key={type} className={styles.paragraph} data-letter="" {...(tried ? when(`type=${type}`) : {})}>
          {unbroken(t.rich('letter.designation', { ...named(type), nowrap }))}
        </p>
      ))}
      {tried ? (
        <p className={styles.paragraph} data-letter="">
          {unbroken(t('letter.forwarding'))}
        </p>
      ) : null}
      <div className={styles.signing}>
        <div className={styles.signature}>
          {tried ? (
            <div className={styles.hand}>
              <div {...when('stage=letter')}>
                <Signature />
              </div>
              <button
                type="button"
                className={styles.sign}
                data-signs=""
                {...control({ set: 'stage=letter' })}
                {...when('stage=sign')}
              >
                <PenIcon />
                {t('letter.sign')}
              </button>
            </div>
          ) : (
            <Signature />
          )}
          <p>
            <span className="sr-only" {...(tried ? when('stage=letter') : {})}>
              {t('letter.signedBy')}{' '}
            </span>
            <strong data-letter="">{t('letter.signer')}</strong>{' '}
            <span data-letter="">{t('letter.role')}</span>
          </p>
        </div>
        {tried ? (
          <div className={styles.sealPlace}>
            <div {...when('stage=letter')}>
              <Seal />
            </div>
            <span className={styles.noSeal} {...when('stage!=letter')}>
              {t('letter.seal')}
            </span>
          </div>
        ) : (
          <Seal />
        )}
      </div>
    </div>
  );
}

const nowrap = (chunks: ReactNode) => <span className={styles.nowrap}>{chunks}</span>;

function Signature() {
  return (
    <svg viewBox="0 0 210 63" width="210" height="63" aria-hidden="true" focusable="false">
      <path
        pathLength="1"
        d={signature}
        fill="none"
        stroke="#122125"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Seal() {
  return (
    <svg
      className={styles.seal}
      viewBox="0 0 64 64"
      width="76"
      height="76"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={seal.ground} fill="#c82c18" />
      <path d={seal.frame} stroke="#fff" strokeWidth="1.3" />
      <g stroke="#fff" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        {seal.syllables.map((syllable) => (
          <path key={syllable} d={syllable} />
        ))}
      </g>
    </svg>
  );
}
