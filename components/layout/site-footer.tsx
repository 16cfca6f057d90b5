import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { features, href } from '@/lib/routes';
import { site } from '@/lib/site';
import { ExternalLink } from './external-link';
import { LanguageSwitch } from './language-switch';
import { LogoMark } from './logo';

type SiteFooterProps = {
  locale: Locale;
  path: string | null;
  currentHref: string;
  otherLanguageHref: string;
};

/** Footer of the dark band: feature, company and legal links, language, identity and disclaimer. */
export async function SiteFooter({ locale, path, currentHref, otherLanguageHref }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: 'footer' });
  const f = await getTranslations({ locale, namespace: 'features' });
  const format = await getFormatter({ locale });
  const today = new Date();
  const section = (id: string) => (path === '/' ? `#${id}` : href(locale, `/#${id}`));
  const legal = (page: string) => (locale === 'ko' ? `${page}#ko` : page);

  return (
    <footer data-site className="on-dark bg-spruce-950 text-[0.9375rem] text-on-dark-2 [--rail:#12302f]">
      <div className="wrap railed pt-11 pb-8 md:pt-18 md:pb-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:gap-y-10 lg:grid-cols-[4fr_3fr_2fr_2fr]">
          <div className="col-span-2 lg:col-span-1">
            <p className="inline-flex items-center gap-2.5 text-on-dark">
              <LogoMark />
              <span className="font-serif text-[1.5rem] leading-none font-semibold tracking-[-0.04em]">
                {site.name}
              </span>
            </p>
            <p className="mt-4.5 max-w-[17em]">{t('tagline')}</p>
            <div className="mt-5 -ml-1.5">
              <LanguageSwitch
                locale={locale}
                otherLanguageHref={otherLanguageHref}
                currentHref={currentHref}
                onDark
              />
            </div>
          </div>
          <FooterColumn title={t('features')}>
            {features.map((feature) => (
              <li key={feature}>
                <FooterLink href={href(locale, `/features/${feature}`)}>{f(`${feature}.name`)}</FooterLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title={t('company')}>
            <li>
              <FooterLink href={section('about')}>{t('about')}</FooterLink>
            </li>
            <li>
              <FooterLink href={href(locale, '/resources')}>{t('resources')}</FooterLink>
            </li>
            <li>
              <FooterLink href={section('pricing')}>{t('pricing')}</FooterLink>
            </li>
            <li>
              <FooterLink href={section('contact')}>{t('trial')}</FooterLink>
            </li>
            <li>
              <button
                type="button"
                data-dialog="contact"
                popoverTarget="contact-form"
                aria-haspopup="dialog"
                className="inline-block py-1 hover:text-on-dark hover:underline"
              >
                {t('contact')}
              </button>
            </li>
            {locale === 'ko' && (
              <li>
                <ExternalLink
                  locale={locale}
                  href={env().links.app}
                  className="inline-block py-1 hover:text-on-dark hover:underline"
                >
                  {t('signIn')}
                </ExternalLink>
              </li>
            )}
          </FooterColumn>
          <FooterColumn title={t('legal')}>
            <li>
              <FooterLink href={legal('/privacy')}>{t('privacy')}</FooterLink>
            </li>
            <li>
              <FooterLink href={legal('/terms')}>{t('terms')}</FooterLink>
            </li>
            <li>
              <FooterLink href={legal('/compliance')}>{t('compliance')}</FooterLink>
            </li>
          </FooterColumn>
        </div>
        <div className="mt-8 grid gap-x-6 gap-y-3 border-t border-rule-deep pt-5 md:mt-14 md:pt-5.5 text-[0.84375rem] leading-relaxed text-on-dark-3 lg:grid-cols-[4fr_7fr]">
          <div>
            <p>{t('copyright', { year: String(site.foundedYear) })}</p>
            <ul aria-label={t('social')} className="mt-1.5 flex flex-wrap gap-x-3">
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  {url ? (
                    <ExternalLink locale={locale} href={url} className="hover:text-on-dark hover:underline">
                      {name}
                    </ExternalLink>
                  ) : (
                    name
                  )}
                </li>
              ))}
              {site.social.some(({ url }) => !url) && <li>({t('socialSoon')})</li>}
            </ul>
          </div>
          <p>
            {t.rich('disclaimer', {
              date: () => (
                <time dateTime={today.toISOString().slice(0, 10)}>
                  {format.dateTime(today, { dateStyle: 'long' })}
                </time>
              ),
            })}
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-2 font-semibold text-on-dark">{title}</p>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({ href: target, children }: { href: string; children: string }) {
  return (
    <Link href={target} className="inline-block py-1 hover:text-on-dark hover:underline">
      {children}
    </Link>
  );
}
