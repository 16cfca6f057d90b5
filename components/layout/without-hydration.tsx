'use client';

import { type ComponentType, lazy } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ServedHtml } from './served-html';

/** Only the server has the messages. */
const AllMessages = typeof window === 'undefined' ? lazy(() => import('./all-messages')) : undefined;

/**
 * Creates a static part of a page. The server renders it; the browser gets neither its code nor React's second copy of
 * it, and does not hydrate it. Two consequences: links in it are plain links, and the page must import the styles of
 * its CSS modules.
 * @param load loads the module whose default export is the part, behind `typeof window === 'undefined' ?`: the bundler
 * then drops the import, and with it every module of the part, from the browser's code.
 */
export function served<Props extends object = object>(
  load: (() => Promise<{ default: ComponentType<Props> }>) | undefined,
) {
  const Part = load && lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at module load
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
