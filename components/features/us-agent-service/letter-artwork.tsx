import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { type AgentType, agentLetter, named } from './letter';
import styles from './letter-artwork.module.css';
import { seal, signature } from './signature-artwork';

type AgentLetterProps = {
  agent: AgentType;
  signed: boolean;
  /** What stands on the line of a letter that is not signed. */
  unsigned?: ReactNode;
  /**
   * `short` for the panel: less white, and only the paragraph that designates; `shortest` for the crop, which on a
   * phone is head and signature.
   */
  extent?: 'full' | 'short' | 'shortest';
  /** Whether signature and seal are drawn while one looks. */
  fresh?: boolean;
  className?: string;
};

/** The letter as a sheet: letterhead, number, text, signature over its line, and the company's seal. */
export function AgentLetter({
  agent,
  signed,
  unsigned,
  extent = 'full',
  fresh = false,
  className,
}: AgentLetterProps) {
  const t = useTranslations('sceneUsAgentService');
  return (
    <div className={clsx(styles.letter, className)} data-extent={extent} data-fresh={fresh || undefined}>
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
      <p className={styles.paragraph} data-letter="">
        {unbroken(t.rich('letter.designation', { ...named(agent), nowrap }))}
      </p>
      {extent === 'full' ? (
        <p className={styles.paragraph} data-letter="">
          {unbroken(t('letter.forwarding'))}
        </p>
      ) : null}
      <div className={styles.signing}>
        <div className={styles.signature}>
          <div className={styles.hand}>{signed ? <Signature /> : unsigned}</div>
          <p>
            {signed ? <span className="sr-only">{t('letter.signedBy')} </span> : null}
            <strong data-letter="">{t('letter.signer')}</strong>{' '}
            <span data-letter="">{t('letter.role')}</span>
          </p>
        </div>
        {signed ? <Seal /> : <span className={styles.noSeal}>{t('letter.seal')}</span>}
      </div>
    </div>
  );
}

const nowrap = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;

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
