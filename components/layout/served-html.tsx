import type { Ref } from 'react';

/** One object for good: React would write another one's text over what the server has sent. */
const untouched = { __html: '' };

/**
 * In the browser, the place of HTML that the server has drawn and React leaves alone: an empty text under
 * `suppressHydrationWarning` keeps what stands inside. Every link loads a new document, so the browser never has to draw
 * that HTML by itself.
 */
export function ServedHtml({ ref }: { ref?: Ref<HTMLDivElement> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div ref={ref} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
