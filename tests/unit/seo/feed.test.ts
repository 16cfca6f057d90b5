/** @jest-environment jsdom */
import type { Article } from '@/lib/articles/article';
import { reshapeArticle } from '@/lib/articles/article';
import { articleFeed } from '@/lib/articles/feed';
import { changes } from '@/lib/rules/changes';
import { rulesFeed } from '@/lib/rules/feed';
import { escapeXml } from '@/lib/seo/xml';

const article = (fields: object): Article => {
  const found = reshapeArticle({ _id: 'a', title: 'Title', slug: { current: 'a-slug' }, ...fields });
  if (!found) throw new Error('no article');
  return found;
};

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

test.each(hostile)('the title %j cannot break the feed', (title, kept) => {
  const fields = { title, author: { name: title }, metaDescription: title };
  const document = parse(articleFeed('en', [article(fields)]));
  expect(document.querySelectorAll('entry')).toHaveLength(1);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  const entry = document.querySelector('entry') as Element;
  for (const name of ['title', 'name', 'summary']) expect(text(entry, name)).toBe(kept);
});

test.each([
  ['en', 'http://localhost:3000/feed.xml', 'http://localhost:3000/resources'],
  ['ko', 'http://localhost:3000/ko/feed.xml', 'http://localhost:3000/ko/resources'],
] as const)('%s has what Atom requires', (locale, self, list) => {
  const document = parse(
    articleFeed(locale, [
      article({ publishedAt: '2026-01-05', _updatedAt: '2026-02-01T10:00:00Z' }),
      article({ _id: 'b c', title: 'Undated', slug: { current: '한글 slug' } }),
    ]),
  );
  const root = document.documentElement;
  expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(root.getAttribute('xml:lang')).toBe(locale);
  expect(text(root, 'feed > id')).toBe(self);
  expect(text(root, 'feed > updated')).toBe('2026-02-01T10:00:00.000Z');
  expect(root.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(self);
  expect(root.querySelector('feed > link[rel="alternate"]')?.getAttribute('href')).toBe(list);
  const entries = [...root.querySelectorAll('entry')];
  expect(entries).toHaveLength(2);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated']) expect(text(entry, name)).toBeTruthy();
    expect(new Date(text(entry, 'updated') ?? '').toISOString()).toBe(text(entry, 'updated'));
  }
  expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(2);
  expect(entries[1]?.querySelector('link')?.getAttribute('href')).toBe(
    'http://localhost:3000/resources/%ED%95%9C%EA%B8%80%20slug',
  );
});

test('a feed without articles is one too', () => {
  expect(text(parse(articleFeed('ko', [])), 'feed > updated')).toBeTruthy();
});

test.each([
  ['en', 'http://localhost:3000/rules/feed.xml', 'http://localhost:3000/rules'],
  ['ko', 'http://localhost:3000/ko/rules/feed.xml', 'http://localhost:3000/ko/rules'],
] as const)('%s has a feed of changes to the rules', (locale, self, page) => {
  const root = parse(rulesFeed(locale)).documentElement;
  expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(root.getAttribute('xml:lang')).toBe(locale);
  expect(text(root, 'feed > id')).toBe(self);
  expect(root.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(self);
  expect(root.querySelector('feed > link[rel="alternate"]')?.getAttribute('href')).toBe(page);
  const entries = [...root.querySelectorAll('entry')];
  expect(entries).toHaveLength(changes.length);
  expect(text(root, 'feed > updated')).toBe(`${changes[0].date}T00:00:00.000Z`);
  expect(text(entries.at(-1) as Element, 'updated')).toBe('2026-11-22T00:00:00.000Z');
  expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(changes.length);
  for (const entry of entries) {
    for (const name of ['title', 'summary']) expect(text(entry, name)).toBeTruthy();
    expect(entry.querySelector('link')?.getAttribute('href')?.startsWith(page)).toBe(true);
  }
});

test('escapes for elements and for attributes', () => {
  expect(escapeXml(`a&b<c>"d"'e'\u0000`)).toBe('a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;');
});
