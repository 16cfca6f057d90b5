import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { href, mocraDutiesPath } from '@/lib/routes';
import { cn } from '@/lib/text/class-names';
import { appLink } from '@/lib/urls';
import styles from './call-bar.module.css';

/**
 * Sections of the landing page with a call bar on phones: the hero's two calls at the lower edge of the screen. It
 * appears as the hero leaves and ends with the sections. Uses only CSS.
 */
export function CallBarRange({ children }: { children: ReactNode }) {
  const t = useTranslations('landing');
  const locale = useLocale();
  const button = (variant: 'primary' | 'quiet') => cn(buttonVariants({ variant, size: 'small' }), 'px-3');
  return (
    <div className={styles.range}>
      <div>{children}</div>
      <nav aria-label={t('callBar.label')} className={styles.bar} data-print="hidden">
        <ExternalLink href={appLink('/', 'call-bar')} className={button('primary')}>
          {t('callBar.trial')}
        </ExternalLink>
        <a href={href(locale, mocraDutiesPath)} className={button('quiet')}>
          {t('callBar.finder')}
        </a>
      </nav>
    </div>
  );
}
