import { getLocale, getTranslations } from 'next-intl/server';
import { DialogLink } from '@/components/forms/dialog-link';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import { localeConfig } from '@/lib/i18n/locales';
import { unbroken } from '@/lib/typography';
import { cn } from '@/lib/utils';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene';

/**
 * First screen of the landing: category and audience, the benefit, why now, the ways in and a label under review;
 * then three figures with their basis and a customer's line. Every language books a demo; where it does not come first,
 * visitors may also leave their details in the signup dialog.
 */
export async function Hero() {
  const locale = await getLocale();
  const t = await getTranslations('landingHero');
  const voices = await getTranslations('landingAbout');
  const { demoFirst } = localeConfig[locale];
  const links = env().links;
  const facts = [
    { id: 'filed', value: t('facts.filed.value') },
    { id: 'acceptance', value: t('facts.acceptance.value') },
    { id: 'median', value: t('facts.median.value') },
  ] as const;
  const quiet = cn(buttonVariants({ variant: 'quiet' }), 'max-sm:flex-[1_0_100%]');
  const demo = (className: string) => (
    <ExternalLink href={links.demo} className={className}>
      {t('demo')}
    </ExternalLink>
  );

  return (
    <section id="hero">
      <div className={cn('wrap railed', styles.hero)}>
        <div className={styles.text}>
          <p className={styles.category}>
            <strong>{t('category')}</strong> <span>{t('audience')}</span>
          </p>
          <h1 className={cn('type-display', styles.title)}>
            {unbroken(t.rich('title', { br: () => <br /> }))}
          </h1>
          <p className={cn('type-lead', styles.lead)}>{unbroken(t('lead'))}</p>
          <div className={styles.actions}>
            <ExternalLink href={links.app} className={cn(buttonVariants({}), 'max-sm:flex-[1_0_100%]')}>
              {demoFirst ? t('startDays') : t('start')}
            </ExternalLink>
            {demoFirst ? (
              demo(quiet)
            ) : (
              <DialogLink dialog="signup" className={quiet}>
                {t('guided')}
              </DialogLink>
            )}
          </div>
          <p className={styles.note}>
            {unbroken(t('note'))} {!demoFirst && demo('text-link whitespace-nowrap')}
          </p>
          <p className={styles.now}>{unbroken(t.rich('now', { date: (date) => <strong>{date}</strong> }))}</p>
        </div>
        <div className={styles.scene}>
          <HeroScene />
        </div>
        <dl className={styles.facts}>
          {facts.map(({ id, value }) => (
            <div key={id} className={styles.fact}>
              <dt className="text-small leading-[1.4] font-semibold md:mt-1">{t(`facts.${id}.label`)}</dt>
              <dd className={styles.factValue}>{value}</dd>
              <dd className="text-sm leading-[1.4] text-balance text-ink-3 max-md:col-start-2">
                {unbroken(t(`facts.${id}.basis`))}
              </dd>
            </div>
          ))}
        </dl>
        <figure className={styles.voice}>
          <blockquote>
            <p>“{voices('quotes.third.text')}”</p>
          </blockquote>
          <figcaption>
            <strong>{voices('quotes.third.name')}</strong>, {voices('quotes.third.role')}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
