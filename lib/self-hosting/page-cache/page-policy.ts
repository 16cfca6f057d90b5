import { env } from '../../env.ts';
import { inlineScriptHashes, pagePolicy } from '../../security/content-policy.ts';
import { type CachedPage, hasHtml } from './page-rules.ts';

/**
 * Returns a page with its content security policy in its headers. The page cache has HTML and headers together: Next
 * makes a nonce for dynamic pages only, and these are static. Delete it when Next hashes its inline scripts
 * (https://github.com/vercel/next.js/issues/95354).
 */
export function withPolicy<Page extends CachedPage>(page: Page): Page {
  if (!hasHtml(page)) return page;
  const policy = pagePolicy({
    imageHost: env().content?.imageHost ?? '',
    scripts: inlineScriptHashes(page.html),
  });
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}

/** True for a page with the nonce of one response (middleware.ts): it must never be cached. */
export const hasNonce = ({ html }: CachedPage) =>
  typeof html === 'string' && /<script\b[^>]*\snonce=/.test(html);
