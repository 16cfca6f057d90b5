import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { DialogLink } from '@/components/forms/dialog-link';
import { localeConfig } from '@/lib/i18n/locales';
import { features, feedHref, href, legalPages, toolsPath } from '@/lib/routes';
import { confirmedFact, site } from '@/lib/site';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { cn } from '@/lib/text/class-names';
import { keepTogether } from '@/lib/text/typography';
import { tools } from '@/lib/tools/list';
import { appLink } from '@/lib/urls';
import { ExternalLink } from './external-link';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import type { FrameProps } from './site-header';

const link = 'line-link hover:text-on-dark';
const inText = 'tap hover:text-on-dark hover:underline';

/** Footer of the dark band: feature, company and legal links, language, identity and disclaimer. */
export default function SiteFooter({ path, languages }: FrameProps) {
  const locale = useLocale();
  const t = useTranslations('footer');
  const copy = blockCopyFrom(t);
  const words = useTranslations();
  const format = useFormatter();
  const today = new Date();
  const { fullFooter, copyrightSinceFoundation } = localeConfig[locale];
  const address = confirmedFact('postalAddress');
  const channels = site.social.filter(({ url }) => url || fullFooter);
  const linkTo = (target: string, name: string) => (
    <a key={target} href={target} className={link}>
      {name}
    </a>
  );
  const section = (id: string) => (path === '/' ? `#${id}` : href(locale, `/#${id}`));
  const company = [
    linkTo(section('about'), t('about')),
    linkTo(href(locale, '/resources'), t('resources')),
    linkTo(section('pricing'), t('pricing')),
    linkTo(section('contact'), t('trial')),
    <DialogLink key="contact" dialog="contact" path={path} className={link}>
      {t('contact')}
    </DialogLink>,
  ];
  const signIn = (
    <ExternalLink key="signIn" href={appLink(path, 'footer-sign-in')} className={link}>
      {t('signIn')}
    </ExternalLink>
  );

  return (
    <footer
      data-site
      className="on-dark later later-900 md:later-950 bg-spruce-950 lg:later-550 text-small text-on-dark-2 [--rail:var(--color-rule-deep)]"
    >
      <div className="wrap railed pt-8 pb-6 md:pt-18 md:pb-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-3 md:gap-y-10 lg:grid-cols-[4fr_3fr_3fr_2fr_2fr]">
          <div className="col-span-2 md:flex md:flex-col lg:col-span-1">
            <div className="flex flex-wrap justify-between md:contents">
              <Logo className="text-on-dark" />
              <LanguageSwitch paths={languages} className="-mx-1.5 md:order-1 md:mt-5" />
            </div>
            <p className="mt-3 max-w-[17em] md:mt-4.5">{copy('tagline')}</p>
            <address className="mt-2.5 not-italic">
              <span className="mr-3 lg:block">{site.legalName}</span>
              {address && <span className="mr-3 lg:block">{address}</span>}
              <a href={`mailto:${site.contactEmail}`} className={`inline-block py-1 ${inText}`}>
                {site.contactEmail}
              </a>
            </address>
          </div>
          <FooterColumn
            title={t('features')}
            links={features.map((feature) =>
              linkTo(href(locale, `/features/${feature}`), words(`features.${feature}.name`)),
            )}
          />
          <FooterColumn
            title={t('tools')}
            links={[
              ...tools.map((tool) => linkTo(href(locale, tool.path), words(`${tool.messages}.name`))),
              linkTo(href(locale, toolsPath), words('tools.all')),
            ]}
          />
          <FooterColumn title={t('company')} links={fullFooter ? [...company, signIn] : company} inline />
          <FooterColumn
            title={t('legal')}
            links={legalPages.map((page) => linkTo(href(locale, `/${page}`), t(page)))}
            inline
          />
        </div>
        <div className="mt-3 grid gap-x-6 gap-y-3 border-t border-rule-deep pt-5 md:mt-14 md:pt-5.5 text-sm leading-relaxed text-on-dark-3 lg:grid-cols-[4fr_7fr]">
          <div className="flex flex-wrap gap-x-3 gap-y-1.5 lg:block">
            <p>
              {copy('copyright', {
                year: String(copyrightSinceFoundation ? site.foundedYear : today.getUTCFullYear()),
              })}
            </p>
            <ul aria-label={t('social')} className="flex flex-wrap gap-x-3 lg:mt-1">
              {channels.map(({ name, url }) => (
                <li key={name}>
                  {url ? (
                    <ExternalLink href={url} className={inText}>
                      {name}
                    </ExternalLink>
                  ) : (
                    name
                  )}
                </li>
              ))}
              {channels.some(({ url }) => !url) && <li>({copy('socialSoon')})</li>}
              <li>
                <a href={feedHref(locale)} type="application/atom+xml" className={inText}>
                  {t('feed')}
                </a>
              </li>
            </ul>
          </div>
          <p>
            {keepTogether(
              t.rich('disclaimer', {
                date: () => (
                  <time dateTime={today.toISOString().slice(0, 10)}>
                    {format.dateTime(today, { dateStyle: 'long' })}
                  </time>
                ),
              }),
            )}
          </p>
        </div>
      </div>
    </footer>
  );
}

type FooterColumnProps = { title: string; links: ReactElement[]; inline?: boolean };

/** A column of links; with `inline` it is one line across the columns on narrow screens. */
function FooterColumn({ title, links, inline }: FooterColumnProps) {
  return (
    <nav aria-label={title} className={cn(inline && 'max-lg:col-span-2 max-lg:flex max-lg:gap-x-4')}>
      <p
        className={cn(
          'font-semibold text-on-dark',
          inline ? 'max-lg:flex-none max-lg:py-1 max-md:py-2.5 lg:mb-2' : 'md:mb-2',
        )}
      >
        {keepTogether(title)}
      </p>
      <ul className={cn(inline && 'flex flex-wrap gap-x-4 lg:block')}>
        {links.map((each) => (
          <li key={each.key}>{each}</li>
        ))}
      </ul>
    </nav>
  );
}
