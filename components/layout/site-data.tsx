import { JsonLd } from '@/components/json-ld';
import type { Locale } from '@/lib/i18n/locales';
import { organization, softwareApplication, webSite } from '@/lib/seo/structured-data';

/** Company, site and product as structured data: once, on the landing page of each language. */
export function SiteData({ locale }: { locale: Locale }) {
  return (
    <>
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
      <JsonLd data={softwareApplication(locale)} />
    </>
  );
}
