const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/**
 * Characters that XML 1.0 forbids even when escaped: control characters, lone surrogates, noncharacters. A single one
 * from an editor's clipboard would make the whole file invalid.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a string for use in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes.get(character) ?? character);
}
