import { renderToStaticMarkup } from 'react-dom/server';
import AllMessages from '@/components/layout/all-messages';
import { FeatureHero } from '@/components/sections/feature/hero';
import LandingSections from '@/components/sections/landing/sections';
import { featureText } from '@/lib/features/feature-text';
import { locales } from '@/lib/i18n/locales';
import { features } from '@/lib/routes';
import { landingSections } from '@/lib/sections';

/* Checks the § numbers in the HTML: each number follows the previous one and occurs once. */

// The module imports styles that only the bundler can resolve.
jest.mock('@/components/features/feature-scene', () => ({ FeatureScene: () => null }));

const numbersIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, number]) => number);
const inMargin = /<span class="section-number"[^>]*>§ ([\d.]+)</g;

describe.each(locales)('in %s', (locale) => {
  const render = (element: React.ReactNode) =>
    renderToStaticMarkup(<AllMessages locale={locale}>{element}</AllMessages>).replaceAll('<!-- -->', '');

  const html = render(<LandingSections />);

  test('numbers the sections of the landing page in order, from 1', () => {
    expect(numbersIn(html, /<section id="([\w-]+)"/g)).toEqual(landingSections);
    const numbers = numbersIn(html, />§ (\d+)</g);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  });

  test('numbers features within their section, on the landing page and on their own pages', () => {
    const [section] = numbersIn(html.slice(html.indexOf('<section id="features"')), inMargin);
    const expected = features.map((_, index) => `${section}.${index + 1}`);
    expect(numbersIn(html, />§ (\d+\.\d+)</g)).toEqual(expected);
    const heroes = features.map((feature) =>
      render(<FeatureHero feature={feature} text={featureText(feature, locale)} />),
    );
    expect(heroes.flatMap((hero) => numbersIn(hero, inMargin))).toEqual(expected);
  });
});
