'use client';

import { type ComponentType, lazy } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ServedHtml } from './served-html';

/** Only the server has the messages at hand. */
const AllMessages = typeof window === 'undefined' ? lazy(() => import('./all-messages')) : undefined;

/**
 * Makes a part of a page that nobody operates. The server draws it; the browser gets neither its code nor React's second
 * copy of it, and spends no time on hydrating it. Two things follow: links in it are plain links, and styles of its CSS
 * modules are imported by the page.
 * @param load loads the module whose default export is the part, behind `typeof window === 'undefined' ?`: the bundler then drops the import, and with it
 *   every module of the part, from the browser's code.
 */
export function served<Props extends object = object>(
  load: (() => Promise<{ default: ComponentType<Props> }>) | undefined,
) {
  const Part = load && lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as its module loads
  return function Served({ locale, ...props }: Props & { locale: Locale }) {
    if (!Part || !AllMessages) return <ServedHtml />;
    return (
      <div className="contents">
        <AllMessages locale={locale}>
          <Part {...(props as unknown as Props)} />
        </AllMessages>
      </div>
    );
  };
}
