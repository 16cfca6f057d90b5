import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { LockIcon } from '../shared';
import { Control } from '../shared/interactive';
import { type VaultKind, vaultKinds, vaultRecords } from './records';
import { countOf } from './state';
import { MirrorIcon, RecordIcon } from './vault-artwork';

/** Records since the mirror's last run have no copy yet. */
const mirrored = countOf('all') - vaultRecords.filter(({ unmirrored }) => unmirrored).length;

const list = 'mt-1.5 mb-2.75 last:mb-0 @max-[900px]:flex @max-[900px]:flex-wrap @max-[900px]:gap-1.5';
const label = 'text-sm leading-4.5 font-semibold text-ink-3';
const row =
  'flex min-h-8 items-center gap-2.25 text-sm leading-4.5 @max-[900px]:min-h-7 @max-[900px]:gap-1.5 @max-[900px]:rounded-mark @max-[900px]:border @max-[900px]:bg-surface @max-[900px]:px-2.25';

type FacetsProps = { chosen: VaultKind | 'all'; onChoose: (kind: VaultKind | 'all') => void };

/** The vault's kinds with how many records each has, to filter by; and who may read them. */
export function Facets({ chosen, onChoose }: FacetsProps) {
  const t = useTranslations('sceneEvidenceVault');
  const access = [
    { icon: <LockIcon />, name: t('readOnly'), count: countOf('all') },
    { icon: <MirrorIcon />, name: t('escrow'), count: mirrored },
  ];
  return (
    <div>
      <p className={label}>{unbroken(t('kind'))}</p>
      <ul className={list}>
        {(['all', ...vaultKinds.map(({ id }) => id)] as const).map((id) => (
          <li key={id}>
            <Control
              data-facet={id}
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
              className={`${row} -mx-2.5 w-[calc(100%+18px)] border border-l-3 border-transparent px-2 text-left enabled:hover:bg-paper-3 aria-pressed:border-control aria-pressed:border-l-spruce-700 aria-pressed:bg-surface aria-pressed:font-semibold @max-[900px]:mx-0 @max-[900px]:w-auto @max-[900px]:border-control @max-[900px]:border-l @max-[900px]:aria-pressed:border-ink @max-[900px]:aria-pressed:bg-ink @max-[900px]:aria-pressed:text-surface @max-[600px]:min-h-8 forced-colors:aria-pressed:border-[Highlight]`}
            >
              {id === 'all' ? null : <RecordIcon kind={id} className="h-5.75 w-5 @max-[600px]:hidden" />}
              <span>{id === 'all' ? t('allKinds') : t(`kinds.${id}`)}</span>{' '}
              <span className="ml-auto text-ink-3 in-aria-pressed:text-inherit">
                {t('facetCount', { count: countOf(id) })}
              </span>
            </Control>
          </li>
        ))}
      </ul>
      <p className={label}>{unbroken(t('access'))}</p>
      <ul className={list}>
        {access.map(({ icon, name, count }) => (
          <li key={name} className={`${row} @max-[900px]:border-rule`}>
            <span className="grid w-5 flex-none place-items-center text-ink-2">{icon}</span>
            <span>{name}</span> <span className="ml-auto text-ink-3">{t('facetCount', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
