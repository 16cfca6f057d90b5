'use client';

import { useTranslations } from 'next-intl';
import { useReducer } from 'react';
import { isComposing } from '@/lib/browser/composing';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { CloseIcon, ControlIcon, SceneWindow, shortHash } from '../shared';
import { Drawing } from '../shared/drawing';
import { Control, Ending, Guide, Invite, LiveInput, useScene } from '../shared/interactive';
import { type VaultKind, type VaultRecord, vaultManifestSha256 } from './data';
import archiveBox from './parts/archive-box.svg';
import { exportZip } from './parts/export';
import { Facets } from './parts/facets';
import { RecordSheet, sheetId } from './parts/record-sheet';
import { RecordTable } from './parts/record-table';
import {
  ExportIcon,
  MirrorIcon,
  Retention,
  SearchIcon,
  Verified,
  vaultUrl,
  WriteOnce,
} from './parts/vault-frame';
import { countRecords, forExport, initialState, reduce, shownRecords } from './state';

const nothingId = 'vault-nothing';

/**
 * Search of the vault: kinds with counts, the newest record of each with its hash, and the six-year lock. Visitors
 * search and filter, recompute a record's hash (also from a tampered copy), and export records as a zip.
 */
export default function EvidenceVaultScene() {
  const t = useTranslations('sceneEvidenceVault');
  const copy = copyFrom(t);
  const done = useTranslations('scene')('guideEnd');
  const { handle, announce, moveFocus, reveal } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);

  const words = ({ kind }: VaultRecord) => `${t(`names.${kind}`)} ${t(`kinds.${kind}`)}`;
  const shown = shownRecords(state, words);
  const opened = state.open ? shown[0] : undefined;
  const zipped = forExport(state, shown);
  const shownKinds = shown.map(({ kind }) => kind);
  const first = state.query === initialState.query;
  const found = (count: number) => t('found', { count, total: countRecords('all') });

  const choose = (kind: VaultKind | 'all') => {
    dispatch({ type: 'kind chosen', kind });
    const name = kind === 'all' ? t('allKinds') : t(`kinds.${kind}`);
    announce(t(kind === 'all' ? 'said.all' : 'said.kind', { kind: name, count: countRecords(kind) }));
  };
  const open = (kind: VaultKind) => {
    moveFocus(`#${sheetId}`);
    dispatch({ type: 'record opened', kind });
  };
  const close = () => {
    moveFocus(`[data-opens="${state.open}"]`);
    dispatch({ type: 'record closed' });
  };
  const searchFor = (query: string) => {
    dispatch({ type: 'searched', query });
    announce(found(shownRecords({ ...state, open: null, query }, words).length));
  };
  const sayNotSaved = () => {
    dispatch({ type: 'exported', result: 'not saved' });
    announce(t('elsewhere'));
  };
  const exportShown = async () => {
    try {
      if (!(await exportZip(zipped))) return sayNotSaved();
      dispatch({ type: 'exported', result: zipped.length });
      reveal('[data-ending]');
      announce(t('exported', { count: zipped.length }));
    } catch {
      dispatch({ type: 'exported', result: 'failed' });
      announce(t('exportFailed'));
    }
  };
  /** First a change of the open copy, then the export. */
  const changesCopy = opened !== undefined && !state.tampered;
  const changeCopy = () => {
    dispatch({ type: 'copy changed' });
    reveal(`#${sheetId}`, 'end');
  };
  const guide = () => {
    if (changesCopy) return <Guide step={t('sheet.change')} onStep={changeCopy} />;
    if (typeof state.exported === 'number') return <Guide step={done} onStep={undefined} />;
    if (zipped.length === 0) return <Guide step={t('nothing')} onStep={undefined} />;
    return <Guide step={t('export', { count: zipped.length })} onStep={exportShown} />;
  };

  /** Narrow windows show five records of the first search and the number of further ones. */
  const shortened = first && state.kind === 'all' && !state.open;
  /** Below the table: the number of further records of a kind, or on narrow windows of hidden rows. */
  const more = () => {
    if (state.kind !== 'all') return copy('moreOfKind', { count: countRecords(state.kind) - 1 });
    if (!shortened) return null;
    return <span className="@2xl:hidden">{copy('more', { count: countRecords('all') - 5 })}</span>;
  };

  return (
    <SceneWindow
      feature="evidence-vault"
      file={vaultUrl}
      state={<Verified />}
      guide={guide()}
      footerStart={
        <>
          <WriteOnce />
          <span className="inline-flex items-center gap-2">
            <MirrorIcon width="15" height="15" className="flex-none text-ink-2" />
            {t('escrowSynced')}
          </span>
        </>
      }
      footerEnd={
        <>
          {t('manifest')}{' '}
          <code className="-ml-3 font-mono text-xs text-ink-2">{shortHash(vaultManifestSha256)}</code>
        </>
      }
      scene={handle}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the record from any focus position */}
      <div
        className="grid grid-cols-[--spacing(59.5)_minmax(0,1fr)] @max-4xl:grid-cols-1"
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Escape' && state.open && !isComposing(nativeEvent) && close()
        }
      >
        <div className="flex flex-col justify-between border-r border-rule bg-paper-2 pt-4 pr-4.5 pl-5 @max-4xl:border-r-0 @max-4xl:border-b @max-4xl:px-6 @max-4xl:py-3 @max-2xl:px-4">
          <Facets chosen={state.kind} onChoose={choose} />
          <Drawing of={archiveBox} className="mx-auto -mb-px @max-4xl:hidden" />
        </div>
        <div className="flex min-w-0 flex-col px-6 pt-4 @max-2xl:px-4">
          <div className="mb-2.25 flex flex-wrap items-center gap-2.5">
            <SearchField
              query={state.query}
              onSearch={searchFor}
              result={
                first
                  ? t('results', { count: countRecords(state.kind) })
                  : t('shownOf', { count: shown.length })
              }
            />
            <p className="flex-none text-sm text-ink-3 @max-5xl:hidden">
              <span className="sr-only">{t('filters')}: </span>
              {t('year')}, {t('facility')}
            </p>
            <ExportButton
              count={zipped.length}
              invited={state.exported === null && !changesCopy}
              onExport={exportShown}
              onNothing={() => announce(t('nothing'))}
            />
          </div>
          {shown.length === 0 ? (
            <NothingFound
              onClear={() => {
                searchFor('');
                moveFocus('[inputmode="search"]');
              }}
            />
          ) : (
            <RecordTable
              records={shown}
              selected={state.selected}
              rows={shortened && '@max-2xl:*:nth-[n+6]:hidden'}
              more={more()}
              selectAll={
                <Tick
                  label={t('table.selectAll')}
                  checked={shownKinds.every((kind) => state.selected.includes(kind))}
                  onChange={() => dispatch({ type: 'ticked', kinds: shownKinds })}
                />
              }
              select={(kind, checked) => (
                <Tick
                  label={t('table.select', { record: t(`names.${kind}`) })}
                  checked={checked}
                  onChange={() => dispatch({ type: 'ticked', kinds: [kind] })}
                />
              )}
              name={(kind) => (
                <OpenButton
                  kind={kind}
                  expanded={state.open === kind}
                  onClick={() => (state.open === kind ? close() : open(kind))}
                />
              )}
            />
          )}
          {opened ? (
            <RecordSheet
              key={opened.kind}
              record={opened}
              state={state}
              dispatch={dispatch}
              announce={announce}
              moveFocus={moveFocus}
              onClose={close}
              onNotSaved={sayNotSaved}
            />
          ) : null}
          {/* Always at the bottom of the window, so the ruler does not move. */}
          <div className="mt-auto flex flex-wrap items-center gap-x-7.5 gap-y-2 py-1.5 @max-2xl:py-3">
            <Retention />
            {typeof state.exported === 'number' ? (
              <Ending stamp={{ top: 'SEALED', bottom: '봉인' }} className="flex-[1_1_24rem] gap-y-1">
                {copy('exported', { count: state.exported })}
              </Ending>
            ) : null}
            {state.exported === 'failed' ? (
              <p className="text-sm text-seal-700">{t('exportFailed')}</p>
            ) : null}
            {state.exported === 'not saved' ? (
              <p className="flex-[1_1_24rem] text-sm text-seal-700">{keepTogether(t('elsewhere'))}</p>
            ) : null}
          </div>
        </div>
      </div>
    </SceneWindow>
  );
}

type SearchFieldProps = {
  query: string;
  onSearch: (query: string) => void;
  /** Number of records. */
  result: string;
};

function SearchField({ query, onSearch, result }: SearchFieldProps) {
  const t = useTranslations('sceneEvidenceVault');
  return (
    <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-control border border-control px-3 outline-offset-2 outline-spruce-700 focus-within:outline-2 @max-2xl:min-h-11 @max-2xl:basis-full">
      <SearchIcon />
      <span className="sr-only">{t('search')}</span>
      <LiveInput
        type="text"
        inputMode="search"
        autoComplete="off"
        className="min-w-0 flex-1 self-stretch bg-transparent outline-none @max-2xl:text-base"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
      <span className="text-sm text-ink-3">{result}</span>
    </label>
  );
}

type ExportButtonProps = {
  /** Number of records in the zip. */
  count: number;
  /** True until the first export: the button has its hint. */
  invited: boolean;
  onExport: () => void;
  /** Called without records. */
  onNothing: () => void;
};

function ExportButton({ count, invited, onExport, onNothing }: ExportButtonProps) {
  const t = useTranslations('sceneEvidenceVault');
  const copy = copyFrom(t);
  return (
    <span className="relative @max-2xl:flex-1">
      <Control
        data-exports=""
        notYet={count === 0}
        aria-describedby={count === 0 ? nothingId : undefined}
        onClick={count === 0 ? onNothing : onExport}
        className="flex min-h-9 w-full items-center justify-center gap-2 rounded-control border border-transparent bg-spruce-700 px-3.5 font-semibold whitespace-nowrap text-surface transition-colors not-aria-disabled:enabled:hover:bg-spruce-600 aria-disabled:border-rule aria-disabled:bg-paper-2 aria-disabled:text-ink-3 @max-2xl:min-h-11"
      >
        <ExportIcon />
        {copy('export', { count })}
      </Control>
      {invited && count > 0 ? <Invite className="right-0 left-auto">{t('invite', { count })}</Invite> : null}
    </span>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslations('sceneEvidenceVault');
  return (
    <p className="flex flex-1 flex-wrap items-center justify-center gap-x-3 gap-y-2 border-y border-rule py-10 text-ink-2">
      <span id={nothingId}>{t('nothing')}</span>
      <Control
        onClick={onClear}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-control px-3 text-sm font-semibold enabled:hover:border-ink"
      >
        <CloseIcon width="12" height="12" />
        {t('clear')}
      </Control>
    </p>
  );
}

type OpenButtonProps = { kind: VaultKind; expanded: boolean; onClick: () => void };

/** The name of a record, which opens and closes its sheet. */
function OpenButton({ kind, expanded, onClick }: OpenButtonProps) {
  const t = useTranslations('sceneEvidenceVault');
  return (
    <Control
      data-opens={kind}
      aria-expanded={expanded}
      aria-controls={sheetId}
      onClick={onClick}
      className="group -my-0.75 block py-0.75 text-left leading-4.5 font-semibold decoration-control underline-offset-3 enabled:hover:underline @max-4xl:underline"
    >
      {t(`names.${kind}`)}
      <ControlIcon
        sign="onward"
        className="ml-1.25 inline text-ink-3 group-aria-expanded:rotate-90 @max-4xl:hidden"
        width="12"
        height="12"
        strokeWidth="2"
      />
    </Control>
  );
}

type TickProps = { label: string; checked: boolean; onChange: () => void };

/** A checkbox with a 44px target around its 24px box. */
function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="hit relative grid size-6 place-items-center">
      <LiveInput
        type="checkbox"
        className="relative z-1 size-4.5 accent-spruce-700"
        checked={checked}
        onChange={onChange}
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
