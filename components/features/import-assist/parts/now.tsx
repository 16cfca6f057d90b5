import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { Mark } from '../../shared';
import { Control, Ending, Invite } from '../../shared/interactive';
import { cartons, heldLine, shipment } from '../data';
import { type ImportState, mayGoOn, momentIn, nextPaper, type PaperId, papers } from '../state';
import { nowrap } from './voyage';

type Texts = ReturnType<typeof useTranslations<'sceneImportAssist'>>;

/** Announcement of the current status. */
export function situation(t: Texts, { phase }: ImportState): string {
  return [
    t(`now.${phase}.title`, facts),
    t.markup(`now.${phase}.text`, { ...facts, nowrap: (chunks) => chunks }),
    phase === 'released' ? t('ending') : '',
  ].join(' ');
}

const facts = { no: heldLine.no, date: shipment.answerBy, cartons };

/** Returns the name of a document and its attachment status as strings. */
export function paperTexts(t: Texts, paper: PaperId, attached: boolean) {
  return {
    name: t(`asked.${paper}`, { version: paper === 'label' ? 'v2' : heldLine.lot }),
    word: t(attached ? 'asked.attached' : 'asked.missing'),
  };
}

type NowProps = {
  state: ImportState;
  onPaper: (paper: PaperId) => void;
  onNext: () => void;
};

/** The current stage, the team's next steps and the button to continue; at the last stage, the end of the scene. */
export function Now({ state, onPaper, onNext }: NowProps) {
  const t = useTranslations('sceneImportAssist');
  const copy = copyFrom(t);
  const { phase } = state;
  const at = momentIn(phase);
  const sent = phase === 'sent';
  const next = nextPaper(state);
  const nextTag = useTranslations('scene')('nextTag');
  return (
    <div
      data-situation=""
      data-at={at}
      className={clsx(
        'grid min-h-23 items-center gap-x-6 gap-y-2 border-b border-l-3 border-b-rule py-2 pr-6 pl-5.25 @max-[35rem]:flex @max-[35rem]:flex-col @max-[35rem]:items-stretch @max-[35rem]:py-3.5 @max-[35rem]:pr-4 @max-[35rem]:pl-3.25',
        'border-l-control bg-paper data-[at=held]:border-l-ochre-400 data-[at=held]:bg-ochre-50',
        'data-[at=mayProceed]:border-l-spruce-700 data-[at=mayProceed]:bg-spruce-50 data-[at=released]:border-l-spruce-700 data-[at=released]:bg-spruce-50',
        phase === 'released'
          ? 'grid-cols-[minmax(0,1fr)_auto] @max-[53.75rem]:grid-cols-1'
          : 'grid-cols-[minmax(0,1fr)_auto_--spacing(44.5)] @max-[53.75rem]:grid-cols-[minmax(0,1fr)_--spacing(44.5)]',
      )}
    >
      <p className="leading-5 text-ink-2" id="import-now" data-now="" data-focus-home="" tabIndex={-1}>
        <strong className="block text-small leading-5.5 text-ink">{t(`now.${phase}.title`, facts)}</strong>{' '}
        {keepTogether(t.rich(`now.${phase}.text`, { ...facts, nowrap }))}
      </p>
      {at === 'held' ? (
        <ul
          className="grid gap-1 @max-[53.75rem]:col-span-full @max-[53.75rem]:row-start-2 @max-[53.75rem]:mt-6 @max-[53.75rem]:grid-cols-2 @max-[35rem]:grid-cols-1 @max-[35rem]:gap-3"
          aria-label={t(sent ? 'asked.sent' : 'asked.heading')}
        >
          {papers.map((paper) => {
            const attached = state.attached.includes(paper);
            const { name, word } = paperTexts(t, paper, attached);
            const content = (
              <>
                <Mark kind={attached ? 'pass' : 'empty'} />
                <span className="font-semibold">{name}</span>
                <span className="ml-auto pl-2 text-ink-2">{word}</span>
              </>
            );
            return (
              <li key={paper} className="relative grid">
                {sent ? (
                  <p className={clsx(row, 'border-transparent')}>{content}</p>
                ) : (
                  <Control
                    className={clsx(row, 'border-control bg-surface hover:enabled:border-ink')}
                    data-paper={paper}
                    aria-pressed={attached}
                    onClick={() => onPaper(paper)}
                  >
                    {content}
                  </Control>
                )}
                {paper === next ? (
                  <Invite className="@min-[53.75rem]:top-1.5 @min-[53.75rem]:right-full @min-[53.75rem]:bottom-auto @min-[53.75rem]:left-auto @min-[53.75rem]:mr-1.5">
                    {t('invite')}
                  </Invite>
                ) : null}
              </li>
            );
          })}
          {state.refused ? (
            <li
              className="flex items-center gap-1.5 text-sm leading-4.5 font-semibold text-seal-700"
              id="import-refused"
            >
              <Mark kind="fix" />
              {copy('attachFirst')}
            </li>
          ) : null}
        </ul>
      ) : null}
      {phase === 'released' ? (
        <Ending
          stamp={{ top: 'RELEASED', bottom: '통관 완료' }}
          className="w-164 max-w-full @max-[53.75rem]:w-auto @max-[53.75rem]:py-1.5"
        >
          {copy('ending')}
        </Ending>
      ) : (
        <span className="relative -col-2 grid @max-[35rem]:mt-5">
          {next ? null : <Invite>{nextTag}</Invite>}
          <Control
            className="min-h-11 rounded-control border border-spruce-700 bg-spruce-700 px-3.5 py-1 leading-4.5 font-semibold text-surface transition-colors hover:enabled:bg-spruce-600 aria-disabled:border-control aria-disabled:bg-transparent aria-disabled:text-ink-2 aria-disabled:hover:enabled:bg-transparent"
            data-next=""
            aria-describedby={state.refused ? 'import-refused' : 'import-now'}
            notYet={!mayGoOn(state)}
            onClick={onNext}
          >
            {t(`now.${phase}.action`)}
          </Control>
        </span>
      )}
    </div>
  );
}

/** A document that FDA requests: missing, then attached. */
const row =
  'flex min-h-8 items-center gap-2 rounded-control border px-2.5 py-1 text-left text-sm leading-4.5 @max-[35rem]:min-h-11';
