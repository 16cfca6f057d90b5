import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { CitationFigure } from '@/components/articles/rich-text';
import { LinkedCitation } from '@/components/ui/linked-citation';
import type { Locale } from '@/lib/i18n/locales';

const html = (element: React.ReactElement, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  );
const targets = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
const words = (markup: string) => markup.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');

const text = 'FD&C Act § 607(b)(2)(B); FDA guidance on registration and listing';

test.each([
  ['en', '/rules#fdca-607-b-2', '/rules#fda-registration-guidance'],
  ['ko', '/ko/rules#fdca-607-b-2', '/ko/rules#fda-registration-guidance'],
] as const)('links a citation to its rules in %s without changing the words', (locale, ...links) => {
  const markup = html(<LinkedCitation text={text} />, locale);
  expect(targets(markup)).toEqual(links);
  expect(words(markup)).toBe(text);
});

test('links a citation of an article to its own source, otherwise to the rule, otherwise nowhere', () => {
  const figure = (reference: string, url: string | null) =>
    targets(html(<CitationFigure citation={{ text: 'Words.', reference, url } as never} />));
  expect(figure('21 U.S.C. 364c(b)', 'https://uscode.house.gov/')).toEqual(['https://uscode.house.gov/']);
  expect(figure('21 U.S.C. 364a(b)', null)).toEqual(['/rules#fdca-605-b']);
  expect(figure('A letter of 1999', null)).toEqual([]);
});
