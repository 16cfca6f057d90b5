import { useLocale, useTranslations } from 'next-intl';
import { DialogLink } from '@/components/forms/dialog-link';
import { href, rulesPath } from '@/lib/routes';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { keepTogether } from '@/lib/text/typography';
import { Choice } from './choice';
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
  const copy = blockCopyFrom(t);
  return (
    <Section section="trust" className="later-800 bg-surface md:later-1250 lg:later-850">
      <div className="grid gap-x-10 gap-y-4 md:gap-y-7 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto]">
        <div>
          <SectionHeading section="trust" title={t('title')} />
          <p className="mt-2.5 leading-normal text-pretty text-ink-2 md:mt-4.5 md:text-lead">
            {copy('lead')}{' '}
            <a href={href(locale, rulesPath)} className="text-link">
              {copy('rules')}
            </a>
          </p>
        </div>
        <Choice
          name="trust-part"
          label={t('parts.label')}
          options={[t('parts.people'), t('parts.controls'), t('parts.dashboard')]}
          className="md:contents"
        >
          <dl data-choice="2" className="grid content-start gap-x-6 sm:grid-cols-2">
            {controls.map((id) => (
              <div key={id} className="border-t border-rule py-2 md:py-3.5">
                <dt className="font-semibold">{copy(`controls.${id}.title`)}</dt>
                <dd className="mt-0.5 text-md leading-normal text-ink-2 md:type-small">
                  {copy(`controls.${id}.text`)}
                </dd>
              </div>
            ))}
          </dl>
          <div data-choice="3" className="lg:[grid-area:1/2/3/3]">
            <ComplianceDashboard />
          </div>
          <div
            data-choice="1"
            className="grid gap-x-10 gap-y-2 md:gap-y-5 md:max-lg:grid-cols-2 lg:col-span-2 lg:grid-cols-3"
          >
            <div className="border-t border-ink pt-2 max-md:border-t-0 md:pt-4">
              <dl className="grid grid-cols-2 gap-x-6">
                {targets.map((id) => (
                  <div key={id} className="flex flex-col-reverse justify-end">
                    <dt className="type-small text-ink-2">{t(`${id}.label`)}</dt>
                    <dd className="type-figure text-h2 leading-tight tracking-[-0.04em]">
                      {t(`${id}.value`)}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="type-caption mt-1 text-ink-3">{copy('targets')}</p>
            </div>
            <p className="type-small border-t border-ink pt-2 text-ink-2 md:pt-4">
              {keepTogether(
                t.rich('reviewers.text', {
                  strong: (question) => <strong className="block text-base text-ink">{question}</strong>,
                }),
              )}
            </p>
            <div className="border-t border-ink pt-2 md:pt-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="font-semibold">{copy('agent.title')}</h3>
                <DialogLink dialog="contact" className="more-link py-0">
                  {t('agent.expert')}
                </DialogLink>
              </div>
              <p className="type-small text-ink-2">{copy('agent.text')}</p>
            </div>
          </div>
        </Choice>
      </div>
    </Section>
  );
}
