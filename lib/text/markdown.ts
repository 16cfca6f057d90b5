/*
 * Builds Markdown (CommonMark) from untrusted strings. Characters with a meaning in Markdown or HTML are escaped.
 */

/** Escapes a string and removes control characters. */
export function escapeMarkdown(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .replace(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, '\\$&')
      // Markers of headings, lists, quotes and rules count at the start of a line only.
      .replace(/^([ \t]*)([#+=-])/gm, '$1\\$2')
      .replace(/^([ \t]*\d+)([.)])/gm, '$1\\$2')
      // Four spaces would start a code block.
      .replace(/^[ \t]+/gm, '')
  );
}

/** Returns an escaped string on one line, for headings, cells and labels. */
export function markdownLine(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, ' ').trim());
}

/** Returns a link; `label` is already Markdown. */
export function markdownLink(label: string, target: string): string {
  // Inside angle brackets only angle brackets and white space need encoding.
  const url = target.replace(/[<>\s]/g, encodeURIComponent);
  return `[${label}](${/[()]/.test(url) ? `<${url}>` : url})`;
}

/**
 * Front matter of a Markdown file: a line for each value that is set. Values are JSON strings, which are valid YAML, so
 * no value can break out.
 */
export function frontMatter(values: Readonly<Record<string, string | null | undefined>>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
