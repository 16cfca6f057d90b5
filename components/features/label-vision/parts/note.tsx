import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { keepTogether } from '@/lib/text/typography';
import { CloseIcon } from '../../shared';
import { Control } from '../../shared/interactive';
import { findings, letterHeight, type NoteId, noteKind } from '../data';
import type { LabelVersion } from './carton-artwork-data';
import { Advice, Citation, listTitle, NoteMark, NoteTitle } from './results';

export const noteElementId = (note: NoteId) => `label-note-${note}`;

/** Corner that points to the box, for a note below and above its box. */
const up = 'before:-top-2 before:border-t-3 before:border-l-3 before:border-(--edge)';
const down = 'before:-bottom-1.5 before:border-r before:border-b before:border-(--hairline)';

/** Position of a note on the board; phones stack the panels. */
const underList = 'top-[329px] right-2.5 @max-[41.25rem]:top-auto @max-[41.25rem]:bottom-[calc(100%-520px)]';
const places: Record<NoteId, string> = {
  claim: clsx(up, 'top-[275px] left-[131px] @max-[41.25rem]:top-[230px]'),
  units: clsx(down, 'bottom-[calc(100%-477px)] left-[131px] @max-[41.25rem]:bottom-[calc(100%-434px)]'),
  height: clsx(up, underList, '@max-[41.25rem]:before:hidden'),
  allergens: clsx(up, underList, '@max-[41.25rem]:before:hidden'),
  states: clsx(underList, 'before:hidden'),
};

const edges = {
  fix: '[--edge:var(--color-seal-600)]',
  fixed: '[--edge:var(--color-spruce-700)]',
  review: '[--edge:var(--color-ochre-400)]',
};

type NoteProps = { note: NoteId; version: LabelVersion; onClose: () => void };

/** Note on the artwork that explains a finding: the rule, the reason and the suggested wording. */
export function Note({ note, version, onClose }: NoteProps) {
  const t = useTranslations('sceneLabelVision');
  const finding = findings.find(({ id }) => id === note);
  const titleId = `${noteElementId(note)}-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an explanatory note is not a form with a fieldset
    <div
      className={clsx(
        'absolute z-20 w-[340px] rounded-control border border-t-3 border-(--hairline) border-t-(--edge) bg-surface px-3.5 pt-2.5 pb-3.5 shadow-window before:absolute before:left-10 before:size-2.75 before:rotate-45 before:bg-surface @max-[41.25rem]:inset-x-0 @max-[41.25rem]:w-auto',
        places[note],
        edges[noteKind(version, note)],
      )}
      id={noteElementId(note)}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-finding={note}
    >
      <div className="flex items-center gap-2.5">
        <NoteMark version={version} note={note} />
        <p className={clsx(listTitle, 'flex-1')} id={titleId}>
          <NoteTitle version={version} note={note} />
        </p>
        <Control
          className="relative -mr-1.5 grid size-7.5 place-items-center rounded-control text-ink-2 after:absolute after:-inset-[7px] hover:enabled:bg-paper-2 hover:enabled:text-ink"
          onClick={onClose}
        >
          <CloseIcon />
          <span className="sr-only">{t('closeNote')}</span>
        </Control>
      </div>
      {finding ? (
        <div className="ml-8">
          <Citation version={version} finding={finding} />
        </div>
      ) : null}
      <p className="mt-1.5 text-sm leading-normal text-ink-2">
        {keepTogether(
          note === 'states'
            ? t('why.states')
            : t(`why.${note}.${version}`, {
                least: letterHeight.least,
                measured: letterHeight[version],
                inches: letterHeight.inches,
              }),
        )}
      </p>
      {finding ? <Advice version={version} finding={finding} /> : null}
    </div>
  );
}
