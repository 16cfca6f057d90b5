import { type Locale, localeConfig } from '../i18n/locales';
import { messagesFor, translator } from '../i18n/messages';
import { type Feature, href } from '../routes';
import { site } from '../site';
import { frontMatter, markdownLine, markdownLink } from '../text/markdown';
import { absolute, appLink } from '../urls';
import { featureText } from './feature-text';

/** Returns a feature page as Markdown, from the same messages as the page. */
export function featureMarkdown(feature: Feature, locale: Locale): string {
  const text = featureText(feature, locale);
  const { featurePage } = messagesFor(locale);
  const labeled = (label: string, words: string) => `**${markdownLine(label)}:** ${markdownLine(words)}`;
  const today = new Date().toISOString().slice(0, 10);
  const { challenges, steps, outcomes, questions, closing, regulation } = text;
  const parts = [
    `# ${markdownLine(text.title)}`,
    markdownLine(text.lead),
    `> ${labeled(regulation.label, regulation.quote)}\n>\n> ${markdownLine(regulation.citation)}`,
    `## ${markdownLine(challenges.title)}`,
    ...challenges.items.flatMap(({ rule, citation, wrong, ours }) => [
      `${labeled(featurePage.rule, rule)} (${markdownLine(citation)})`,
      labeled(featurePage.wrong, wrong),
      labeled(featurePage.ours, ours),
    ]),
    `## ${markdownLine(steps.title)}`,
    steps.items
      .map((step, index) => `${index + 1}. **${markdownLine(step.title)}.** ${markdownLine(step.text)}`)
      .join('\n'),
    `## ${markdownLine(outcomes.title)}`,
    outcomes.items
      .map(
        ({ figure, label, basis }) =>
          `- **${markdownLine(figure)}**: ${markdownLine(label)} (${markdownLine(basis)})`,
      )
      .join('\n'),
    `## ${markdownLine(questions.title)}`,
    ...questions.items.flatMap(({ question, answer }) => [
      `### ${markdownLine(question)}`,
      markdownLine(answer),
    ]),
    `## ${markdownLine(closing.title)}`,
    markdownLine(closing.text),
    markdownLink(markdownLine(closing.button), appLink(`/features/${feature}`, 'closing')),
    markdownLine(translator(locale, 'footer').markup('disclaimer', { date: () => today })),
  ];
  const head = frontMatter({
    title: text.metaTitle,
    description: text.metaDescription,
    url: absolute(href(locale, `/features/${feature}`)),
    language: localeConfig[locale].hreflang,
    publisher: site.name,
  });
  return `${head}\n${parts.join('\n\n')}\n`;
}
