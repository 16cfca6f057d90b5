import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { type AgentType, agentLetter, named } from '../designation';
import motion from '../motion.module.css';
import { seal, signature } from './strokes';

type LetterSheetProps = {
  agent: AgentType;
  /**
   * `short` for the panel: less white, and only the paragraph that designates; `shortest` for the crop, which on a
   * phone is head and signature.
   */
  extent?: 'full' | 'short' | 'shortest';
  signed?: boolean;
  /** Whether the visitor signed it: then hand and seal are seen at work. */
  fresh?: boolean;
  /** What stands on the signature's line while nobody has signed. */
  toSign?: ReactNode;
  className?: string;
};

/** The letter as a sheet: letterhead, number, text, signature over its line, and the company's seal. */
export function LetterSheet({
  agent,
  extent = 'full',
  signed = true,
  fresh = false,
  toSign,
  className,
}: LetterSheetProps) {
  const t = useTranslations('sceneUsAgentService');
  const full = extent === 'full';
  const shortest = extent === 'shortest';
  /** On a phone the crop leaves it out. */
  const left = shortest && '@max-[400px]:hidden';
  return (
    <div
      className={clsx(
        'flex flex-col bg-surface text-md leading-[1.55] @max-[480px]:px-4.5',
        full
          ? '@min-[480px]:px-8.5 @min-[480px]:pt-6 @min-[480px]:pb-5'
          : '@min-[480px]:px-6 @min-[480px]:pt-5.5 @min-[480px]:pb-5',
        shortest
          ? '@max-[400px]:pt-4 @max-[400px]:pb-3.5 @min-[400px]:@max-[480px]:py-5'
          : '@max-[480px]:py-5',
        className,
      )}
    >
      <div
        className={clsx(
          'flex items-start justify-between gap-4 border-b-[1.5px] border-ink text-sm leading-4.5 text-ink-3',
          shortest ? 'pb-3.5 @max-[400px]:mb-2.5 @max-[400px]:pb-2.5' : 'pb-3.5',
        )}
      >
        <p
          className={clsx(
            shortest &&
              '@max-[400px]:flex @max-[400px]:flex-1 @max-[400px]:items-baseline @max-[400px]:justify-between',
          )}
        >
          <strong
            className="block text-[23px] leading-6.5 font-bold tracking-[0.22em] text-ink"
            data-letter=""
            lang="en"
            translate="no"
          >
            ONSIL
          </strong>{' '}
          <span data-letter="">{t('letter.company')}</span>
        </p>
        <p className="text-right *:block @max-[400px]:hidden">
          <span data-letter="">{t('letter.address.top')}</span>{' '}
          <span data-letter="">{t('letter.address.middle')}</span>{' '}
          <span data-letter="">{t('letter.address.bottom')}</span>
        </p>
      </div>
      <p className={clsx('flex justify-between gap-4 text-ink-2', full ? 'py-3' : 'py-2.5', left)}>
        <time data-letter="" dateTime={agentLetter.date}>
          {agentLetter.date}
        </time>{' '}
        <code className="font-mono text-xs leading-5.5 tracking-[-0.01em]" data-letter="">
          {agentLetter.number}
        </code>
      </p>
      <p
        className={clsx('mb-2 text-base leading-6 font-semibold', shortest && '@max-[400px]:mb-1')}
        data-letter=""
      >
        {unbroken(t('letter.heading'))}
      </p>
      <p className={clsx('mb-2.5', left)} data-letter="">
        {unbroken(t.rich('letter.designation', { ...named(agent), nowrap }))}
      </p>
      {full ? (
        <p className="mb-2.5" data-letter="">
          {unbroken(t('letter.forwarding'))}
        </p>
      ) : null}
      <div className={clsx('flex items-end justify-between gap-4', full ? 'mt-2' : 'mt-auto')}>
        <div className="min-w-0">
          <div className={clsx(full && 'flex min-h-12.75 items-end @max-[480px]:min-h-12.5')}>
            {signed ? <Signature fresh={fresh} /> : toSign}
          </div>
          <p className="w-55.5 max-w-full border-t border-ink pt-1.5 leading-5 @max-[480px]:w-47.5">
            {signed ? <span className="sr-only">{t('letter.signedBy')} </span> : null}
            <strong className="block font-semibold" data-letter="">
              {t('letter.signer')}
            </strong>{' '}
            <span className="text-sm text-ink-3" data-letter="">
              {t('letter.role')}
            </span>
          </p>
        </div>
        {signed ? (
          <Seal fresh={fresh} />
        ) : (
          <span className="mx-0.5 mb-1 grid size-18 flex-none place-items-center rounded-mark border-[1.5px] border-dashed border-control text-sm text-ink-3 @max-[480px]:size-16">
            {t('letter.seal')}
          </span>
        )}
      </div>
    </div>
  );
}

const nowrap = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;

function Signature({ fresh }: { fresh: boolean }) {
  return (
    <svg
      viewBox="0 0 210 63"
      width="210"
      height="63"
      className="mb-[-5.4%] ml-1.5 block h-auto max-w-full @max-[480px]:w-45"
      aria-hidden="true"
    >
      <path
        pathLength="1"
        d={signature}
        className={clsx('stroke-ink', fresh && motion.written)}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Seal({ fresh }: { fresh: boolean }) {
  return (
    <svg
      className={clsx(
        'mb-0.5 block flex-none forced-color-adjust-none @max-[480px]:size-17',
        fresh && motion.pressed,
      )}
      viewBox="0 0 64 64"
      width="76"
      height="76"
      fill="none"
      aria-hidden="true"
    >
      <path d={seal.ground} className="fill-seal-600" />
      <g className="stroke-surface">
        <path d={seal.frame} strokeWidth="1.3" />
        <g strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
          {seal.syllables.map((syllable) => (
            <path key={syllable} d={syllable} />
          ))}
        </g>
      </g>
    </svg>
  );
}
