import { useLocale, useTranslations } from 'next-intl';
import { DialogLink } from '@/components/forms/dialog-link';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import { localeConfig } from '@/lib/i18n/locales';
import { cn } from '@/lib/text/class-names';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { appLink } from '@/lib/urls';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene';

const facts = ['filed', 'acceptance', 'median'] as const;

/** On phones a ruled row with the value before its label; on wider screens a column, finally without rules. */
const fact =
  'border-rule pt-1.5 pb-1.75 max-md:grid max-md:grid-cols-[minmax(0,7.25rem)_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3 max-wide:not-first:border-t md:flex md:flex-col md:pt-3.5 md:pb-4 wide:p-0';

/**
 * First screen of the landing page: category and audience, the benefit, the calls to action and a label under review;
 * then three figures with their basis. Every language offers a demo; where it is not the primary action, visitors may
 * also leave their details in the signup dialog.
 */
export function Hero() {
  const locale = useLocale();
  const t = useTranslations('landingHero');
  const copy = copyFrom(t);
  const { demoFirst } = localeConfig[locale];
  const links = env().links;
  const quiet = cn(buttonVariants({ variant: 'quiet' }), 'max-sm:flex-[1_0_100%]');
  const demo = (className: string) => (
    <ExternalLink href={links.demo} className={className}>
      {t('demo')}
    </ExternalLink>
  );

  return (
    <section id="hero">
      <div className={cn('wrap railed pt-5 pb-9 md:pt-12 md:pb-20 wide:pt-0 wide:pb-18', styles.hero)}>
        <div className="[grid-area:text] wide:self-center wide:py-5">
          {/* With two columns the heading may extend over the free margin beside the sheet; the sample is lower. */}
          <p className="text-md leading-[1.45] text-balance text-ink-2 md:text-small wide:-mr-12 wide:max-w-[32rem]">
            <strong className="block font-semibold text-spruce-700">{t('category')}</strong>{' '}
            <span>{t('audience')}</span>
          </p>
          <h1 className="type-display mt-3 md:max-wide:text-h1 wide:mt-4 wide:-mr-12 wide:short:mt-3 wide:short:text-h1">
            {keepTogether(t.rich('title', { br: () => <br /> }))}
          </h1>
          <p className="type-lead mt-4.5 max-w-[23.2em] md:mt-7 wide:short:mt-5 wide:short:[&:lang(ko)]:text-base wide:short:[&:lang(ko)]:leading-[1.6]">
            {copy('lead')}
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5 wide:mt-7 wide:short:mt-4.5">
            <ExternalLink
              href={appLink('/', 'hero')}
              className={cn(buttonVariants({}), 'max-sm:flex-[1_0_100%]')}
            >
              {t('start')}
            </ExternalLink>
            {demoFirst ? (
              demo(quiet)
            ) : (
              <DialogLink dialog="signup" className={quiet}>
                {t('guided')}
              </DialogLink>
            )}
          </div>
          <p className="mt-3 text-md text-ink-2 md:text-small wide:short:mt-2 [&:lang(ko)]:text-balance">
            {copy('note')} {!demoFirst && demo('text-link whitespace-nowrap')}
          </p>
          {/* The figures below repeat these with their bases. */}
          <p aria-hidden="true" className="mt-4 hidden text-small font-semibold wide:block wide:short:hidden">
            {facts.map((id) => t(`facts.${id}.proof`)).join(' · ')}
          </p>
        </div>
        <div className="mt-6 [grid-area:scene] wide:mt-0 wide:-mr-(--bleed) wide:self-center">
          <HeroScene />
        </div>
        <dl className="mt-5 border-t border-ink [grid-area:facts] md:mt-1 wide:mt-0 wide:grid wide:grid-cols-3 wide:gap-x-8 wide:pt-5">
          {facts.map((id) => (
            <div key={id} className={fact}>
              <dt className="text-small leading-[1.4] font-semibold md:mt-1">{t(`facts.${id}.label`)}</dt>
              <dd className="font-serif text-h3 leading-[1.1] font-medium tracking-[-0.04em] whitespace-nowrap normal-nums max-md:[grid-area:1/1] md:-order-1">
                {t(`facts.${id}.value`)}
              </dd>
              <dd className="text-sm leading-[1.4] text-balance text-ink-3 max-md:col-start-2">
                {copy(`facts.${id}.basis`)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
