'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { LockIcon, shortHash } from '../shared';
import { useScene } from '../shared/interactive';
import { findings, versions } from './data';
import { findingBox, Panel } from './parts/carton-artwork';
import { CheckWindow, useResult } from './parts/check-window';
import {
  BoxMark,
  FindingItem,
  Hash,
  listLine,
  listTitle,
  NoteTitle,
  RulesTitle,
  Score,
  Totals,
} from './parts/results';
import { initialState } from './state';

/**
 * Preview of the label check: the full front panel with two boxed findings, and the list beside it. It is interactive
 * on the landing page: visitors switch between the submitted and the corrected artwork.
 */
export function LabelVisionCrop() {
  const t = useTranslations('sceneLabelVision');
  const copy = copyFrom(t);
  const resultOf = useResult();
  const { handle, announce } = useScene();
  const [version, setVersion] = useState(initialState.version);
  // Limit the list to the drawn front panel; a line counts the rest.
  const shown = findings.filter(({ id }) => id !== 'height');
  return (
    <CheckWindow
      crop
      version={version}
      onChoose={(chosen) => {
        setVersion(chosen);
        announce(resultOf(chosen));
      }}
      scene={handle}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)]">
        {/* Space for the flaps, and for the citations in wide windows. Phones show citations only in the list. */}
        <div
          className="border-r border-rule bg-paper-2 pt-11 pr-3.5 pb-8 pl-[102px] @max-[41.25rem]:flex @max-[41.25rem]:items-center @max-[41.25rem]:pt-[calc(5cqw+10px)] @max-[41.25rem]:pb-[calc(2.7cqw+10px)] @max-[41.25rem]:pl-6 @max-[28.75rem]:[&_[data-mark]]:scale-70 @max-[41.25rem]:[&_[data-leaders]]:hidden [&_[data-dimension]]:hidden"
          role="img"
          aria-label={version === 'submitted' ? t('art.front') : t('art.corrected')}
        >
          <Panel
            name="front"
            version={version}
            className="w-[228px] @max-[41.25rem]:w-[36cqw] @max-[21.5625rem]:w-[34cqw]"
          >
            {shown.map(({ id }) => (
              <span key={id} className={findingBox(version, id)} data-finding={id}>
                <BoxMark version={version} note={id} />
              </span>
            ))}
          </Panel>
        </div>
        <div className="flex flex-col px-4.5 pt-3.5 @max-[45rem]:px-3.5 @max-[28.75rem]:pt-2">
          <div className="flex items-center gap-x-5 border-b-[1.5px] border-ink pb-2 @max-[41.25rem]:flex-col @max-[41.25rem]:items-start">
            <Score version={version} />
            <div>
              <RulesTitle />
              <Totals version={version} className="gap-x-3.5 gap-y-0.5" />
            </div>
          </div>
          <p className="sr-only">{copy('findingsLabel')}</p>
          <ol className="flex-1">
            {shown.map((finding) => (
              <li
                key={finding.id}
                className={clsx(
                  listLine,
                  'pt-[9px] pb-2.5 last:border-b-0 @max-[28.75rem]:pt-2 @max-[28.75rem]:gap-x-2 @max-[28.75rem]:border-b-0 @max-[28.75rem]:not-first:hidden @max-[21.5625rem]:block',
                )}
                data-finding={finding.id}
              >
                <FindingItem
                  version={version}
                  finding={finding}
                  title={
                    <p className={listTitle}>
                      <NoteTitle version={version} note={finding.id} />
                    </p>
                  }
                />
              </li>
            ))}
          </ol>
          <p className="border-t border-rule py-[9px] text-sm text-ink-2 @max-[28.75rem]:hidden">
            {version === 'submitted'
              ? copy('cropMore', { count: findings.length - shown.length })
              : t('findings.height.corrected')}
          </p>
          <p className="flex items-center gap-2 border-t border-rule py-2.5 text-sm text-ink-3 @max-[28.75rem]:hidden">
            <LockIcon />
            <span>SHA-256</span> <Hash className="ml-0!">{shortHash(versions[version].sha256)}</Hash>
          </p>
        </div>
      </div>
    </CheckWindow>
  );
}
