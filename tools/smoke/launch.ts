import { readFileSync } from 'node:fs';
import { type Locale, locales } from '../../lib/i18n/locales.ts';
import { href } from '../../lib/routes.ts';
import { confirmedFact, figures, site as owner } from '../../lib/site.ts';
import aboutEn from '../../messages/en/landing-about.json' with { type: 'json' };
import brandsEn from '../../messages/en/landing-brands.json' with { type: 'json' };
import aboutKo from '../../messages/ko/landing-about.json' with { type: 'json' };
import brandsKo from '../../messages/ko/landing-brands.json' with { type: 'json' };
import { type Check, publicPages } from './pages.ts';
import { elements, type Site } from './site.ts';

/*
 * Checks of the production site that its content is the owner's and no sample: a quotation of a customer who does not exist is
 * illegal (docs/launch-review.md). Facts that the owner has confirmed in lib/site.ts pass.
 */

const quotations: Record<Locale, { name: string; role: string }[]> = {
  en: [...Object.values(aboutEn.quotes), brandsEn.quote],
  ko: [...Object.values(aboutKo.quotes), brandsKo.quote],
};

/** Figures about our own business, as the landing page writes them. */
const ownFigures = (
  [
    'skusFiled',
    'listings',
    'countries',
    'firstPassAcceptance',
    'firstPassAcceptanceExact',
    'savedPerSkuUsd',
  ] as const
).map((name) => ({ name, text: figures[name].toLocaleString('en') }));

/** Names of the authors that the embedded dataset comes with. */
function sampleAuthors(): string[] {
  return readFileSync('embedded/dataset/data.ndjson', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { _type: string; name: string })
    .filter(({ _type }) => _type === 'author')
    .map(({ name }) => name);
}

/** Returns the text of a page without tags and scripts. */
const textOf = (html: string) =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ').replaceAll(/<[^>]*>/g, ' ');

export function launchChecks(site: Site): Check[] {
  return [
    { name: 'links and addresses under .example', run: () => checkExamples(site) },
    { name: 'quotations of customers', run: () => checkQuotations(site) },
    { name: 'authors and reviewers of articles', run: () => checkAuthors(site) },
    { name: 'figures about our business', run: () => checkFigures(site) },
  ];
}

/** Addresses of the company that receive no mail yet. */
const sampleAddresses = [owner.contactEmail, owner.privacyEmail].filter((address) =>
  address.endsWith('.example'),
);

/** Links and the company's addresses only: a drawn document may show an invented one. */
async function checkExamples(site: Site): Promise<string[]> {
  const pagesByLink = new Map<string, string[]>();
  for (const { path } of publicPages) {
    const { html } = await site.get(path);
    const text = textOf(html);
    const written = sampleAddresses.filter((address) => text.includes(address));
    for (const target of [
      ...elements(html, 'a').map(({ href: linked = '' }) => linked),
      ...written.map((address) => `mailto:${address}`),
    ]) {
      const link = /^(?:mailto:|https?:\/\/)[^/?#]*\.example(?=[/?#]|$)/.exec(target)?.[0];
      if (!link) continue;
      const known = pagesByLink.get(link) ?? [];
      if (known.at(-1) !== path) pagesByLink.set(link, [...known, path]);
    }
  }
  return [...pagesByLink].map(([link, [first, ...more]]) =>
    more.length > 0 ? `${link} on ${first} and ${more.length} more` : `${link} on ${first}`,
  );
}

async function checkQuotations(site: Site): Promise<string[]> {
  if (confirmedFact('quoteConsent') !== null) return [];
  const problems: string[] = [];
  for (const locale of locales) {
    const path = href(locale, '/');
    const text = textOf((await site.get(path)).html);
    for (const { name, role } of quotations[locale])
      if (text.includes(name)) problems.push(`${path} quotes ${name} (${role}): no consent is confirmed`);
  }
  return problems;
}

async function checkAuthors(site: Site): Promise<string[]> {
  if (confirmedFact('articleAuthors') !== null) return [];
  const { html: sitemap } = await site.get('/sitemap.xml');
  const paths = [
    ...sitemap.matchAll(/<loc>https?:\/\/[^/<]+((?:\/ko)?\/resources\/(?!topics\/|page\/)[^<]+)<\/loc>/g),
  ].map(([, path = '']) => path);
  const articles = new Map<string, string[]>();
  const names = sampleAuthors();
  for (const path of paths) {
    const text = textOf((await site.get(path)).html);
    for (const name of names.filter((sample) => text.includes(sample)))
      articles.set(name, [...(articles.get(name) ?? []), path]);
  }
  return [...articles].map(
    ([name, own]) =>
      `${name} is a sample author: on ${own[0]}${own.length > 1 ? ` and ${own.length - 1} more` : ''}`,
  );
}

async function checkFigures(site: Site): Promise<string[]> {
  if (confirmedFact('figures') !== null) return [];
  const text = textOf((await site.get('/')).html);
  return ownFigures
    .filter((figure) =>
      new RegExp(`(?<![\\d.,])${figure.text.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`).test(text),
    )
    .map(({ name, text: shown }) => `${shown} (figures.${name} in lib/site.ts) is not confirmed`);
}
