import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { LockIcon, MarkWithText } from '../shared';
import { vaultRecords, retentionYears as years } from './records';
import { countOf } from './state';
import { RetentionRuler } from './vault-artwork';

/** What the scene and the crop show alike. */

export const vaultAddress = 'vault://onsil/evidence';
export const lockedFrom = vaultRecords[0]?.stored ?? '';
const lockedYear = Number(lockedFrom.slice(0, 4));
const lockedUntil = `${lockedYear + years}${lockedFrom.slice(4)}`;

export function Verified() {
  const t = useTranslations('sceneEvidenceVault');
  const total = countOf('all');
  return (
    <MarkWithText kind="pass">
      <span className="@max-[600px]:hidden">{t('verified', { count: total, total })}</span>
      <span className="@min-[600px]:hidden">{t('verifiedShort')}</span>
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

/** The six-year lock in words, and as a ruler. */
export function Retention({ rulerClass }: { rulerClass?: string }) {
  const t = useTranslations('sceneEvidenceVault');
  return (
    <div className="min-w-0 flex-1 basis-70">
      <p className="mb-1.75 text-sm leading-4.5 font-semibold text-spruce-900">
        {unbroken(t('locked', { years }))} <time className="whitespace-nowrap">{lockedFrom}</time>{' '}
        {unbroken(t('lockedUntil'))} <time className="whitespace-nowrap">{lockedUntil}</time>
      </p>
      <div className={rulerClass}>
        <RetentionRuler from={lockedYear} />
      </div>
    </div>
  );
}
