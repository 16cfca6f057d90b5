import type { Metadata } from 'next';
import { env } from '../env';
import { defaultLocale, type Locale, localeRows } from '../i18n/locales';
import { href, pageAt } from '../routes';
import { site } from '../site';

/** Size of social images in pixels (specification, section 9). */
export const socialImageSize = { width: 1200, height: 630 };

type PageMetadataInput = {
  locale: Locale;
  /** Path of the page without language prefix. */
  path: string;
  title: string;
  description: string;
  /** The title already carries the product's name. */
  absoluteTitle?: boolean;
};

/** Absolute address of a path. */
export function absolute(path: string): string {
  return path === '/' ? env().siteUrl : `${env().siteUrl}${path}`;
}

/** Title with the product's name behind it. */
export function fullTitle(title: string): string {
  return `${title} - ${site.name}`;
}

/**
 * Addresses of a page in each language it exists in, with x-default. Undefined for a page in one language:
 * hreflang is promised only where a translation exists.
 */
export function alternateLanguages(path: string): Record<string, string> | undefined {
  const page = pageAt(path);
  if (!page || page.locales.length < 2) return undefined;
  const languages = Object.fromEntries(
    page.locales.map((locale) => [localeRows[locale].hreflang, absolute(href(locale, path))]),
  );
  return { ...languages, 'x-default': absolute(href(defaultLocale, path)) };
}

/** Head of a page of the route table. */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  absoluteTitle,
}: PageMetadataInput): Metadata {
  const page = pageAt(path);
  const canonical = absolute(href(locale, path));
  const whole = absoluteTitle ? title : fullTitle(title);
  const image = { url: absolute(`/social/${locale}.png`), ...socialImageSize, alt: site.name };
  const others = page?.locales.filter((other) => other !== locale) ?? [];
  return {
    title: whole,
    description,
    alternates: { canonical, languages: alternateLanguages(path) },
    robots: page?.index === false ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      url: canonical,
      siteName: site.name,
      title: whole,
      description,
      locale: localeRows[locale].openGraph,
      alternateLocale: others.map((other) => localeRows[other].openGraph),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: whole, description, images: [image] },
  };
}
