import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { href, listPath } from '@/lib/routes';
import { unbroken } from '@/lib/typography';
import { FeedLink } from './feed-link';
import { HelpCall } from './help-call';

type ListFrameProps = {
  /** Path of the page without prefix. */
  path: string;
  title: string;
  lead: string;
  /** Heading of the articles. */
  heading: string;
  /** Name of the page behind the list in the trail; without it the page is the list. */
  name?: string | undefined;
  children: ReactNode;
};

/** The common frame of list and topic pages: everything but the articles. */
export async function ListFrame({ path, title, lead, heading, name, children }: ListFrameProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const trail = [{ name: t('title'), path: listPath(1) }, ...(name ? [{ name, path }] : [])];
  return (
    <PageFrame path="/resources" addresses={{ [locale]: href(locale, path) }}>
      <div className="border-b border-rule bg-paper-2">
        <div className="wrap railed pt-7 pb-14 md:pt-9 md:pb-20">
          <Breadcrumb trail={trail} />
          <h1 className="type-h1 mt-9 wrap-anywhere md:mt-13">{unbroken(title)}</h1>
          <p className="type-lead mt-5 max-w-[36em]">{unbroken(lead)}</p>
        </div>
      </div>
      <section className="wrap railed py-14 md:py-20" aria-labelledby="articles">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="articles" className="type-h2">
            {unbroken(heading)}
          </h2>
          <FeedLink />
        </div>
        {children}
      </section>
      <HelpCall />
    </PageFrame>
  );
}
