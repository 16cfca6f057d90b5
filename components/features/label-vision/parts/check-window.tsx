import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SceneWindow } from '../../shared';
import { Control } from '../../shared/interactive';
import { checkSeconds, missed, passed, score, versions } from '../data';
import type { LabelVersion } from './carton-artwork-data';

type CheckWindowProps = Omit<ComponentProps<typeof SceneWindow>, 'feature' | 'file' | 'state'> & {
  version: LabelVersion;
  onChoose: (version: LabelVersion) => void;
};

/** Window of the check; its header shows the duration and the displayed version of the artwork. */
export function CheckWindow({ version, onChoose, ...props }: CheckWindowProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    <SceneWindow
      feature="label-vision"
      file={versions[version].file}
      state={
        <>
          <span className="text-sm whitespace-nowrap text-ink-3 @max-[28.75rem]:hidden">
            {t('checkedIn', { seconds: checkSeconds })}
          </span>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a figure are not a form with a fieldset */}
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
        </>
      }
      {...props}
    />
  );
}

/** One-sentence result of a version for screen readers. */
export function useResult(): (version: LabelVersion) => string {
  const t = useTranslations('sceneLabelVision');
  return (version) =>
    t('said', {
      version: t(`versions.${version}`),
      score: score(version),
      pass: passed(version),
      fix: missed(version, 'fix').length,
      review: missed(version, 'review').length,
    });
}
