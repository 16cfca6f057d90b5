import type { Locale } from '../../lib/i18n/locales.ts';
import type { StoredDocument } from './faulty-services.ts';

/** Strings that could end a script, a comment, an attribute or a string, and begin another script. */
export const hostileText = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '"); alert(2); ("',
  "'-alert(3)-'",
  '`$' + '{alert(4)}`',
  '\\u003cscript>alert(5)\\u003c/script>',
  '\u2028alert(6)\u2029',
  '<img src=x onerror=alert(7)>',
  '&lt;script&gt;',
].join(' ');

/** An article with that text in every field that a page shows. */
export function hostileArticle(language: Locale): StoredDocument {
  const span = { _type: 'span', _key: 's', text: hostileText, marks: [] };
  const date = '2026-01-02T03:04:05.000Z';
  return {
    _id: `hostile-${language}`,
    _type: 'resourcePage',
    _rev: 'r1',
    _createdAt: date,
    _updatedAt: date,
    publishedAt: date,
    title: `Hostile ${language} ${hostileText}`,
    slug: { _type: 'slug', current: `hostile-${language}` },
    language,
    shortTitle: hostileText,
    metaTitle: hostileText,
    metaDescription: hostileText,
    primaryKeywords: [hostileText, 'mocra'],
    secondaryKeywords: [hostileText],
    outline: [hostileText],
    content: [
      { _type: 'block', _key: 'h', style: 'h2', markDefs: [], children: [span] },
      { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] },
      {
        _type: 'block',
        _key: 'l',
        style: 'normal',
        markDefs: [{ _type: 'link', _key: 'm', href: 'javascript:alert(8)' }],
        children: [{ ...span, marks: ['m'] }],
      },
      { _type: 'code', _key: 'c', language: 'html', code: hostileText },
    ],
  } as unknown as StoredDocument;
}
