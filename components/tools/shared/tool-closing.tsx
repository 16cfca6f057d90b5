import { useLocale } from 'next-intl';
import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { href, type PagePath } from '@/lib/routes';
import { keepTogether } from '@/lib/text/typography';
import { appLink } from '@/lib/urls';

type ToolClosingProps = {
  /** Path of the page without language prefix. */
  path: PagePath;
  title: string;
  text: string;
  /** Label of the link to the trial. */
  trial: string;
  /** A link below it, to a path without language prefix. */
  next?: { path: PagePath; text: string };
};

/** The dark band at the end of a page about tools, with the trial. */
export function ToolClosing({ path, title, text, trial, next }: ToolClosingProps) {
  const locale = useLocale();
  return (
    <section aria-labelledby="closing-title" data-print="hidden" className="on-dark band-dark">
      <div className="wrap railed grid gap-7 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
        <div>
          <h2 id="closing-title" className="type-h2 max-w-[16em]">
            {keepTogether(title)}
          </h2>
          <p className="type-lead mt-4 max-w-[34em]">{keepTogether(text)}</p>
        </div>
        <div className="flex flex-col gap-3">
          <ExternalLink href={appLink(path, 'closing')} className={buttonVariants({ variant: 'light' })}>
            {trial}
          </ExternalLink>
          {next && (
            <a href={href(locale, next.path)} className={buttonVariants({ variant: 'quiet-dark' })}>
              {next.text}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
