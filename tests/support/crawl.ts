import type { APIRequestContext, Page } from '@playwright/test';

/** A node of a page's structured data. */
export type DataNode = { '@type': string; [field: string]: unknown };

/** The structured data in a page's HTML. */
export function dataOf(html: string): DataNode[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return [...scripts].map(([, json]) => JSON.parse(json ?? ''));
}

/** Returns the only node of a type on the open page. */
export async function structuredData(page: Page, type: string): Promise<DataNode> {
  const found = dataOf(await page.content()).find((data) => data['@type'] === type);
  if (!found) throw new Error(`no structured data of type ${type}`);
  return found;
}

export type CrawledPage = Awaited<ReturnType<typeof crawlPage>>;

/**
 * Requests a URL without following redirects, and returns the parts of the HTML that a crawler reads. No script of the page
 * runs.
 */
export async function crawlPage(page: Page, request: APIRequestContext, origin: string, url: string) {
  const response = await request.get(origin + url, { maxRedirects: 0 });
  const headers = response.headers();
  const html = (headers['content-type'] ?? '').startsWith('text/html') ? await response.text() : '';
  const read = await page.evaluate(
    ([source = '', base = '']) => {
      const doc = new DOMParser().parseFromString(source, 'text/html');
      const all = (selector: string, name: string) =>
        [...doc.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      const first = (selector: string, name: string) => all(selector, name)[0] ?? '';
      const absolute = (url: string) => new URL(url, base).href;
      /** Language and URL, unresolved. */
      const inLanguages = (selector: string) =>
        [...doc.querySelectorAll(selector)].map(
          (link) =>
            [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as [string, string],
        );
      const sources = [
        ...all('img[src], script[src]', 'src'),
        ...all('img[srcset], source[srcset]', 'srcset').flatMap((set) =>
          set.split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0] ?? ''),
        ),
        ...all(
          'link[rel~="icon"], link[rel="manifest"], link[rel="stylesheet"], link[rel="preload"]',
          'href',
        ),
        ...all('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
      ];
      return {
        lang: doc.documentElement.lang,
        headings: [...doc.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
        title: doc.title,
        description: first('meta[name="description"]', 'content'),
        canonical: first('link[rel="canonical"]', 'href'),
        noindex: first('meta[name="robots"]', 'content').includes('noindex'),
        image: first('meta[property="og:image"]', 'content'),
        alternates: inLanguages('link[rel="alternate"][hreflang]'),
        /** Its feeds, its data and its Markdown, by type. */
        forms: [...doc.querySelectorAll('link[rel="alternate"][type]')].map(
          (link) => `${link.getAttribute('type')} ${link.getAttribute('href')}`,
        ),
        /** Absolute URLs with fragments. */
        links: all('a[href], link[rel="alternate"][type]', 'href').map(absolute),
        /** Links to another language, in header and footer. */
        switches: inLanguages('header a[hreflang], footer a[hreflang]'),
        /** Controls that open a dialog. */
        openers: [...doc.querySelectorAll('[data-dialog]')].map((link) => ({
          label: link.textContent?.trim() ?? '',
          dialog: link.getAttribute('data-dialog') ?? '',
          href: link.getAttribute('href') ?? '',
          popup: link.getAttribute('aria-haspopup') ?? '',
        })),
        ids: all('[id]', 'id'),
        /** Absolute URLs of images, stylesheets, icons and other files that the page needs. */
        resources: [...new Set(sources.filter((url) => url && !url.startsWith('data:')))].map(absolute),
      };
    },
    [html, origin + url],
  );
  const { location = null, 'x-robots-tag': robots } = headers;
  return { url, status: response.status(), location, robots, html, ...read };
}
