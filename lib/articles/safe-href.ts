const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A link target from the content service, or null when it may not be followed: only the listed protocols,
 * paths of this site and anchors. Anything a browser could run (`javascript:`, `data:`) is refused.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // Browsers drop white space and control characters inside a scheme: what is judged is what they would see.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const href = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  if (href === '') return null;
  if (href.startsWith('#')) return href;
  // `//host` and `/\host` lead to another site.
  if (/^\/(?![/\\])/.test(href)) return href;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(href)) return null;
  try {
    const url = new URL(href);
    return allowedProtocols.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
