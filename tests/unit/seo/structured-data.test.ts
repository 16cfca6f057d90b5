import { featureText } from '@/lib/features/feature-text';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { features } from '@/lib/routes';
import {
  articleItemList,
  blogPosting,
  breadcrumbList,
  faqPage,
  howTo,
  organization,
  softwareApplication,
  webSite,
} from '@/lib/seo/structured-data';
import { plans, site } from '@/lib/site';
import { articleOf } from '../../support/portable-text';

/** The properties that search engines require, by type. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'image', 'publisher', 'mainEntityOfPage'],
  HowTo: ['name', 'step'],
  ItemList: ['itemListElement'],
  Offer: ['name', 'price', 'priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowToStep: ['name', 'text', 'position'],
  ListItem: ['position', 'name'],
  ImageObject: ['url'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  Person: ['name'],
};

/** Returns every object of a tree that has a type; a mention by `@id` alone is not a description. */
function typed(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (!value || typeof value !== 'object') return [];
  const node = value as Record<string, unknown>;
  const own = node['@type'] && !(node['@id'] && Object.keys(node).length === 2) ? [node] : [];
  return [...own, ...Object.values(node).flatMap(typed)];
}

const article = articleOf({ publishedAt: '2026-01-05T00:00:00Z', author: { name: 'Mina' } });

const data = {
  organization: organization(),
  webSite: webSite(),
  ...Object.fromEntries(locales.map((locale) => [`application ${locale}`, softwareApplication(locale)])),
  faq: faqPage([{ question: 'Why?', answer: 'So.' }]),
  trail: breadcrumbList([{ name: 'Home', path: '/' }]),
  article: blogPosting(article, 'Words.', 'http://localhost:3000/x.png'),
  steps: howTo('Steps', [{ title: 'One', text: 'Do it.' }]),
  list: articleItemList([{ title: 'Title', slug: 'a-slug' }]),
};

test.each(Object.entries(data))('has for %s all required properties and no empty value', (_, value) => {
  const nodes = typed(value);
  expect(nodes.length).toBeGreaterThan(0);
  for (const node of nodes) {
    const type = String(node['@type']);
    expect(Object.keys(required)).toContain(type);
    for (const name of required[type] ?? []) expect(node).toHaveProperty(name);
    for (const text of Object.values(node)) expect(text).not.toBe('');
  }
});

test.each(locales)('lists the plans of the pricing section as offers in %s', (locale) => {
  const { landing, landingPricing } = messagesFor(locale);
  const application = softwareApplication(locale);
  expect(application).not.toHaveProperty('aggregateRating');
  expect(application).toMatchObject({
    name: site.name,
    description: landing.metaDescription,
    offers: plans.map(({ id, priceUsd }) => {
      const { name, description } = landingPricing.plans[id];
      return { name, description, price: priceUsd, priceCurrency: 'USD' };
    }),
  });
});

describe.each(locales)('in %s', (locale) => {
  test.each(features)('lists the steps of the page of %s', (feature) => {
    const { steps } = featureText(feature, locale);
    expect(howTo(steps.title, steps.items)).toMatchObject({
      name: steps.title,
      step: steps.items.map(({ title, text }, index) => ({ name: title, text, position: index + 1 })),
    });
  });
});

test('names an author only if one exists, and omits cards without a URL from the list', () => {
  expect(blogPosting(article, '', 'x')).toHaveProperty('author.name', 'Mina');
  expect(blogPosting({ ...article, authors: [] }, '', 'x')).not.toHaveProperty('author');
  const authors = [
    { name: 'Mina', role: null },
    { name: 'Jo', role: 'Editor' },
  ];
  expect(blogPosting({ ...article, authors }, '', 'x')).toHaveProperty('author', [
    { '@type': 'Person', name: 'Mina' },
    { '@type': 'Person', name: 'Jo', jobTitle: 'Editor' },
  ]);
  const list = articleItemList([
    { title: 'Nowhere', slug: null },
    { title: 'Title', slug: 'a b' },
  ]);
  expect(list).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: 'http://localhost:3000/resources/a%20b' }],
  });
});

test('attaches the review to the page and cites sources, and omits both if unknown', () => {
  const url = 'http://localhost:3000/resources/';
  const plain = blogPosting({ ...article, slug: '' }, '', 'x');
  expect(plain).toHaveProperty('mainEntityOfPage', url);
  expect(plain).not.toHaveProperty('citation');
  const reviewed = {
    ...article,
    slug: '',
    reviewer: { name: 'Jo', role: 'Editor' },
    reviewedAt: '2026-11-22',
    sources: [
      { title: '21 U.S.C. 364c', url: 'https://a.example/', readOn: '2026-11-22' },
      { title: 'A book', url: null, readOn: null },
    ],
  };
  expect(blogPosting(reviewed, '', 'x')).toMatchObject({
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      reviewedBy: { '@type': 'Person', name: 'Jo', jobTitle: 'Editor' },
      lastReviewed: '2026-11-22',
    },
    citation: [
      { '@type': 'CreativeWork', name: '21 U.S.C. 364c', url: 'https://a.example/' },
      { '@type': 'CreativeWork', name: 'A book' },
    ],
  });
  expect(blogPosting({ ...reviewed, reviewer: null }, '', 'x')).toHaveProperty('mainEntityOfPage', {
    '@type': 'WebPage',
    '@id': url,
    lastReviewed: '2026-11-22',
  });
});

test('omits channels without a URL', () => {
  expect(organization()).not.toHaveProperty('sameAs');
});
