import { useLocale, useTranslations } from 'next-intl';
import { DialogLink } from '@/components/forms/dialog-link';
import { href, rulesPath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { ComplianceDashboard } from './compliance-dashboard';
import { Section, SectionHeading } from './section';

const controls = ['roles', 'signIn', 'storage', 'administrators'] as const;
const targets = ['uptime', 'recovery'] as const;

/**
 * Protection of the records: controls, the compliance dashboard, targets, the U.S. Agent, and the reviewers of the
 * rules.
 */
export function Trust() {
  const locale = useLocale();
  const t = useTranslations('landingTrust');
  const copy = copyFrom(t);
  return (
    <Section section="trust" className="later-1200 bg-surface">
      <div className="grid items-start gap-x-6 gap-y-2.5 lg:grid-cols-[5fr_7fr]">
        <SectionHeading section="trust" title={t('title')} />
        <p className="leading-normal text-pretty text-ink-2 md:text-lead lg:pt-2">
          {copy('lead')}{' '}
          <a href={href(locale, rulesPath)} className="text-link">
            {copy('rules')}
          </a>
        </p>
      </div>
      <div className="mt-1.5 grid gap-x-6 gap-y-2 md:mt-12 md:gap-y-6 lg:mt-16 lg:grid-cols-[5fr_7fr]">
        <dl className="max-lg:order-1 max-lg:grid max-lg:gap-x-6 sm:max-lg:grid-cols-2 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]">
          {controls.map((id) => (
            <div
              key={id}
              className="border-t border-rule py-2 first:border-ink max-lg:nth-2:border-ink md:py-4.5 lg:pr-10"
            >
              <dt className="font-semibold">{copy(`controls.${id}.title`)}</dt>
              <dd className="mt-0.5 text-md leading-normal text-ink-2 md:type-small md:mt-1">
                {copy(`controls.${id}.text`)}
              </dd>
            </div>
          ))}
        </dl>
        <ComplianceDashboard />
      </div>
      <div className="mt-1.5 grid gap-x-6 gap-y-2 md:mt-12 md:gap-y-5 md:grid-cols-2 lg:grid-cols-[5fr_7fr]">
        <div className="border-t border-ink pt-2 md:pt-5">
          <dl className="grid grid-cols-2 gap-x-6">
            {targets.map((id) => (
              <div key={id} className="flex flex-col-reverse justify-end">
                <dt className="type-small text-ink-2">{t(`${id}.label`)}</dt>
                <dd className="type-figure text-h2 leading-tight tracking-[-0.04em]">{t(`${id}.value`)}</dd>
              </div>
            ))}
          </dl>
          <p className="type-caption mt-1 text-ink-3 md:mt-1.5">{copy('targets')}</p>
          <p className="mt-1 max-w-[38em] text-ink-2 max-md:type-small md:mt-4">
            {keepTogether(
              t.rich('reviewers.text', {
                strong: (question) => <strong className="font-semibold text-ink">{question}</strong>,
              }),
            )}
          </p>
        </div>
        <div className="border-t border-ink pt-2 md:pt-5">
          <h3 className="type-h3">{copy('agent.title')}</h3>
          <p className="mt-0.5 max-w-[38em] text-ink-2 max-md:type-small md:mt-1.5">{copy('agent.text')}</p>
          <DialogLink dialog="contact" className="more-link md:mt-1">
            {t('agent.expert')}
          </DialogLink>
        </div>
      </div>
    </Section>
  );
}
