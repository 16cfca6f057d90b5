import type { Thing, WithContext } from 'schema-dts';

/** JSON that cannot close its script element or be read as markup, whatever its strings hold. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The only place that prints structured data. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a text child would be HTML-escaped
      dangerouslySetInnerHTML={{ __html: escapeJson(data) }}
    />
  );
}
