import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { LockIcon } from '../../shared';
import { Control } from '../../shared/interactive';
import { type VaultKind, vaultKinds, vaultRecords } from '../data';
import { countRecords } from '../state';
import { RecordIcon } from './record-table';
import { MirrorIcon } from './vault-frame';

/** Records added after the last mirror run do not have a copy yet. */
const mirrored = countRecords('all') - vaultRecords.filter(({ unmirrored }) => unmirrored).length;

const list = 'mt-1.5 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:gap-1.5';
const label = 'text-sm leading-4.5 font-semibold text-ink-3';
const row =
  'tap flex min-h-8 items-center gap-2.25 text-sm leading-4.5 @max-4xl:gap-1.5 @max-4xl:rounded-mark @max-4xl:border @max-4xl:bg-surface @max-4xl:px-2.25';

type FacetsProps = { chosen: VaultKind | 'all'; onChoose: (kind: VaultKind | 'all') => void };

/** Filters by record kind with counts, and the list of readers. */
export function Facets({ chosen, onChoose }: FacetsProps) {
  const t = useTranslations('sceneEvidenceVault');
  const copy = copyFrom(t);
  const access = [
    { icon: <LockIcon />, name: t('readOnly'), count: countRecords('all') },
    { icon: <MirrorIcon />, name: t('escrow'), count: mirrored },
  ];
  return (
    <div>
      <p className={label}>{copy('kind')}</p>
      <ul className={clsx(list, 'mb-2.75')}>
        {(['all', ...vaultKinds.map(({ id }) => id)] as const).map((id) => (
          <li key={id}>
            <Control
              data-facet={id}
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
              className={clsx(
                row,
                'border text-left enabled:hover:bg-paper-3 aria-pressed:font-semibold forced-colors:aria-pressed:border-[Highlight]',
                '@4xl:-mx-2.5 @4xl:w-[calc(100%+18px)] @4xl:border-l-3 @4xl:border-transparent @4xl:px-2 @4xl:aria-pressed:border-control @4xl:aria-pressed:border-l-spruce-700 @4xl:aria-pressed:bg-surface',
                '@max-4xl:border-control @max-4xl:aria-pressed:border-ink @max-4xl:aria-pressed:bg-ink @max-4xl:aria-pressed:text-surface',
              )}
            >
              {id === 'all' ? null : <RecordIcon kind={id} className="h-5.75 w-5 @max-2xl:hidden" />}
              {id === 'all' ? t('allKinds') : t(`kinds.${id}`)}{' '}
              <span className="ml-auto text-ink-3 in-aria-pressed:text-inherit">
                {t('facetCount', { count: countRecords(id) })}
              </span>
            </Control>
          </li>
        ))}
      </ul>
      <p className={label}>{copy('access')}</p>
      <ul className={list}>
        {access.map(({ icon, name, count }) => (
          <li key={name} className={clsx(row, 'border-rule')}>
            <span className="grid w-5 flex-none place-items-center text-ink-2">{icon}</span>
            {name} <span className="ml-auto text-ink-3">{t('facetCount', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
