import { useTranslations } from 'next-intl';
import { Control } from '../shared/interactive';
import type { LabelVersion } from './carton-artwork-data';

type VersionSwitchProps = { version: LabelVersion; onChoose: (version: LabelVersion) => void };

/** Shows the artwork as submitted, or corrected. */
export function VersionSwitch({ version, onChoose }: VersionSwitchProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of a picture, no form that a fieldset would group
    <div
      className="flex rounded-control border border-control bg-surface"
      role="group"
      aria-label={t('versionsLabel')}
    >
      {(['submitted', 'corrected'] as const).map((each) => (
        <Control
          key={each}
          className="relative min-h-7.5 px-3 text-sm leading-4.5 font-semibold whitespace-nowrap text-ink-2 after:absolute after:inset-x-0 after:-inset-y-[7px] first:rounded-l-[5px] last:rounded-r-[5px] hover:enabled:not-aria-pressed:bg-paper-2 hover:enabled:not-aria-pressed:text-ink aria-pressed:bg-ink aria-pressed:text-surface @max-[41.25rem]:px-2.25 @max-[41.25rem]:tracking-[-0.01em]"
          aria-pressed={version === each}
          onClick={() => onChoose(each)}
        >
          {t(`versions.${each}`)}
        </Control>
      ))}
    </div>
  );
}
