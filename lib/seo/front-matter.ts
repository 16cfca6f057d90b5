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
