import { useTranslations } from 'next-intl';
import { type StepId, stepIds } from '../data';

/** Progress of the filing, on the right of the title bar. */
export function StepProgress({ step }: { step: StepId }) {
  const t = useTranslations('sceneMocraWizard');
  const current = stepIds.indexOf(step) + 1;
  return (
    <p className="flex items-center gap-2.5 text-sm leading-normal font-semibold whitespace-nowrap">
      <svg
        className="@max-[37.5rem]:w-10"
        viewBox="0 0 100 6"
        width="96"
        height="6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 0h100v6H0z" className="fill-paper-3" />
        <path d={`M0 0h${(100 * current) / stepIds.length}v6H0z`} className="fill-spruce-700" />
      </svg>
      {t('step', { current, total: stepIds.length })}
    </p>
  );
}
