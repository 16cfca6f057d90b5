import type { Ref } from 'react';

/** A stable object: with a new one React would replace the server's HTML. */
const untouched = { __html: '' };

/**
 * Placeholder in the browser for HTML that the server rendered and React does not touch: an empty string under
 * `suppressHydrationWarning` keeps the existing content. Every link loads a new document, so the browser never renders
 * that HTML itself.
 */
export function ServedHtml({ ref }: { ref?: Ref<HTMLDivElement> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div ref={ref} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
