// Jest resolves next-intl/server for the browser, where it only throws, and has no route to take parameters from.
jest.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));
const urlLocale = jest.fn<Promise<string>, []>();
jest.mock('next/root-params', () => ({ locale: () => urlLocale() }));
const article: { current?: string } = {};
jest.mock('react', () => ({ ...jest.requireActual('react'), cache: () => () => article }));

import request from '@/lib/i18n/request';

const config = request as unknown as (asked: { locale?: string }) => Promise<{ locale: string }>;

test('uses the language of the call, then of the article, then of the URL', async () => {
  urlLocale.mockResolvedValue('en');
  expect(await config({})).toMatchObject({ locale: 'en' });
  article.current = 'ko';
  expect(await config({})).toMatchObject({ locale: 'ko' });
  expect(await config({ locale: 'en' })).toMatchObject({ locale: 'en' });
  delete article.current;
});

test('throws for a language that the site does not have', async () => {
  urlLocale.mockResolvedValue('xx');
  await expect(config({})).rejects.toThrow('does not have the language "xx"');
});
