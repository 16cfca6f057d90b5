'use client';

import { type ComponentType, lazy, type Ref } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/** Only the server has the messages. */
const AllMessages = typeof window === 'undefined' ? lazy(() => import('./all-messages')) : undefined;

/** A stable object: with a new one React would replace the server's HTML. */
const untouched = { __html: '' };

/**
 * Placeholder in the browser for HTML that the server rendered and React does not touch: an empty string under
 * `suppressHydrationWarning` keeps the existing content. Every link loads a new document, so the browser never renders
 * that HTML itself.
 */
export function ServerHtml({ ref }: { ref?: Ref<HTMLDivElement> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div ref={ref} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

/**
 * Creates a static part of a page. The server renders it; the browser gets neither its code nor React's second copy of
 * it, and does not hydrate it. Two consequences: links in it are plain links, and the page must import the styles of
 * its CSS modules.
 * @param load loads the module whose default export is the part, behind `typeof window === 'undefined' ?`: the bundler
 * then drops the import, and with it every module of the part, from the browser's code.
 */
export function withoutHydration<Props extends object = object>(
  load: (() => Promise<{ default: ComponentType<Props> }>) | undefined,
) {
  const Part = load && lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at module load
  return function WithoutHydration({ locale, ...props }: Props & { locale: Locale }) {
    if (!Part || !AllMessages) return <ServerHtml />;
    return (
      <div className="contents">
        <AllMessages locale={locale}>
          <Part {...(props as unknown as Props)} />
        </AllMessages>
      </div>
    );
  };
}
