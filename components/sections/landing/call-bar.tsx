import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import { cn } from '@/lib/utils';
import styles from './call-bar.module.css';

type CallBarRangeProps = { children: ReactNode };

/** Sections of the landing along which a phone shows the call bar: it comes as the hero goes, and ends with them. */
export function CallBarRange({ children }: CallBarRangeProps) {
  return (
    <div className={styles.range}>
      <div>{children}</div>
      <CallBar />
    </div>
  );
}

/** Trial and demo at the lower edge of a phone's screen. CSS alone holds it there. */
function CallBar() {
  const t = useTranslations('landing');
  const links = env().links;
  const size = 'px-3';
  return (
    <nav aria-label={t('callBar.label')} className={styles.bar} data-print="hidden">
      <ExternalLink href={links.app} className={cn(buttonVariants({ size: 'small' }), size)}>
        {t('callBar.trial')}
      </ExternalLink>
      <ExternalLink
        href={links.demo}
        className={cn(buttonVariants({ variant: 'quiet', size: 'small' }), size)}
      >
        {t('callBar.demo')}
      </ExternalLink>
    </nav>
  );
}
