/**
 * Links at the end of the body, which do not delay the first paint: React would write preloads into the head, and one
 * for each sheet of a server component. Chrome also holds the first paint for up to 50 ms for fonts of the head.
 */
export function LateLinks({ fonts, sheets }: { fonts: string[]; sheets: string[] }) {
  const links = [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" fetchpriority="low">`),
  ];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of files that the build wrote
  return <div hidden dangerouslySetInnerHTML={{ __html: links.join('') }} />;
}
