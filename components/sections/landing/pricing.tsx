import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { confirmedFact, type Plan, plans, trialCovers } from '@/lib/site';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { planLink } from '@/lib/urls';
import { Choice } from './choice';
import { Fold } from './fold';
import styles from './pricing.module.css';
import { Section, SectionHeading } from './section';

const limits = ['splFilings', 'labelScans', 'importFilings'] as const;
const kinds = ['brand', 'factory', 'sites'] as const;

/** Three plans as one price list; every button opens the app's settings page with its plan. */
export function Pricing() {
  const t = useTranslations('landingPricing');
  const copy = blockCopyFrom(t);
  return (
    <Section section="pricing" className="later-950 bg-paper-2 md:later-1400 lg:later-1200">
      <div className="grid items-end gap-x-6 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading section="pricing" title={t('title')} />
          <p className="mt-2.5 max-w-[26em] leading-normal text-balance text-ink-2 md:mt-4">{copy('lead')}</p>
          <p className="type-caption mt-2.5 text-pretty text-ink-3 md:mt-3.5">{copy('note')}</p>
        </div>
        <Fold title={copy('which.title')}>
          <dl className="type-small mt-1.5 border-t border-ink">
            {kinds.map((kind) => (
              <div key={kind} className="gap-x-6 border-b border-rule py-2 sm:grid sm:grid-cols-2">
                <dt>{copy(`which.${kind}.who`)}</dt>
                <dd className="text-ink-2">{copy(`which.${kind}.plan`)}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
      <Choice
        name="plan"
        label={t('title')}
        className="mt-6 md:mt-14"
        options={plans.map(({ id, priceUsd }) => `${t(`plans.${id}.name`)} $${priceUsd}`)}
      >
        <div className="grid grid-cols-1  md:grid-cols-[repeat(3,1fr)] md:grid-rows-[repeat(7,auto)] md:gap-y-0">
          {plans.map((plan, index) => (
            <PlanColumn key={plan.id} plan={plan} position={index + 1} />
          ))}
        </div>
      </Choice>
    </Section>
  );
}

/** Aligned with its neighbors on one baseline grid; on phones the price is beside the name. */
const column =
  'relative grid grid-cols-1 border bg-surface px-4.5 pt-3.5 pb-4 min-[18rem]:max-md:grid-cols-[minmax(0,1fr)_auto] min-[18rem]:max-md:gap-x-3 md:row-span-7 md:grid-rows-subgrid md:px-[clamp(1.125rem,4.5vw-1.25rem,2rem)] md:pt-7 md:pb-8.5';
/** The wide edge is an inset shadow: a wider border would misalign the content with its neighbors. */
const popular = 'z-1 mt-8 border-spruce-700 inset-ring inset-ring-spruce-700 md:mt-0';

function PlanColumn({ plan, position }: { plan: Plan; position: number }) {
  const t = useTranslations('landingPricing');
  const copy = blockCopyFrom(t);
  const name = t(`plans.${plan.id}.name`);
  const covered = trialCovers(plan);
  return (
    <article
      data-choice={position}
      className={clsx(column, plan.popular ? popular : 'border-rule md:not-first:-ml-px')}
    >
      {plan.popular && (
        // White text: print would drop its background.
        <p className="plan-tab absolute bottom-full -left-px bg-spruce-700 px-4 text-md leading-8 font-semibold text-surface [print-color-adjust:exact] max-md:col-span-full print:static print:-mx-4.5 print:-mt-3.5 print:mb-3">
          {copy('mostPopular')}
        </p>
      )}
      <div className="flex flex-wrap content-start items-center gap-x-2 gap-y-1 md:justify-between">
        <h3 className="type-h3">{name}</h3>
        {plan.freeTrial && (
          <p className="rounded-mark border-[1.5px] border-spruce-700 px-2.25 py-0.5 text-sm font-semibold text-spruce-700">
            {copy('freeTrial')}
          </p>
        )}
      </div>
      <p className="type-small mt-1 text-ink-2">{copy(`plans.${plan.id}.description`)}</p>
      <p className="flex flex-wrap items-baseline min-[18rem]:max-md:[grid-area:1/2/3/3] min-[18rem]:max-md:self-start md:mt-3 md:border-b md:border-ink md:pb-4">
        <span className="self-start pt-1 font-serif text-h3 leading-none lg:pt-1.5">$</span>
        <span className="type-figure text-h1 leading-none tracking-[-0.05em] lg:text-display">
          {plan.priceUsd}
        </span>
        <span className="type-small ml-2 whitespace-nowrap text-ink-2">{t('period')}</span>
      </p>
      <dl className="type-small grid grid-cols-3 gap-x-4 max-md:col-span-full border-b border-rule max-md:mt-2.5 max-md:border-t max-md:border-t-ink max-[18rem]:grid-cols-1 md:block md:border-b-0">
        {limits.map((limit) => {
          const count = plan.limits[limit];
          return (
            <div
              key={limit}
              className={clsx(
                'flex flex-col-reverse justify-end gap-x-3 border-rule py-2 md:flex-row md:justify-between md:border-b md:py-2.5',
                count === null && 'text-ink-3',
              )}
            >
              <dt>{t(`limits.${limit}`)}</dt>
              {count === null ? (
                <dd>{t('notIncluded')}</dd>
              ) : (
                <dd className="font-semibold">{t('amount', { count })}</dd>
              )}
            </div>
          );
        })}
      </dl>
      <ul
        aria-label={t('featuresLabel', { plan: name })}
        className={`${styles.ticks} type-small mt-3 grid content-start gap-y-1 max-md:col-span-full md:mt-5 md:gap-y-2.5`}
      >
        {plan.features.map((feature) => (
          <li key={feature}>{copy(`features.${feature}`)}</li>
        ))}
      </ul>
      <ExternalLink
        href={planLink(plan.id)}
        className={buttonVariants({
          variant: plan.popular ? 'primary' : 'quiet',
          className: 'mt-3.5 self-end max-md:col-span-full md:mt-7',
        })}
      >
        {plan.id === 'starter' ? t('plans.starter.button') : t(`plans.${plan.id}.button`, { covered })}
      </ExternalLink>
      <p className="type-caption mt-2.5 text-ink-3 max-md:col-span-full">
        {copy('trial.covered', { covered, plan: name })}
        {covered === 'yes' && (
          <>
            {' '}
            {copy('trial.card', { trialCard: confirmedFact('trialCard') ?? 'unconfirmed' })}{' '}
            {copy('trial.end', { trialEnd: confirmedFact('trialEnd') ?? 'unconfirmed' })}
          </>
        )}
      </p>
    </article>
  );
}
