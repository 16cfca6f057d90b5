'use client';

import type { ReactNode } from 'react';
import { LabelArtwork } from '@/components/tools/us-label/label-artwork';
import { keepTogether } from '@/lib/text/typography';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import { FoundBoxes } from './found-boxes';
import { useFile, useFileTexts } from './use-file';

/** Findings beside the carton; the file has the others. */
const most = 4;

type OwnFileProps = {
  /** The visitor's ingredients. */
  list: string;
  /** fileTextsHref of the language. */
  textsUrl: string;
  labels: { loading: string; failed: string };
  /** Between the verdict and the carton. */
  children: ReactNode;
};

/** A list of ingredients set on a carton, with a box around each name that a law names, and the first findings. */
export function OwnFile({ list, textsUrl, labels, children }: OwnFileProps) {
  const { value: texts, isFailed } = useFileTexts(textsUrl, true);
  const { view, hasFailed } = useFile(String(new URLSearchParams({ ingredients: list })), texts);
  if (!view || !texts) {
    return (
      <>
        <p role="status" className="type-small mt-3 text-ink-2">
          {isFailed || hasFailed ? labels.failed : labels.loading}
        </p>
        {children}
      </>
    );
  }
  const of = (name: string) => toolText(texts.messages[name] as ToolMessages, texts.locale);
  const text = of('file');
  const label = of('label');
  const urgent = view.findings.filter(({ severity }) => severity === 'fix' || severity === 'check');
  return (
    <>
      <p role="status" className="mt-3 leading-[1.35] font-semibold">
        {keepTogether(view.verdict)}
      </p>
      {children}
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:[&_svg]:max-h-[24rem]">
        {typeof view.carton === 'string' ? (
          <p className="type-small">{keepTogether(text(`carton.${view.carton}`))}</p>
        ) : (
          <LabelArtwork drawing={view.carton} text={label} name={label('drawing.alt')} scale="fit">
            <FoundBoxes names={view.found} />
          </LabelArtwork>
        )}
        <ol>
          {urgent.slice(0, most).map(({ id, title, sources }) => (
            <li
              key={id}
              data-finding={id}
              className="border-t border-rule py-1.5 text-sm leading-[1.4] first:border-t-0"
            >
              {keepTogether(title)}{' '}
              <cite className="bound text-xs text-ink-3 not-italic">{sources[0]?.citation}</cite>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
