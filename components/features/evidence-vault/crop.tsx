import { useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { SceneWindow, Stamp } from '../shared';
import { vaultRecords } from './data';
import { RecordIcon, RecordTable } from './parts/record-table';
import { ExportIcon, Retention, SearchIcon, Verified, vaultUrl, WriteOnce } from './parts/vault-frame';
import { countRecords, initialState } from './state';

const { query, selected } = initialState;

/** Preview of the vault: records with their hashes, the zip and the lock; phones show two records and the lock. */
export function EvidenceVaultCrop() {
  const t = useTranslations('sceneEvidenceVault');
  const copy = copyFrom(t);
  return (
    <SceneWindow crop feature="evidence-vault" file={vaultUrl} state={<Verified />}>
      <div>
        <div className="min-w-0 px-4 pt-3.5 @max-lg:pt-0 @2xl:px-4.5">
          <div className="mb-2.25 flex gap-2.5 @max-lg:hidden">
            <p className="flex min-h-9 flex-1 items-center gap-2.5 rounded-control border border-control px-3 whitespace-nowrap">
              <SearchIcon />
              <span className="sr-only">{t('search')}: </span>
              <span translate="no">{query}</span>{' '}
              <span className="ml-auto text-sm text-ink-3">
                {t('results', { count: countRecords('all') })}
              </span>
            </p>
            <p className="flex min-h-9 items-center gap-2 rounded-control bg-spruce-700 px-3.5 font-semibold whitespace-nowrap text-surface">
              <ExportIcon />
              {copy('export', { count: selected.length })}
            </p>
          </div>
          <RecordTable
            records={vaultRecords.slice(0, 4)}
            selected={selected}
            select={(_, isSelected) => (
              <RecordIcon
                kind={isSelected ? 'ticked' : 'unticked'}
                alt={isSelected ? t('selected') : ''}
                className="size-4.5"
              />
            )}
            name={(kind) => <span className="block leading-4.5 font-semibold">{t(`names.${kind}`)}</span>}
            rows="@max-lg:border-t-0! @max-lg:*:nth-[n+3]:hidden"
          />
          <div className="flex items-center gap-4 py-2 @max-lg:py-3 @2xl:gap-7.5">
            <Retention />
            <Stamp className="flex-none" top="SEALED" bottom="봉인" />
          </div>
        </div>
        <p className="flex min-h-10.5 items-center border-t border-rule bg-paper px-5 py-1.5 text-sm text-ink-3 @max-lg:hidden">
          <WriteOnce />
        </p>
      </div>
    </SceneWindow>
  );
}
