'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEvent, useReducer, useRef } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { LockIcon, shortHash } from '../shared';
import { Control, Guide, useScene } from '../shared/interactive';
import { findings, type NoteId, noteKind, reviews, versions } from './data';
import { findingBox, Panel } from './parts/carton-artwork';
import type { LabelVersion } from './parts/carton-artwork-data';
import { CheckWindow, useResult } from './parts/check-window';
import { DropZone, fileDrop } from './parts/drop-zone';
import { FixStrip } from './parts/fix-strip';
import { Note, noteElementId } from './parts/note';
import {
  BoxMark,
  FindingItem,
  Hash,
  listLine,
  listTitle,
  NoteMark,
  NoteTitle,
  RuleStrip,
  Score,
  Totals,
} from './parts/results';
import { fixed, initialState, isInviting, reduce, toggled } from './state';

/**
 * Label check of a carton: findings boxed on the artwork, score, rules, suggestions and the artwork's hash. Visitors
 * switch between the versions and open the explanation of each finding.
 */
export default function LabelVisionScene() {
  const t = useTranslations('sceneLabelVision');
  const copy = copyFrom(t);
  const done = useTranslations('scene')('guideEnd');
  const resultOf = useResult();
  const { handle, announce, moveFocus, reveal } = useScene();
  const [state, change] = useReducer(reduce, initialState);
  const { version, note } = state;
  const opener = useRef<HTMLElement | null>(null);

  const onDrag = fileDrop((file) => {
    change(file);
    if (file.file === 'answered') announce(t.markup('uploadAnswer', { trial: (words) => words }));
  });
  const choose = (chosen: LabelVersion) => {
    change({ version: chosen });
    announce(resultOf(chosen));
  };
  const fix = () => {
    change(fixed);
    announce(resultOf('corrected'));
    // Scroll the carton, its stamp and the back button into view together; if they do not fit, the lower part.
    reveal('[data-board]', 'end');
  };
  const closeNote = () => {
    change({ note: null });
    moveFocus(opener.current);
  };
  /** Works from any focus position. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && note) closeNote();
  };

  /** Props of a button that toggles a finding's note. */
  const opens = (id: NoteId) => ({
    'aria-expanded': note === id,
    'aria-controls': noteElementId(id),
    onClick: (event: { currentTarget: HTMLElement }) => {
      opener.current = event.currentTarget;
      if (note !== id) moveFocus(`#${noteElementId(id)}`);
      change(toggled(state, id));
    },
  });
  /** Props that highlight a finding in the list and on the artwork together. */
  const lit = (id: NoteId) => ({
    'data-finding': id,
    'data-chosen': note === id || undefined,
    'data-hot': state.pointed === id || undefined,
    onPointerEnter: () => change({ pointed: id }),
    onPointerLeave: () => change({ pointed: null }),
    onFocus: () => change({ pointed: id }),
    onBlur: () => change({ pointed: null }),
  });
  const boxes = findings.map(({ id }, index) => (
    <Control key={id} className={findingBox(version, id)} {...lit(id)} {...opens(id)}>
      <BoxMark version={version} note={id} />
      <span className="sr-only">
        {t('box', { number: index + 1, title: t(`findings.${id}.${version}`) })}
      </span>
    </Control>
  ));

  return (
    <CheckWindow
      version={version}
      onChoose={choose}
      guide={
        <Guide
          step={version === 'submitted' ? t('action.submitted') : done}
          onStep={version === 'submitted' ? fix : undefined}
        />
      }
      footerStart={
        <span>
          {t('hash')} <Hash className="@max-[63.75rem]:hidden">{versions[version].sha256}</Hash>
          <Hash className="@min-[63.75rem]:hidden">{shortHash(versions[version].sha256)}</Hash>
        </span>
      }
      footerEnd={
        <span className="flex items-center gap-2">
          <LockIcon />
          {t('saved')}
        </span>
      }
      scene={handle}
      onKeyDown={closeOnEscape}
      {...onDrag}
    >
      <div className="grid grid-cols-[674px_minmax(0,1fr)] @max-[63.75rem]:block">
        <div
          className="relative flex scroll-mb-3 flex-col border-rule bg-paper-2 @max-[63.75rem]:border-b @min-[63.75rem]:border-r"
          data-board=""
        >
          <div className="flex grow justify-center overflow-hidden">
            {/* Citations at the sides of the panels, 13px from the board's edges. */}
            <div className="relative flex pt-[58px] pr-[83px] pb-5 pl-[109px] @max-[20.875rem]:w-[243px] @max-[41.25rem]:w-[322px] @max-[41.25rem]:flex-col @max-[41.25rem]:gap-4.5 @max-[41.25rem]:px-0 @max-[41.25rem]:pt-3.5 @max-[41.25rem]:pb-4.5">
              <p className="sr-only">{copy(`art.${version}`)}</p>
              <Panel
                name="front"
                version={version}
                className="w-[243px] @max-[41.25rem]:mb-1.5 @max-[41.25rem]:[clip-path:inset(-8px_-110px_-10px_-12px)]"
              >
                {boxes.slice(0, 2)}
              </Panel>
              {/* Phones show only the ingredient list of the second panel. */}
              <Panel
                name="info"
                version={version}
                className="w-[238px] @max-[41.25rem]:-mt-[97px] @max-[41.25rem]:-mb-[208px] @max-[41.25rem]:[clip-path:inset(97px_-110px_208px_-4px)]"
              >
                {boxes.slice(2)}
              </Panel>
              {note ? <Note key={note} note={note} version={version} onClose={closeNote} /> : null}
            </div>
          </div>
          <FixStrip
            version={version}
            inviting={isInviting(state)}
            onFix={fix}
            onCompare={() => choose('submitted')}
          />
        </div>
        <div className="flex flex-col px-5.5 pt-4 @max-[41.25rem]:px-4">
          <div className="flex items-start justify-between gap-4 @max-[28.75rem]:flex-col @max-[28.75rem]:gap-2 @min-[41.25rem]:@max-[63.75rem]:justify-start @min-[41.25rem]:@max-[63.75rem]:gap-10">
            <Score version={version} />
            <RuleStrip version={version} />
          </div>
          <Totals version={version} className="border-b-[1.5px] border-ink pt-2 pb-[9px]" />
          <p className="sr-only">{copy('findingsLabel')}</p>
          <ol className="flex-1">
            {findings.map((finding) => (
              <li
                key={finding.id}
                className={clsx(listLine, 'pt-[9px] pb-2.5')}
                data-kind={noteKind(version, finding.id)}
                {...lit(finding.id)}
              >
                <FindingItem
                  version={version}
                  finding={finding}
                  title={
                    <LineButton {...opens(finding.id)}>
                      <NoteTitle version={version} note={finding.id} />
                    </LineButton>
                  }
                />
              </li>
            ))}
            {reviews.map((review) => (
              <li
                key={review}
                className={clsx(listLine, 'items-center py-[7px]')}
                data-kind={noteKind(version, review)}
                {...lit(review)}
              >
                <NoteMark version={version} note={review} />
                <LineButton {...opens(review)}>
                  <span className="flex flex-1 flex-wrap justify-between gap-x-2 @max-[28.75rem]:flex-col">
                    <NoteTitle version={version} note={review} />{' '}
                    <span className="text-sm leading-5.5 font-normal text-ink-3">
                      {t(`reviewNotes.${review}`)}
                    </span>
                  </span>
                </LineButton>
              </li>
            ))}
          </ol>
          <DropZone file={state.file} />
        </div>
      </div>
    </CheckWindow>
  );
}

/** Title of a list item as a button with the whole line as its target. Its icon indicates that it opens a rule. */
function LineButton({ children, ...props }: ComponentProps<typeof Control>) {
  return (
    <Control
      className={clsx(
        listTitle,
        'group/line flex min-h-6 w-full items-center justify-between gap-2.5 after:absolute after:-inset-x-2 after:inset-y-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-spruce-700',
      )}
      {...props}
    >
      {children}
      <span
        className="grid size-5 flex-none place-items-center rounded-full border border-control font-mono text-xs leading-none font-medium text-ink-2 group-enabled/line:group-hover/line:border-ink group-enabled/line:group-hover/line:bg-ink group-enabled/line:group-hover/line:text-surface group-aria-expanded/line:border-ink group-aria-expanded/line:bg-ink group-aria-expanded/line:text-surface"
        aria-hidden="true"
      >
        §
      </span>
    </Control>
  );
}
