import { env } from './env';
import { ogImageName, pageAt } from './routes';

/** Where a link to the app is on its page. */
const places = [
  'header',
  'header-sign-in',
  'menu',
  'menu-sign-in',
  'footer-sign-in',
  'hero',
  'pricing',
  'contact',
  'call-bar',
  'scene',
  'closing',
  'form',
] as const;
type Place = (typeof places)[number];

/** Returns the short name of a page: the last segment of its path, or its kind. `path` has no language prefix. */
function pageName(path: string | null): string {
  if (path === null) return 'not-found';
  const page = pageAt(path);
  if (page) return ogImageName(page.path);
  return /^\/resources\/(?:page|topics)\//.test(path) ? 'resources' : 'article';
}

/**
 * Returns the URL of the app, or of its settings, with the page and the place of the link: `utm_content=home-hero`. The
 * app's statistics thus show where a visitor came from; this site stores nothing for it.
 */
export function appLink(path: string | null, place: Place, target: 'app' | 'appSettings' = 'app'): string {
  const url = new URL(env().links[target]);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'link');
  url.searchParams.set('utm_content', `${pageName(path)}-${place}`);
  return url.href;
}
