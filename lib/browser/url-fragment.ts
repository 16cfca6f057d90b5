/**
 * Returns the decoded text of a URL's fragment, such as `location.hash`. A link that was cut inside an escape (`#%E0%A4`)
 * is returned as written: decodeURIComponent throws for it, and an error in an effect unmounts the whole page.
 */
export function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
