import { renderToStaticMarkup } from 'react-dom/server';
import AllMessages from '@/components/layout/all-messages';
import { FeatureHero } from '@/components/sections/feature/hero';
import LandingSections from '@/components/sections/landing/sections';
import { featureText } from '@/lib/features/feature-text';
import { locales } from '@/lib/i18n/locales';
import { features } from '@/lib/routes';
import { landingSections } from '@/lib/sections';

/* The § numbers in the margin, as they are in the HTML: each place counts one further, and no number is there twice. */

// It lists styles in a way that only the bundler knows.
jest.mock('@/components/features/feature-scene', () => ({ FeatureScene: () => null }));

const numbersIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, number]) => number);
const inMargin = /<span class="section-number"[^>]*>§ ([\d.]+)</g;

describe.each(locales)('in %s', (locale) => {
  const render = (element: React.ReactNode) =>
    renderToStaticMarkup(<AllMessages locale={locale}>{element}</AllMessages>).replaceAll('<!-- -->', '');

  const html = render(<LandingSections />);

  test('the sections of the landing have their order, and count from 1', () => {
    expect(numbersIn(html, /<section id="([\w-]+)"/g)).toEqual(landingSections);
    const numbers = numbersIn(html, inMargin);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  });

  test('features count within their section, on the landing and on their pages', () => {
    const [section] = numbersIn(html.slice(html.indexOf('<section id="features"')), inMargin);
    const expected = features.map((_, index) => `${section}.${index + 1}`);
    expect(numbersIn(html, /<p [^>]*>§ ([\d.]+)<\/p>/g)).toEqual(expected);
    const heroes = features.map((feature) =>
      render(<FeatureHero feature={feature} text={featureText(feature, locale)} />),
    );
    expect(heroes.flatMap((hero) => numbersIn(hero, inMargin))).toEqual(expected);
  });
});
