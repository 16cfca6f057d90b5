import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { type AgentType, agentLetter, named } from '../data';
import drawings from './letter-artwork.svg';

type LetterSheetProps = {
  agent: AgentType;
  /** Smaller margins, and only the paragraph of the designation. */
  short?: boolean;
  /** Content of the signature line, or null; undefined if the letter is signed. */
  unsigned?: ReactNode;
  /** True if the visitor signed it, which animates the signature and the seal. */
  fresh?: boolean;
  className: string;
};

/** The letter as a sheet: letterhead, number, body, signature and the company's seal. */
export function LetterSheet({ agent, short = false, unsigned, fresh = false, className }: LetterSheetProps) {
  const t = useTranslations('sceneUsAgentService');
  const copy = copyFrom(t);
  const signed = unsigned === undefined;
  return (
    <div
      className={clsx(
        'flex flex-col bg-surface px-4.5 py-5 text-md leading-[1.55]',
        short ? '@lg:px-6' : '@lg:px-8.5 @lg:pt-6',
        className,
      )}
    >
      <div className="flex items-start justify-between gap-4 border-b-[1.5px] border-ink pb-3.5 text-sm leading-4.5 text-ink-3">
        <p>
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
        <p className="text-right *:block @max-[25rem]:hidden">
          <span data-letter="">{t('letter.address.top')}</span>{' '}
          <span data-letter="">{t('letter.address.middle')}</span>{' '}
          <span data-letter="">{t('letter.address.bottom')}</span>
        </p>
      </div>
      <p className="flex justify-between gap-4 py-3 text-ink-2" data-lesser="">
        <time data-letter="" dateTime={agentLetter.date}>
          {agentLetter.date}
        </time>{' '}
        <code className="font-mono text-xs leading-5.5 tracking-[-0.01em]" data-letter="">
          {agentLetter.number}
        </code>
      </p>
      <p className="mb-2 text-base leading-6 font-semibold" data-letter="">
        {copy('letter.heading')}
      </p>
      <p className="mb-2.5" data-letter="" data-lesser="">
        {keepTogether(t.rich('letter.designation', { ...named(agent), nowrap }))}
      </p>
      {short ? null : (
        <p className="mb-4.5" data-letter="">
          {copy('letter.forwarding')}
        </p>
      )}
      <div className={clsx('flex items-end justify-between gap-2 max-[14rem]:flex-wrap', short && 'mt-auto')}>
        <div className="min-w-0">
          <div className="flex min-h-12.5 items-end">
            {signed ? (
              <svg
                className="-mb-2.5 ml-1.5 h-auto max-w-full stroke-ink"
                viewBox="0 0 210 63"
                width="180"
                height="54"
                aria-hidden="true"
              >
                <use
                  href={`${drawings.src}#signature`}
                  className={clsx(fresh && writing)}
                  data-signature=""
                />
              </svg>
            ) : (
              unsigned
            )}
          </div>
          <p className="w-47.5 max-w-full border-t border-ink pt-1.5 leading-5">
            {signed ? <span className="sr-only">{t('letter.signedBy')} </span> : null}
            <strong className="block" data-letter="">
              {t('letter.signer')}
            </strong>{' '}
            <span className="text-sm text-ink-3" data-letter="">
              {t('letter.role')}
            </span>
          </p>
        </div>
        {signed ? (
          <svg
            className={clsx('mb-0.5 ml-auto size-17 flex-none forced-color-adjust-none', fresh && pressing)}
            viewBox="0 0 64 64"
            aria-hidden="true"
          >
            <use href={`${drawings.src}#seal`} />
          </svg>
        ) : (
          <span className="mr-0.5 mb-1 ml-auto grid size-16 flex-none place-items-center rounded-mark border-[1.5px] border-dashed border-control text-sm text-ink-3">
            {t('letter.seal')}
          </span>
        )}
      </div>
    </div>
  );
}

const nowrap = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;

/** Animates the signature, then the seal. */
const writing =
  '[stroke-dasharray:1] transition-[stroke-dashoffset] duration-1100 motion-safe:starting:[stroke-dashoffset:1]';
const pressing = 'motion-safe:animate-stamp [animation-delay:900ms] [animation-fill-mode:backwards]';
