import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { type FormName, href } from '@/lib/routes';

type DialogLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  dialog: FormName;
  /** Path of the current page without the language prefix; for links on every page. */
  path?: string | null;
};

/**
 * A link to the page of a form. `DialogHost` opens the form as a dialog instead. Before hydration, without scripts and
 * in a new tab it leads to the page; on that page, to the form.
 */
export function DialogLink({ dialog, path, ...props }: DialogLinkProps) {
  const locale = useLocale();
  if (path === `/${dialog}`) return <a href="#main" aria-current="page" {...props} />;
  return <a href={href(locale, `/${dialog}`)} data-dialog={dialog} aria-haspopup="dialog" {...props} />;
}
