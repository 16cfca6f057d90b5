'use client';

import { type MouseEvent, useState } from 'react';
import { actionLink } from './action-link';

type ShareLinkProps = {
  /** Absolute URL of the article. */
  url: string;
  title: string;
  labels: { share: string; copied: string };
};

/**
 * A link to the article itself. With scripts it opens the device's share sheet, or copies the URL if there is none;
 * without scripts it stays a link that visitors can copy.
 */
export function ShareLink({ url, title, labels }: ShareLinkProps) {
  const [copied, setCopied] = useState(false);

  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser handles a click that opens a tab or a window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Both APIs are unavailable without TLS.
    const { clipboard }: { clipboard?: Clipboard } = navigator;
    const hasSheet = 'share' in navigator;
    if (!hasSheet && !clipboard) return;
    event.preventDefault();
    try {
      if (hasSheet) await navigator.share({ title, url });
      else {
        await clipboard?.writeText(url);
        setCopied(true);
      }
    } catch {
      // The visitor closed the sheet, or the browser refused. The link still contains the URL.
    }
  };

  return (
    <>
      <a href={url} onClick={share} className={actionLink}>
        {labels.share}
      </a>
      <span role="status" className="type-small ml-3 text-ink-3">
        {copied ? labels.copied : ''}
      </span>
    </>
  );
}
