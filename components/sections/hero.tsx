import { getTranslations } from 'next-intl/server';
import { DialogButton } from '@/components/forms/dialog-button';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { cn } from '@/lib/utils';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene';

/**
 * First screen of the landing: what the product does, the two ways in, a label under review and three facts.
 * English visitors may talk to the team through the signup dialog, Korean ones book a demo.
 */
export async function Hero({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'landingHero' });
  const links = env().links;
  const quiet = cn(buttonVariants({ variant: 'quiet' }), styles.button);
  const facts = [
    { id: 'filed', value: t('facts.filed.value', { skus: figures.skusFiled }) },
    { id: 'acceptance', value: t('facts.acceptance.value', { percent: figures.firstPassAcceptance }) },
    { id: 'median', value: t('facts.median.value', figures.medianFiling) },
  ] as const;

  return (
    <section id="hero">
      <div className={cn('wrap railed', styles.hero)}>
        <div className={styles.text}>
          <h1 className={cn('type-display', styles.title)}>{t.rich('title', { br: () => <br /> })}</h1>
          <p className={cn('type-lead', styles.lead)}>
            {t('lead', { labelRules: figures.labelRules, retentionYears: figures.retentionYears })}
          </p>
          <div className={styles.actions}>
            <ExternalLink locale={locale} href={links.app} className={cn(buttonVariants({}), styles.button)}>
              {locale === 'ko' ? t('startDays', { trialDays: figures.trialDays }) : t('start')}
            </ExternalLink>
            {locale === 'ko' ? (
              <ExternalLink locale={locale} href={links.demo} className={quiet}>
                {t('demo', { demoMinutes: figures.demoMinutes })}
              </ExternalLink>
            ) : (
              <DialogButton dialog="signup" className={quiet}>
                {t('talk')}
              </DialogButton>
            )}
          </div>
          <p className={styles.note}>{t('note', { trialDays: figures.trialDays })}</p>
        </div>
        <div className={styles.scene}>
          <HeroScene locale={locale} />
        </div>
        <dl className={styles.facts}>
          {facts.map(({ id, value }) => (
            <div key={id} className={styles.fact}>
              <dt className={styles.factLabel}>{t(`facts.${id}.label`)}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
