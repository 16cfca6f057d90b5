import { locales } from './locales';

/** `generateStaticParams` of pages that exist in every language. */
export const localeParams = () => locales.map((locale) => ({ locale }));
