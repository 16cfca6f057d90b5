import { stegaClean } from '@sanity/client/stega';

/** Serializes JSON so that no string in it can close the script element or start markup. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Renders structured data without the invisible marks of a preview. All structured data goes through it.
 * @param data of a type of schema.org, which lib/seo/structured-data.ts names: TypeScript takes a third of its time to
 * compare it with their union here.
 */
export function JsonLd({ data }: { data: object }) {
  const inContext = { '@context': 'https://schema.org', ...data };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a text child would be HTML-escaped
      dangerouslySetInnerHTML={{ __html: escapeJson(stegaClean(inContext)) }}
    />
  );
}
