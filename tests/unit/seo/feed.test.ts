/** @jest-environment jsdom */

import type { Locale } from '@/lib/i18n/locales';
import { changes, corrections } from '@/lib/rules/changes';
import { articleFeed } from '@/lib/seo/article-feed';
import { rulesFeed } from '@/lib/seo/rules-feed';
import { escapeXml } from '@/lib/seo/xml';
import { articleOf } from '../../support/portable-text';

const origin = 'http://localhost:3000';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const text = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent;

const script = '</title></feed><script>alert(1)</script>';
const section = `]]><![CDATA[ &amp; &#0; "quotes" 'too'`;
const hostile = [
  [script, script],
  [section, section],
  ['bell\u0007, null\u0000, half\ud800 a pair,\uffff 🧴 whole', 'bell, null, half a pair, 🧴 whole'],
  ['a\u2028b العربية 화장품', 'a\u2028b العربية 화장품'],
] as const;

test.each(hostile)('escapes the title %j', (title, kept) => {
  const fields = { title, author: { name: title }, metaDescription: title };
  const document = parse(articleFeed('en', [articleOf(fields)]));
  expect(document.querySelectorAll('entry')).toHaveLength(1);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  const entry = document.querySelector('entry') as Element;
  for (const name of ['title', 'name', 'summary']) expect(text(entry, name)).toBe(kept);
});

const articles = (locale: Locale) =>
  articleFeed(locale, [
    articleOf({ publishedAt: '2026-01-05', _updatedAt: '2026-02-01T10:00:00Z' }),
    articleOf({ _id: 'b c', title: 'Undated', slug: { current: '한글 slug' } }),
  ]);

test.each([
  [articles, 'en', '/feed.xml', '/resources', 2, '2026-02-01T10:00:00.000Z'],
  [articles, 'ko', '/ko/feed.xml', '/ko/resources', 2, '2026-02-01T10:00:00.000Z'],
  [
    rulesFeed,
    'en',
    '/rules/feed.xml',
    '/rules',
    changes.length + corrections.length,
    `${[changes[0].date, corrections[0]?.date ?? ''].sort().at(-1)}T00:00:00.000Z`,
  ],
  [
    rulesFeed,
    'ko',
    '/ko/rules/feed.xml',
    '/ko/rules',
    changes.length + corrections.length,
    `${[changes[0].date, corrections[0]?.date ?? ''].sort().at(-1)}T00:00:00.000Z`,
  ],
] as const)(
  'has the elements that Atom requires for %O in %s',
  (feed, locale, self, page, count, updated) => {
    const root = parse(feed(locale)).documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(root.getAttribute('xml:lang')).toBe(locale);
    expect(text(root, 'feed > id')).toBe(origin + self);
    expect(text(root, 'feed > updated')).toBe(updated);
    expect(root.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(origin + self);
    expect(root.querySelector('feed > link[rel="alternate"]')?.getAttribute('href')).toBe(origin + page);
    const entries = [...root.querySelectorAll('entry')];
    expect(entries).toHaveLength(count);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated']) expect(text(entry, name)).toBeTruthy();
      expect(new Date(text(entry, 'updated') ?? '').toISOString()).toBe(text(entry, 'updated'));
      expect(entry.querySelector('link')?.getAttribute('href')).toMatch(
        origin + page.replace('/ko/res', '/res'),
      );
    }
    expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(count);
  },
);

test('encodes the URL of an entry and names the subject of a rule change', () => {
  expect(articles('en')).toContain(`href="${origin}/resources/%ED%95%9C%EA%B8%80%20slug"`);
  const entries = [...parse(rulesFeed('ko')).querySelectorAll('entry')];
  expect(text(entries.at(-1) as Element, 'updated')).toBe('2026-11-22T00:00:00.000Z');
  for (const entry of entries) expect(text(entry, 'summary')).toBeTruthy();
});

test('is valid without articles', () => {
  expect(text(parse(articleFeed('ko', [])), 'feed > updated')).toBeTruthy();
});

test('escapes elements and attributes', () => {
  expect(escapeXml(`a&b<c>"d"'e'\u0000`)).toBe('a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;');
});
