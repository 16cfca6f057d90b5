const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * What XML 1.0 cannot hold even escaped: control characters, halves of a surrogate pair, noncharacters. One of them
 * from an editor's clipboard makes a whole file unreadable.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as the content of an element or of an attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
