import { useLocale } from 'next-intl';
import { JsonLd } from '@/components/json-ld';
import { organization, softwareApplication, webSite } from '@/lib/seo/structured-data';

/** Company, site and product as structured data: once, on the landing page of each language. */
export function SiteData() {
  const locale = useLocale();
  return (
    <>
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
      <JsonLd data={softwareApplication(locale)} />
    </>
  );
}
