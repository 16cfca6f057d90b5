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
  ['the language is not set', () => Promise.resolve(undefined)],
  ['a prerendered page has no request headers', () => Promise.reject(new Error('dynamic'))],
  ['the site does not have the language', () => Promise.resolve('xx')],
])('throws instead of falling back: %s', async (_, requestLocale) => {
  await expect(config({ requestLocale: requestLocale() })).rejects.toThrow('localeOf');
});
