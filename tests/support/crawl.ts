import type { APIRequestContext, Page } from '@playwright/test';

/** What a crawler reads of a page, from the HTML as it is served. */
export type CrawledPage = {
  /** Path and query as they were asked for. */
  address: string;
  status: number;
  /** Address that a redirect leads to, else null. */
  location: string | null;
  html: string;
  lang: string;
  headings: string[];
  title: string;
  description: string;
  canonical: string;
  noindex: boolean;
  /** Language and absolute address. */
  alternates: [string, string][];
  /** Absolute addresses with fragments. */
  links: string[];
  /** Language and path of each link to another language, in header and footer. */
  switches: [string, string][];
  /** What opens a dialog: its text, the dialog, where the link leads, and `aria-haspopup`. */
  openers: { label: string; dialog: string; href: string; popup: string }[];
  ids: string[];
  /** Absolute addresses of images, stylesheets, icons and whatever else the page itself needs. */
  resources: string[];
};

/** A node of a page's structured data. */
export type DataNode = { '@type': string; [field: string]: unknown };

/** The structured data in a page's HTML. */
export function dataOf(html: string): DataNode[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return [...scripts].map(([, json]) => JSON.parse(json ?? ''));
}

/** The node of a type, of which the open page must have one. */
export async function structuredData(page: Page, type: string): Promise<DataNode> {
  const found = dataOf(await page.content()).find((data) => data['@type'] === type);
  if (!found) throw new Error(`no structured data of type ${type}`);
  return found;
}

/** Asks for an address without following redirects and reads the answer. Nothing of the page is run. */
export async function crawlPage(
  page: Page,
  request: APIRequestContext,
  origin: string,
  address: string,
): Promise<CrawledPage> {
  const response = await request.get(origin + address, { maxRedirects: 0 });
  const isHtml = (response.headers()['content-type'] ?? '').startsWith('text/html');
  const html = isHtml ? await response.text() : '';
  const read = await page.evaluate(
    ([source = '', base = '']) => {
      const doc = new DOMParser().parseFromString(source, 'text/html');
      const attribute = (selector: string, name: string) =>
        doc.querySelector(selector)?.getAttribute(name) ?? '';
      const all = (selector: string, name: string) =>
        [...doc.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      const absolute = (address: string) => new URL(address, base).href;
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
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        noindex: attribute('meta[name="robots"]', 'content').includes('noindex'),
        alternates: [...doc.querySelectorAll('link[rel="alternate"][hreflang]')].map(
          (link) =>
            [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as [string, string],
        ),
        links: all('a[href], link[rel="alternate"][type]', 'href').map(absolute),
        switches: [...doc.querySelectorAll('header a[hreflang], footer a[hreflang]')].map(
          (link) =>
            [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as [string, string],
        ),
        openers: [...doc.querySelectorAll('[data-dialog]')].map((link) => ({
          label: link.textContent?.trim() ?? '',
          dialog: link.getAttribute('data-dialog') ?? '',
          href: link.getAttribute('href') ?? '',
          popup: link.getAttribute('aria-haspopup') ?? '',
        })),
        ids: all('[id]', 'id'),
        resources: [...new Set(sources.filter((address) => address && !address.startsWith('data:')))].map(
          absolute,
        ),
      };
    },
    [html, origin + address],
  );
  return {
    address,
    status: response.status(),
    location: response.headers().location ?? null,
    html,
    ...read,
  };
}
