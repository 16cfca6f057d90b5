import { type Locale, localeConfig } from '../../i18n/locales';
import { messagesFor } from '../../i18n/messages';
import { href, productFilePath } from '../../routes';
import { site } from '../../site';
import { frontMatter, markdownLine } from '../../text/markdown';
import { absolute } from '../../urls';
import { exampleView } from './page';
import { sections } from './sections';

/** Returns the page of the product file as Markdown, with the file of the example. */
export function productFileMarkdown(locale: Locale): string {
  const { productFile, productFilePage } = messagesFor(locale);
  const { findings, verdict } = exampleView(locale);
  const parts = sections.flatMap((section) => {
    const own = findings.filter((finding) => finding.section === section);
    const lines = own.map(({ title, severity, sources }) => {
      const cited = [...new Set(sources.map(({ citation }) => citation))].join(', ');
      return `- ${markdownLine(productFile.severities[severity])}: ${markdownLine(title)}${cited && ` (${markdownLine(cited)})`}`;
    });
    return own.length > 0 ? [`### ${markdownLine(productFile.sections[section])}`, lines.join('\n')] : [];
  });
  const front = frontMatter({
    title: productFilePage.metaTitle,
    description: productFilePage.metaDescription,
    url: absolute(href(locale, productFilePath)),
    language: localeConfig[locale].hreflang,
    publisher: site.name,
  });
  const body = [
    `# ${markdownLine(productFilePage.title)}`,
    markdownLine(productFilePage.lead),
    `## ${markdownLine(productFile.verdict.example)}: ${markdownLine(verdict)}`,
    markdownLine(productFile.verdict.exampleText),
    ...parts,
    `## ${markdownLine(productFilePage.notesTitle)}`,
    Object.values(productFilePage.notes)
      .map((note) => `- ${markdownLine(note)}`)
      .join('\n'),
  ];
  return `${front}\n${body.join('\n\n')}\n`;
}
