/**
 * Head of a Markdown file: a line for each value there is. A JSON string is a YAML string, so nothing in a value can
 * end it.
 */
export function frontMatter(values: Readonly<Record<string, string | null | undefined>>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
