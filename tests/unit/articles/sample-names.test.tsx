import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { SampleNames } from '@/components/articles/sample-names';
import { compileMessages } from '@/lib/i18n/compile';
import { locales } from '@/lib/i18n/locales';
import * as site from '@/lib/site';
import { texts } from '../../support/messages';

jest.mock('@/lib/site', () => ({ ...jest.requireActual('@/lib/site'), confirmedFact: jest.fn() }));

test.each(locales)('marks authors as samples in %s until the owner confirms them', (locale) => {
  const { sampleNames } = texts(locale).resources;
  const lineWith = (fact: string | null) => {
    jest.mocked(site.confirmedFact).mockReturnValue(fact);
    const messages = compileMessages({ resources: { sampleNames } }) as object;
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        <SampleNames className="mt-3" />
      </NextIntlClientProvider>,
    );
  };
  expect(lineWith(null)).toMatch(/^<p class="type-caption text-ink-3 mt-3">(Sample names|예시 이름)/);
  expect(lineWith('yes')).toBe('');
});
