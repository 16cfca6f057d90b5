import { useLocale, useTranslations } from 'next-intl';
import { FeatureScene } from '@/components/features/feature-scene';
import { FileIcon } from '@/components/features/shared';
import { DialogLink } from '@/components/forms/dialog-link';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { LinkedCitation } from '@/components/ui/linked-citation';
import { type FeatureText, firstPlanWith } from '@/lib/features/feature-text';
import { sampleList } from '@/lib/features/samples';
import { type Feature, href, sampleHref, samples } from '@/lib/routes';
import { featureNumber } from '@/lib/sections';
import { trialCovers } from '@/lib/site';
import { cn } from '@/lib/text/class-names';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { toolFor } from '@/lib/tools/list';
import { appLink } from '@/lib/urls';

/** Two buttons side by side on phones. */
const narrowButton = 'max-sm:flex-1';

type FeatureHeroProps = { feature: Feature; text: FeatureText };

/** The benefit, the rule behind it, and the product in use. */
export function FeatureHero({ feature, text }: FeatureHeroProps) {
  const locale = useLocale();
  const t = useTranslations('featurePage');
  const copy = copyFrom(t);
  const names = useTranslations('features');
  const words = useTranslations();
  const offered = toolFor(feature);
  const planNames = useTranslations('landingPricing');
  const plan = firstPlanWith(feature);
  return (
    <section aria-labelledby="feature-title">
      <div className="wrap railed pt-4 pb-16 md:pt-7 md:pb-24">
        <Breadcrumb trail={[{ name: names(`${feature}.name`), path: `/features/${feature}` }]} />
        {/* On narrow screens the rule comes after the scene, whose first step is then in the first screen. */}
        <div className="mt-5 grid grid-cols-1 items-end gap-x-16 gap-y-8 md:mt-9 lg:grid-cols-[7fr_4fr]">
          <div>
            <span className="section-number" aria-hidden="true">
              § {featureNumber(feature)}
            </span>
            <h1 id="feature-title" className="type-h1">
              {keepTogether(text.title)}
            </h1>
            <p className="type-lead mt-4 max-w-[36em] md:mt-5">{keepTogether(text.lead)}</p>
            <div className="mt-5 flex flex-wrap gap-3 md:mt-7">
              <ExternalLink
                href={appLink(`/features/${feature}`, 'hero')}
                className={cn(buttonVariants({}), narrowButton)}
              >
                {t('start')}
              </ExternalLink>
              <DialogLink dialog="contact" className={cn(buttonVariants({ variant: 'quiet' }), narrowButton)}>
                {t('talk')}
              </DialogLink>
            </div>
            <p className="type-small mt-4 text-ink-2" data-price="">
              {keepTogether(
                plan.freeTrial
                  ? t('trial')
                  : t('plan', {
                      plan: planNames(`plans.${plan.id}.name`),
                      price: plan.priceUsd,
                      covered: trialCovers(plan),
                    }),
              )}
            </p>
          </div>
          <figure className="border-l-2 border-ink pl-5 max-lg:order-last">
            <figcaption className="type-caption mb-2 font-semibold text-ink-3">
              {keepTogether(text.regulation.label)}
            </figcaption>
            <blockquote className="font-serif text-lead leading-[1.5] font-medium tracking-[-0.02em] text-pretty">
              <p>{keepTogether(text.regulation.quote)}</p>
            </blockquote>
            <p className="type-mono mt-3 text-ink-3">
              <LinkedCitation text={text.regulation.citation} />
            </p>
          </figure>
          <div className="min-w-0 lg:col-span-full lg:mt-4">
            <FeatureScene locale={locale} feature={feature} />
            <noscript>
              <p className="type-small mt-3 text-ink-2">{copy('withoutScripts')}</p>
            </noscript>
            {offered && (
              <p className="type-small mt-4">
                {t.rich('tryTool', {
                  name: words(`${offered.tool.messages}.name`),
                  tool: (name) => (
                    <a
                      href={href(locale, offered.tool.path) + (offered.answers && `#${offered.answers}`)}
                      className="more-link"
                    >
                      {name}
                    </a>
                  ),
                })}
              </p>
            )}
            <SampleLink feature={feature} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Link to the sample of the document that a feature produces, if there is one. */
function SampleLink({ feature }: { feature: Feature }) {
  const locale = useLocale();
  const sample = samples.find((name) => sampleList[name].feature === feature);
  const t = useTranslations('samples');
  if (!sample) return null;
  return (
    <a
      href={sampleHref(locale, sample)}
      type="application/pdf"
      className="group mt-8 flex max-w-[44rem] items-start gap-4 rounded-card border border-rule bg-surface p-5 hover:border-control md:mt-10"
    >
      <FileIcon width="22" height="22" className="mt-0.5 shrink-0 text-spruce-700" />
      <span>
        <span className="font-semibold text-spruce-700 underline decoration-1 underline-offset-4 group-hover:decoration-2">
          {t(`link.${sample}.title`)}
        </span>{' '}
        <span className="type-small whitespace-nowrap text-ink-3">
          ({t('link.format', { pages: sampleList[sample].pages })})
        </span>{' '}
        <span className="type-small mt-1 block text-pretty text-ink-2">{t(`link.${sample}.text`)}</span>
      </span>
    </a>
  );
}
