import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { NoticeLine } from '@/components/articles/notice-line';
import { DialogLink } from '@/components/forms/dialog-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { features, href, toolsPath } from '@/lib/routes';
import { featureNumber } from '@/lib/sections';
import { cn } from '@/lib/text/class-names';
import { tools } from '@/lib/tools/list';
import { appLink } from '@/lib/urls';
import { ExternalLink } from './external-link';
import { ChevronIcon, CloseIcon, MenuIcon } from './icons';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';

export type FrameProps = {
  /** Path of the page without the language prefix; null for the 404 page. */
  path: string | null;
  /** URL of this page in every language. */
  languages: Readonly<Record<Locale, string>>;
};

const entry = 'inline-flex min-h-11 items-center rounded-control px-3.5 whitespace-nowrap hover:bg-paper-2';
const iconButton = '-mr-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-paper-2';

type MenuLink = { href: string; 'aria-current': 'page' | undefined };
type MenuEntry = {
  /** The § number of a feature; null for a tool. */
  number: string | null;
  name: string;
  short: string;
  link: MenuLink;
};

/**
 * The header. Its menus are native popovers: they open with mouse, touch and keyboard without scripts, close with
 * Escape, and their links are in the HTML. They are hidden by a class, because browsers without popovers would show them;
 * there, `Menus` opens them, and without scripts a link does (app/styles/base.css).
 */
export default function SiteHeader({ path, languages }: FrameProps) {
  const locale = useLocale();
  const t = useTranslations('header');
  const words = useTranslations();
  const links = env().links;
  const linkTo = (target: string): MenuLink => ({
    href: href(locale, target),
    'aria-current': path === target ? 'page' : undefined,
  });
  const featureEntries = features.map((feature) => ({
    number: `§ ${featureNumber(feature)}`,
    name: words(`features.${feature}.name`),
    short: words(`features.${feature}.short`),
    link: linkTo(`/features/${feature}`),
  }));
  const toolEntries = tools.map((tool) => ({
    number: null,
    name: words(`${tool.messages}.name`),
    short: words(`${tool.messages}.short`),
    link: linkTo(tool.path),
  }));
  /** Links beside the menus, on wide screens and on phones. */
  const others = (className: string) => [
    <a key="pricing" href={path === '/' ? '#pricing' : href(locale, '/#pricing')} className={className}>
      {t('pricing')}
    </a>,
    <a key="resources" {...linkTo('/resources')} className={className}>
      {t('resources')}
    </a>,
    <DialogLink key="contact" dialog="contact" path={path} className={className}>
      {t('contact')}
    </DialogLink>,
  ];

  return (
    <header data-site className="sticky top-0 z-40 border-b border-rule bg-paper">
      <div className="mx-auto flex h-16 max-w-300 items-center px-5 md:h-20 md:px-8 xl:px-0">
        <ExternalLink href={links.marketing} className="-mx-1.5 flex rounded-control px-1.5 py-2">
          <Logo />
        </ExternalLink>

        <DesktopMenu
          features={featureEntries}
          tools={toolEntries}
          allTools={linkTo(toolsPath)}
          others={others(entry)}
        />

        <div className="ml-auto flex items-center gap-2 md:gap-4">
          <LanguageSwitch paths={languages} className="hidden md:flex" />
          <ExternalLink
            href={appLink(path, 'header-sign-in')}
            className="hidden min-h-11 items-center rounded-control px-2 text-small font-medium hover:underline min-[70rem]:inline-flex"
          >
            {t('signIn')}
          </ExternalLink>
          <ExternalLink
            href={appLink(path, 'header')}
            className={cn(buttonVariants({ size: 'small' }), 'hidden sm:inline-flex')}
          >
            {t('getStarted')}
          </ExternalLink>
          <noscript>
            <a href="#site-menu" data-menu-link className={`${iconButton} min-[70rem]:hidden`}>
              <MenuIcon className="size-5.5" />
              <span className="sr-only">{t('openMenu')}</span>
            </a>
          </noscript>
          <button
            type="button"
            popoverTarget="site-menu"
            data-menu="site-menu"
            className={`${iconButton} min-[70rem]:hidden`}
          >
            <MenuIcon className="size-5.5" />
            <span className="sr-only">{t('openMenu')}</span>
          </button>
        </div>
      </div>

      <MobileMenu
        path={path}
        languages={languages}
        features={featureEntries}
        tools={toolEntries}
        allTools={linkTo(toolsPath)}
        others={others('block py-2.5')}
      />
    </header>
  );
}

type MenuProps = {
  features: readonly MenuEntry[];
  tools: readonly MenuEntry[];
  /** Link to the page of all tools. */
  allTools: MenuLink;
  /** Links beside the menus. */
  others: readonly ReactElement[];
};

/** The menus of wide screens, in the header. */
function DesktopMenu({ features, tools, allTools, others }: MenuProps) {
  const t = useTranslations('header');
  const words = useTranslations('tools');
  const menus = [
    { id: 'features-menu', title: t('features'), entries: features, all: null },
    { id: 'tools-menu', title: t('tools'), entries: tools, all: allTools },
  ];
  return (
    <nav
      aria-label={t('main')}
      className="ml-10 hidden items-center gap-1 text-base font-medium min-[70rem]:flex xl:ml-16"
    >
      {menus.map(({ id, title, entries, all }) => (
        <div key={id}>
          <button
            type="button"
            popoverTarget={id}
            data-menu={id}
            className={`${entry} gap-1.5 has-[+:popover-open]:[&_svg]:rotate-180`}
          >
            {title}
            <ChevronIcon />
          </button>
          <div
            id={id}
            popover="auto"
            data-menu-panel
            className="fixed inset-auto hidden open:block top-20 left-[max(1rem,calc(50%-31rem))] w-[min(46rem,calc(100vw-2rem))] rounded-b-card border border-hairline bg-surface p-3 text-ink shadow-window"
          >
            <ul className="grid grid-cols-2">
              {entries.map(({ number, name, short, link }) => (
                <li key={name}>
                  <a
                    {...link}
                    className={cn(
                      'grid h-full content-start gap-x-1 rounded-control p-4 hover:bg-paper-2',
                      number && 'grid-cols-[2.875rem_1fr]',
                    )}
                  >
                    {number && (
                      <span aria-hidden="true" className="type-mono pt-0.5 text-ink-3">
                        {number}
                      </span>
                    )}
                    <span className="font-semibold">{name}</span>
                    <span className={cn('type-small mt-0.5 text-ink-2', number && 'col-start-2')}>
                      {short}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            {all && (
              <a {...all} className="more-link mx-4 mt-2 mb-3">
                {words('all')}
              </a>
            )}
          </div>
        </div>
      ))}
      {others}
    </nav>
  );
}

/** The menu of phones: logo, language and close button above, the two buttons below; the middle scrolls. */
function MobileMenu({ path, languages, features, tools, allTools, others }: FrameProps & MenuProps) {
  const t = useTranslations('header');
  return (
    <div
      id="site-menu"
      popover="auto"
      data-menu-panel
      className="fixed inset-0 left-auto hidden h-dvh w-[min(26rem,100vw)] flex-col overscroll-contain bg-paper text-ink backdrop:bg-veil max-[70rem]:open:flex min-[70rem]:hidden"
    >
      <div className="flex h-16 shrink-0 items-center gap-3 border-b border-rule px-5">
        <Logo />
        <LanguageSwitch paths={languages} className="ml-auto" />
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          data-menu="site-menu"
          className={iconButton}
        >
          <CloseIcon className="size-5" />
          <span className="sr-only">{t('closeMenu')}</span>
        </button>
      </div>
      <nav
        aria-label={t('menu')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-4"
      >
        <NoticeLine className="-mx-1 mb-1.5" />
        <a {...allTools} className="type-caption inline-block py-1 font-medium text-ink-3 hover:underline">
          {t('tools')}
        </a>
        <ul>
          {tools.map(({ name, link }) => (
            <li key={name} className="border-b border-rule font-semibold">
              <a {...link} className="flex min-h-11 items-center">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="type-caption mt-3 font-medium text-ink-3">{t('features')}</p>
        <ul className="mt-1 grid grid-cols-2 gap-x-6">
          {features.map(({ name, link }) => (
            <li key={name} className="border-b border-rule font-semibold">
              <a {...link} className="block py-2">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul className="mt-2 flex flex-wrap gap-x-7 text-base font-semibold">
          {others.map((other) => (
            <li key={other.key}>{other}</li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-2 gap-3 border-t border-rule px-5 py-3">
        <ExternalLink
          href={appLink(path, 'menu-sign-in')}
          className={buttonVariants({ variant: 'quiet', size: 'small' })}
        >
          {t('signIn')}
        </ExternalLink>
        <ExternalLink href={appLink(path, 'menu')} className={buttonVariants({ size: 'small' })}>
          {t('getStarted')}
        </ExternalLink>
      </div>
    </div>
  );
}
