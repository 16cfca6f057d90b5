import { articleMarkdown } from '@/lib/articles/article-markdown';
import { featureMarkdown } from '@/lib/features/feature-markdown';
import { featureText } from '@/lib/features/feature-text';
import { locales } from '@/lib/i18n/locales';
import { articleHref, features } from '@/lib/routes';
import { llmsText } from '@/lib/seo/llms';
import { securityText } from '@/lib/seo/security-text';
import { matchRoute } from '@/lib/server/match-route';
import { markdownLine } from '@/lib/text/markdown';
import { articleOf } from '../../support/portable-text';

const hostile = '---\n# "Title" </script> [x](javascript:alert(1))\u0000';
const article = articleOf({
  title: hostile,
  author: { name: hostile },
  metaDescription: hostile,
  starterContent: 'one\ntwo',
});

/** Returns the front matter as YAML with JSON strings. */
function headOf(markdown: string): Record<string, string> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  return Object.fromEntries(
    head.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
      return [name, JSON.parse(value)];
    }),
  );
}

test('keeps a hostile title within its value and heading', () => {
  const markdown = articleMarkdown(article, { slug: 'other', language: 'ko' });
  expect(headOf(markdown)).toMatchObject({
    title: article.title,
    author: article.authors[0]?.name,
    url: 'http://localhost:3000/resources/a-slug',
    translation: 'http://localhost:3000/resources/other',
  });
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  expect(body.match(/^#+ /gm)).toEqual(['# ']);
  expect(body).not.toMatch(/[^\\]<\/script|\0|[^\\]\[x\]/);
  expect(body).toContain('one\\\ntwo');
});

test('names review and sources as the page does and escapes their titles', () => {
  const sourced = articleOf({
    language: 'ko',
    authors: [{ name: 'Mina' }, { name: 'Jo' }],
    reviewedBy: { name: 'Ann' },
    reviewedAt: '2026-11-22',
    sources: [
      { title: 'A [law]\n# of', url: 'https://a.example/(1)', readOn: '2026-11-02' },
      { title: 'A book' },
    ],
  });
  const markdown = articleMarkdown(sourced, null);
  expect(headOf(markdown)).toMatchObject({ author: 'Mina, Jo', reviewer: 'Ann', reviewed: '2026-11-22' });
  expect(markdown).toContain(
    '## 근거 자료\n\n1. [A \\[law\\] # of](<https://a.example/(1)>) (2026년 11월 2일 확인)\n2. A book\n',
  );
  expect(headOf(articleMarkdown(article, null))).not.toHaveProperty('reviewer');
  expect(articleMarkdown(article, null)).not.toContain('## Sources');
});

describe.each(locales)('in %s', (locale) => {
  test.each(features)('matches in Markdown the page of %s', (feature) => {
    const text = featureText(feature, locale);
    const markdown = featureMarkdown(feature, locale);
    expect(headOf(markdown)).toMatchObject({ title: text.metaTitle, language: locale });
    const shown = [
      text.title,
      text.lead,
      text.regulation.quote,
      ...text.challenges.items.flatMap(({ rule, wrong, ours }) => [rule, wrong, ours]),
      ...text.steps.items.flatMap((step) => [step.title, step.text]),
      ...text.outcomes.items.flatMap(({ figure, label, basis }) => [figure, label, basis]),
      ...text.questions.items.flatMap(({ question, answer }) => [question, answer]),
    ];
    for (const words of shown) expect(markdown).toContain(markdownLine(words));
    expect(markdown).not.toMatch(/\{\w+\}|<\w+>/);
  });
});

test('lists only existing URLs in llms.txt', () => {
  const text = llmsText({ en: [article], ko: [] });
  const urls = [...text.matchAll(/(?<!\\)\]\(<?([^)>]+)>?\)/g)].map(([, url]) => new URL(url ?? ''));
  expect(urls.length).toBeGreaterThan(20);
  for (const { pathname } of urls) {
    expect(['page', 'file']).toContain(matchRoute(pathname).kind);
  }
  expect(text.match(/^# .*/gm)).toEqual(['# Attesta']);
  expect(text).toContain(`http://localhost:3000${articleHref('a-slug')}.md`);
});

test('has an expiry date in security.txt within a year', () => {
  const now = new Date('2026-11-21T12:00:00.123Z');
  const text = securityText(now);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(now.getTime());
  expect(expires - now.getTime()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain('Canonical: http://localhost:3000/.well-known/security.txt');
});
