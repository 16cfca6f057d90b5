import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { SceneWindow, Stamp } from '../shared';
import { Retention, Verified, vaultAddress, WriteOnce } from './parts';
import { RecordTable } from './record-table';
import { type VaultRecord, vaultRecords } from './records';
import { countOf, firstQuery, initialState } from './state';
import { ExportIcon, SearchIcon, TickMark } from './vault-artwork';

const records = vaultRecords.slice(0, 4);
const isSelected = ({ kind }: VaultRecord) => initialState.selected.includes(kind);

/** The vault's most telling part: records with their hashes, the zip and the lock. */
export function EvidenceVaultCrop() {
  const t = useTranslations('sceneEvidenceVault');
  return (
    <SceneWindow
      crop
      feature="evidence-vault"
      tab={t('tab')}
      file={vaultAddress}
      state={<Verified />}
      caption={t('cropCaption')}
    >
      <div>
        <div className="flex min-w-0 flex-col px-4.5 pt-3.5 @max-[600px]:px-4 @max-[400px]:pt-0">
          <div className="mb-2.25 flex flex-wrap items-center gap-2.5 @max-[400px]:hidden">
            <p className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-control border border-control px-3 whitespace-nowrap @max-[600px]:basis-full">
              <SearchIcon />
              <span className="sr-only">{t('search')}: </span>
              <span translate="no">{firstQuery}</span>{' '}
              <span className="ml-auto text-sm text-ink-3">{t('results', { count: countOf('all') })}</span>
            </p>
            <p className="flex min-h-9 items-center justify-center gap-2 rounded-control bg-spruce-700 px-3.5 font-semibold whitespace-nowrap text-surface @max-[600px]:flex-1">
              <ExportIcon />
              {unbroken(t('export', { count: initialState.selected.length }))}
            </p>
          </div>
          <RecordTable
            glance
            records={records}
            isSelected={isSelected}
            select={(record) => (
              <>
                <TickMark checked={isSelected(record)} />
                {isSelected(record) ? <span className="sr-only">{t('selected')}</span> : null}
              </>
            )}
            name={(record) => (
              <span className="block leading-4.5 font-semibold">{t(`names.${record.kind}`)}</span>
            )}
            more={
              <span className="@min-[601px]:hidden">
                {unbroken(t('more', { count: countOf('all') - records.length }))}
              </span>
            }
          />
          <div className="flex items-center gap-7.5 py-2 @max-[600px]:gap-4 @max-[600px]:py-3">
            <Retention rulerClass="@max-[400px]:hidden" />
            <Stamp className="flex-none @max-[330px]:hidden" top="SEALED" bottom="봉인" />
          </div>
        </div>
        <p className="flex min-h-10.5 items-center border-t border-rule bg-paper px-5 py-1.5 text-sm text-ink-3 @max-[600px]:px-4 @max-[400px]:hidden">
          <WriteOnce />
        </p>
      </div>
    </SceneWindow>
  );
}
