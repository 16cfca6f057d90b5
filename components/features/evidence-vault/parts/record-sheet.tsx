import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { saveFile } from '@/lib/browser/in-app';
import { keepTogether } from '@/lib/text/typography';
import { DownloadIcon, MarkWithText } from '../../shared';
import { Control, Invite } from '../../shared/interactive';
import type { VaultRecord } from '../data';
import { copyRecord, differingDigits, type VaultEvent, type VaultState } from '../state';

export const sheetId = 'vault-record';

const button =
  'tap inline-flex min-h-8.5 flex-none items-center justify-center gap-1.75 rounded-control border border-control bg-surface px-3 py-0.75 text-sm leading-4.5 font-semibold whitespace-nowrap enabled:hover:border-ink enabled:hover:bg-paper-2 @max-2xl:min-h-10';
const code = 'font-mono text-xs leading-4.5 wrap-anywhere text-ink';

type RecordSheetProps = {
  record: VaultRecord;
  state: VaultState;
  dispatch: (event: VaultEvent) => void;
  announce: (sentence: string) => void;
  moveFocus: (selector: string) => void;
  onClose: () => void;
  /** Called when the browser cannot save files. */
  onNotSaved: () => void;
};

/** An open record: its bytes as text, the stored hash and the hash computed in the browser. */
export function RecordSheet({
  record,
  state,
  dispatch,
  announce,
  moveFocus,
  onClose,
  onNotSaved,
}: RecordSheetProps) {
  const t = useTranslations('sceneEvidenceVault');
  const nextTag = useTranslations('scene')('nextTag');
  const [before, figure, after] = copyRecord(state, record);
  const copy = before + figure + after;
  const { computed } = state;
  /** A record opened by a filter is not announced, because the filter's result is; nor is the record at the start. */
  const silent = useRef(state.kind !== 'all' || computed !== '');

  /** Verdict on the copy from its computed hash. */
  const verdictOf = (digits: string) => {
    if (digits === 'none') return { kind: 'review', text: t('sheet.unavailable') } as const;
    const count = differingDigits(record.sha256, digits);
    if (count === 0) return { kind: 'pass', text: t('sheet.match') } as const;
    return { kind: 'fix', text: t('sheet.differs', { count }) } as const;
  };
  const verdict = computed === '' ? null : verdictOf(computed);
  const wrong = verdict?.kind === 'fix' || undefined;
  const hashes = [
    { name: t('sheet.stored'), digits: record.sha256 },
    { name: t('sheet.computed'), digits: computed, 'data-computed': '', 'data-wrong': wrong },
  ].filter(({ digits }) => digits !== 'none');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed text needs a new hash
  useEffect(() => {
    let current = true;
    sha256(copy).then((digits) => {
      if (!current) return;
      dispatch({ type: 'hash computed', digits });
      const { kind, text } = verdictOf(digits);
      if (!silent.current) announce(kind === 'fix' ? `${text}. ${t('sheet.changed')}` : text);
      silent.current = false;
    });
    return () => {
      current = false;
    };
  }, [copy]);

  const save = () => {
    if (!saveFile(record.file, copy, 'text/plain')) onNotSaved();
  };
  const alter = () => {
    dispatch({ type: 'copy changed' });
    // Safari does not focus a clicked button.
    moveFocus('[data-changes]');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an open record is not a form with a fieldset
    <div
      id={sheetId}
      role="group"
      aria-label={t('sheet.label')}
      tabIndex={-1}
      data-focus-home=""
      className="mt-3 grid min-h-77 grid-cols-[minmax(0,1fr)_--spacing(71.5)] grid-rows-[auto_1fr_auto] rounded-card border border-control bg-surface outline-offset-2 @max-2xl:-mx-2 @max-2xl:block"
    >
      <div className="col-span-full flex items-center justify-between gap-2.5 border-b border-rule py-1.5 pr-2 pl-4 text-sm leading-4.5 text-ink-3">
        <p className="min-w-0">
          <code className={clsx(code, 'mr-2 font-semibold')} translate="no">
            <FileName name={record.file} />
          </code>{' '}
          <span>{t('sheet.bytes', { count: new TextEncoder().encode(record.body).length })}</span>
        </p>
        <Control className={button} data-closes="" onClick={onClose}>
          {t('sheet.close')}
        </Control>
      </div>
      <div className="flex min-w-0 flex-col border-r border-rule @max-2xl:border-r-0 @max-2xl:border-b">
        <pre
          lang="en"
          translate="no"
          className="flex-1 px-4 pt-3.5 pb-2.5 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap text-ink"
        >
          {before}
          {state.altered ? (
            <mark className="bg-seal-50 px-px py-0.5 font-bold text-seal-700 outline-2 outline-seal-600">
              {figure}
            </mark>
          ) : (
            figure
          )}
          {after}
        </pre>
        <div className="flex flex-wrap gap-2 px-4 pt-3.5 pb-3.5">
          <span className="relative flex">
            <Control className={button} data-changes="" onClick={alter}>
              {state.altered ? t('sheet.restore') : t('sheet.change')}
            </Control>
            {state.tampered ? null : <Invite>{nextTag}</Invite>}
          </span>
          <Control className={button} data-saves="" onClick={save}>
            <DownloadIcon />
            {t('sheet.save')}
          </Control>
        </div>
      </div>
      <div className="flex flex-col gap-2.5 bg-paper px-4 pt-3.5 pb-2.5">
        <dl className="grid gap-2">
          {hashes.map(({ name, digits, ...attributes }) => (
            <div key={name}>
              <dt className="text-sm leading-4.5 font-semibold text-ink-3">{name}</dt>
              <dd>
                <code
                  className="block min-h-9 max-w-[32ch] font-mono text-xs leading-4.5 wrap-anywhere text-ink data-wrong:text-seal-700"
                  {...attributes}
                >
                  {digits}
                </code>
              </dd>
            </div>
          ))}
        </dl>
        <div className="min-h-10.5 text-sm leading-4.5" data-verdict="">
          {verdict ? (
            <MarkWithText kind={verdict.kind} className="items-start! whitespace-normal!">
              {verdict.text}
            </MarkWithText>
          ) : null}
          {state.altered ? <p className="mt-0.75 text-ink-2">{keepTogether(t('sheet.changed'))}</p> : null}
        </div>
      </div>
      <p className="col-span-full flex flex-wrap gap-x-2.5 border-t border-rule px-4 py-1.75 text-sm leading-4.5 text-ink-3">
        {keepTogether(t('sheet.check'))}{' '}
        <code className={code} translate="no">
          shasum -a 256 <FileName name={record.file} />
        </code>
      </p>
    </div>
  );
}

/** Returns the SHA-256 of a string's UTF-8 bytes, or `none` without Web Crypto, which needs a secure context. */
async function sha256(text: string): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return 'none';
  }
}

/** A file name that breaks only after its underscores. */
function FileName({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part) => (
    <span key={part} className="inline-block">
      {part}
    </span>
  ));
}
