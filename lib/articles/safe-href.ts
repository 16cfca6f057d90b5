const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns a link target from the content service, or null when it is not allowed: only the listed protocols, paths of
 * this site and anchors are. Anything that a browser could run (`javascript:`, `data:`) is refused.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const typed = value.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim();
  const href = typed.replace(/ /g, '%20');
  // Browsers drop some white space inside a URL, so the check runs on the URL without it.
  const judged = typed.replace(/\s/g, '');
  if (judged.startsWith('#')) return href;
  // `//host` and `/\host` lead to another site.
  if (/^\/(?![/\\])/.test(judged)) return href;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(judged)) return null;
  try {
    const url = new URL(href);
    return allowedProtocols.has(url.protocol) && allowedProtocols.has(new URL(judged).protocol)
      ? url.href
      : null;
  } catch {
    return null;
  }
}
