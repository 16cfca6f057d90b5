import { type Locale, localeConfig } from '../../i18n/locales';
import { messagesFor, translator } from '../../i18n/messages';
import { href, ingredientsPath, rulesPath } from '../../routes';
import { longDate } from '../../rules/dates';
import { site } from '../../site';
import { frontMatter, markdownLine, markdownLink } from '../../text/markdown';
import { absolute } from '../../urls';
import { citation, ledgerId, listIds, restrictions, restrictionsRead } from './list';

/** Returns the lists of the ingredient check as Markdown, a table for each. */
export function restrictionsMarkdown(locale: Locale): string {
  const { ingredients, ingredientsPage } = messagesFor(locale);
  const { hreflang } = localeConfig[locale];
  const words = translator(locale, 'ingredients');
  const { columns } = ingredientsPage;
  const head = [columns.name, columns.cas, columns.section, columns.since].map(markdownLine);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const tables = listIds.map((list) =>
    [
      `## ${markdownLine(ingredients.lists[list])}`,
      '',
      markdownLine(words(`about.${list}`)),
      '',
      row(head),
      row(head.map(() => '---')),
      ...restrictions
        .filter((each) => each.list === list)
        .map((each) =>
          row([
            markdownLine(each.name),
            each.cas.join(', '),
            markdownLink(
              markdownLine(citation(each)),
              absolute(`${href(locale, rulesPath)}#${ledgerId(each)}`),
            ),
            each.from ? longDate(each.from, hreflang) : '',
          ]),
        ),
    ].join('\n'),
  );
  const parts = [
    `# ${markdownLine(ingredientsPage.title)}`,
    markdownLine(ingredientsPage.lead),
    ...tables,
    `## ${markdownLine(ingredientsPage.notesTitle)}`,
    Object.values(ingredientsPage.notes)
      .map((note) => `- ${markdownLine(note)}`)
      .join('\n'),
    markdownLine(words('about.read', { date: longDate(restrictionsRead, hreflang) })),
  ];
  const front = frontMatter({
    title: ingredientsPage.metaTitle,
    description: ingredientsPage.metaDescription,
    url: absolute(href(locale, ingredientsPath)),
    language: hreflang,
    publisher: site.name,
  });
  return `${front}\n${parts.join('\n\n')}\n`;
}
