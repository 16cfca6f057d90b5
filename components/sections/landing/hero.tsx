import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import { href, mocraDutiesPath, rulesPath } from '@/lib/routes';
import { lastRead } from '@/lib/rules/ledger';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { cn } from '@/lib/text/class-names';
import { keepTogether } from '@/lib/text/typography';
import { appLink } from '@/lib/urls';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene';

/**
 * First screen of the landing page: category and audience, the benefit, the calls to action, who is behind the service
 * and a label under review.
 */
export function Hero() {
  const locale = useLocale();
  const t = useTranslations('landingHero');
  const copy = blockCopyFrom(t);
  const format = useFormatter();
  const call = 'max-sm:flex-[1_0_100%] wide:px-4';
  const link = (path: string) => (chunks: ReactNode) => (
    <a href={path} className="text-link">
      {chunks}
    </a>
  );

  return (
    <section id="hero">
      <div className={cn('wrap railed pt-5 pb-9 md:pt-12 md:pb-16 wide:pt-0 wide:pb-4', styles.hero)}>
        <div className="wide:self-center wide:py-5">
          {/* With two columns the heading may extend over the free margin beside the sheet; the sample is lower. */}
          <p className="text-md leading-[1.45] text-balance text-ink-2 md:text-small wide:-mr-12 wide:max-w-[32rem]">
            <strong className="block text-spruce-700">{t('category')}</strong> {t('audience')}
          </p>
          <h1 className="type-display mt-3 md:max-wide:text-h1 wide:mt-4 wide:-mr-12 wide:short:mt-3 wide:short:text-h1">
            {keepTogether(t.rich('title', { br: () => <br /> }))}
          </h1>
          <p className="type-lead mt-4.5 max-w-[23.2em] md:mt-7 wide:short:mt-5 wide:short:[&:lang(ko)]:text-base wide:short:[&:lang(ko)]:leading-[1.6]">
            {copy('lead')}
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5 wide:mt-7 wide:short:mt-4.5">
            <ExternalLink href={appLink('/', 'hero')} className={cn(buttonVariants({}), call)}>
              {t('start')}
            </ExternalLink>
            <a
              href={href(locale, mocraDutiesPath)}
              className={cn(buttonVariants({ variant: 'quiet' }), call)}
            >
              {keepTogether(t('finder'))}
            </a>
          </div>
          <p className="mt-3 text-md text-ink-2 md:text-small wide:short:mt-2 [&:lang(ko)]:text-balance">
            {copy('note')}{' '}
            <ExternalLink href={env().links.demo} className="text-link whitespace-nowrap">
              {t('demo')}
            </ExternalLink>
          </p>
          <p className="mt-3 text-md text-ink-2 md:text-small wide:mt-4 wide:short:mt-2">
            {keepTogether(
              t.rich('people', {
                date: format.dateTime(new Date(lastRead), { dateStyle: 'long' }),
                agent: link('#trust'),
                rules: link(href(locale, rulesPath)),
              }),
            )}
          </p>
        </div>
        <div className="mt-6 wide:mt-0 wide:-mr-(--bleed) wide:self-center">
          <HeroScene />
        </div>
      </div>
    </section>
  );
}
