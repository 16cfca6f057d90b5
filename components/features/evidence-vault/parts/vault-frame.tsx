import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { SVGProps } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { FineIcon, LockIcon, MarkWithText } from '../../shared';
import { vaultRecords, retentionYears as years } from '../data';
import { countRecords } from '../state';
import ruler from './ruler.svg';

/** Parts shared by the scene and the crop. */

export const vaultUrl = 'vault://onsil/evidence';
const lockedFrom = vaultRecords[0]?.stored ?? '';
const lockedYear = Number(lockedFrom.slice(0, 4));
const lockedUntil = `${lockedYear + years}${lockedFrom.slice(4)}`;

export function Verified() {
  const t = useTranslations('sceneEvidenceVault');
  const total = countRecords('all');
  return (
    <MarkWithText kind="pass">
      <span className="@max-2xl:hidden">{t('verified', { count: total, total })}</span>
      <span className="@2xl:hidden">{t('verifiedShort')}</span>
    </MarkWithText>
  );
}

export function WriteOnce() {
  const t = useTranslations('sceneEvidenceVault');
  return (
    <span className="inline-flex items-center gap-2">
      <LockIcon width="15" height="15" className="flex-none text-ink-2" />
      {t('writeOnce')}
    </span>
  );
}

const anniversaries = Array.from({ length: years + 1 }, (_, year) => year);

/** The six-year lock as a sentence and as a ruler with fixed-width years. */
export function Retention() {
  const copy = copyFrom(useTranslations('sceneEvidenceVault'));
  return (
    <div className="min-w-0 flex-1 basis-70">
      <p className="mb-0.5 text-sm leading-4.5 font-semibold text-spruce-900">
        {copy('locked')} <time className="whitespace-nowrap">{lockedFrom}</time> {copy('lockedUntil')}{' '}
        <time className="whitespace-nowrap">{lockedUntil}</time>
      </p>
      <div className="relative in-data-crop:@max-lg:hidden" data-ruler="">
        <img src={ruler.src} alt="" fetchPriority="low" className="h-9.5 w-full bg-surface" />
        <LockIcon className="absolute top-1.25 h-5 w-6.5 bg-spruce-700 py-1 text-surface forced-color-adjust-none" />
        <svg className="block fill-ink-3 text-sm" width="100%" height="19" aria-hidden="true">
          {anniversaries.map((year) => (
            <text
              key={year}
              className={clsx(
                'forced-colors:fill-[CanvasText]',
                year % 2 === 1 && '@max-lg:hidden',
                year === years && 'fill-ink font-semibold',
              )}
              textAnchor={year === 0 ? 'start' : year === years ? 'end' : 'middle'}
              x={`${Math.round((10000 * year) / years) / 100}%`}
              y="14"
            >
              {lockedYear + year}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

export const SearchIcon = () => (
  <FineIcon className="flex-none text-ink-2" d="M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0zm-1.2 3.8L15 15" />
);

/** Zipped folder: the icon of an export. */
export const ExportIcon = () => <FineIcon d="M1.5 2.5h5l1.5 2h6.5v9h-13zm9 2.5v1.4m0 1.2V9m0 1.2v1.6" />;

/** Two copies, one dashed: the icon of the off-site mirror. */
export const MirrorIcon = (props: SVGProps<SVGSVGElement>) => (
  <FineIcon d="M1 5.5h7v7H1z" {...props}>
    <path d="M5.5 3.5v-2H15v9.2h-4" strokeDasharray="2.4 1.6" />
  </FineIcon>
);
