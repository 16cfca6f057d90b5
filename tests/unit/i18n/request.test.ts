// Jest resolves next-intl/server for the browser, where it only throws.
jest.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

import request from '@/lib/i18n/request';

type Asked = { locale?: string; requestLocale: Promise<string | undefined> };
const config = request as unknown as (asked: Asked) => Promise<{ locale: string }>;

test('uses the language of the call, otherwise the language of the page', async () => {
  const requestLocale = Promise.resolve('ko');
  expect(await config({ requestLocale })).toMatchObject({ locale: 'ko' });
  expect(await config({ locale: 'en', requestLocale })).toMatchObject({ locale: 'en' });
});

test.each([
  ['nobody has set it', () => Promise.resolve(undefined)],
  ['a page that is made ahead has no headers to ask', () => Promise.reject(new Error('dynamic'))],
  ['it is none of the site', () => Promise.resolve('xx')],
])('throws instead of falling back: %s', async (_, requestLocale) => {
  await expect(config({ requestLocale: requestLocale() })).rejects.toThrow('localeOf');
});
