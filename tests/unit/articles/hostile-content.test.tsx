import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '@/components/articles/rich-text';
import { readingTime, updatedOn } from '@/lib/articles/article';
import { longestText } from '@/lib/articles/fields';
import { readingMinutes, splitIntroduction, withHeadings } from '@/lib/articles/rich-text';
import { intlMessages } from '@/lib/i18n/messages';
import { articleOf, block, bodyOf, linked, span, toArticle } from '../../support/portable-text';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));

const script = '<script>window.hacked=1</script>"><img src=x onerror=alert(1)>';
const citation = (fields: object) => ({ _type: 'citation', _key: 'c', ...fields });
const callout = (fields: object) => ({ _type: 'callout', _key: 'c', ...fields });
const table = (...rows: unknown[]) => [{ _type: 'table', rows }];

function htmlOf(content: unknown): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={intlMessages('en')} timeZone="UTC">
      <RichText blocks={withHeadings(articleOf({ content }).content).blocks} />
    </NextIntlClientProvider>,
  );
}

describe('a body', () => {
  const p = (text: string) => `<p dir="auto">${text}</p>`;
  /** Returns a block with one string. */
  const one = (text: unknown, extra: object = {}, ...marks: unknown[]) => [
    block([span(text, ...marks)], extra),
  ];
  const cases: [name: string, content: unknown, html: string | RegExp][] = [
    [
      'every mark',
      [block([span('a', 'strong'), span('b', 'em'), span('c()', 'code'), span('d', 'unknown')])],
      p('<strong>a</strong><em>b</em><code class="whitespace-nowrap">c()</code>d'),
    ],
    ...[
      ['h1', 'h2'],
      ['h2', 'h2'],
      ['h3', 'h3'],
      ['h4', 'h4'],
    ].map(([style, tag]): [string, unknown, string] => [
      `a heading of style ${style}`,
      one('A', { style }),
      `<${tag} id="a" dir="auto"><a href="#a" class="heading-link">A</a></${tag}>`,
    ]),
    ['an unknown style', one('x', { style: 'pullquote' }), p('x')],
    ...[
      ['bullet', 'ul'],
      ['number', 'ol'],
    ].map(([listItem, list]): [string, unknown, string] => [
      `a nested list of kind ${listItem}`,
      [1, 2, 1].map((level) => block('x', { listItem, level })),
      `<${list}><li>x<${list}><li>x</li></${list}></li><li>x</li></${list}>`,
    ]),
    [
      'a link to another site',
      [linked('https://www.ecfr.gov/current')],
      p('see <a href="https://www.ecfr.gov/current" rel="noopener">this</a>'),
    ],
    ['a link to a page', [linked('/resources')], p('see <a href="/resources">this</a>')],
    [
      'script in a string',
      one(script),
      /^<p dir="auto">&lt;script&gt;.*&lt;img src=x onerror=alert\(1\)&gt;<\/p>$/,
    ],
    [
      'script in a heading',
      one(script, { style: 'h2' }),
      /^<h2 id="script-window-hacked-1[\p{L}\p{N}-]*" dir="auto">/u,
    ],
    ['script as a style', one('x', { style: script }), p('x')],
    ['script as a mark', one('x', {}, script), p('x')],
    ['script as a list kind', one('x', { listItem: script }), '<ul><li>x</li></ul>'],
    ['script as a type', [{ _type: script, _key: 'x', html: script }], ''],
    // Names that every JavaScript object inherits.
    ...['constructor', '__proto__', 'hasOwnProperty', 'valueOf'].flatMap(
      (name): [string, unknown, string][] => [
        [`${name} as a type`, [{ _type: name, _key: 'x' }], ''],
        [`${name} as a style`, one('x', { style: name }), p('x')],
        [`${name} as a mark`, one('x', {}, name), p('x')],
        [`${name} as a list kind`, one('x', { listItem: name }), '<ul><li>x</li></ul>'],
        [`${name} inside a line`, [block([{ _type: name, _key: 'x' }, span('x')])], p('x')],
        [
          `${name} as a mark's definition`,
          [block([span('x', 'm')], { markDefs: [{ _key: 'm', _type: name }] })],
          p('x'),
        ],
      ],
    ),
    ...['table', 'image', 'callout', 'citation', 'block', 'unknown'].map(
      (kind): [string, unknown, string] => [
        `${kind} inside a line`,
        [block([{ _type: kind, _key: 'x' }, span('x')])],
        p('x'),
      ],
    ),
    ['script in a table', table({ cells: [script] }), /^<section [^>]*>(?!.*<script).*<\/section>$/],
    ['javascript: link', [linked('javascript:alert(1)')], p('see this')],
    ['link that is a number', [linked(7)], p('see this')],
    ['link without target', [linked(undefined)], p('see this')],
    [
      'link that breaks out of its attribute',
      [linked('https://a.example/"onmouseover="alert(1)')],
      /href="https:\/\/a\.example\/%22onmouseover=%22alert\(1\)"/,
    ],
    ['mark without definition', one('x', {}, 'gone'), p('x')],
    ['definitions that are not a list', one('x', { markDefs: 'l' }, 'l'), p('x')],
    ['empty definitions', [block([span('x', 'l')], { markDefs: [null, { _key: 'l' }, 3] })], p('x')],
    ['children that are not a list', [{ ...block([]), children: 'text' }], p('')],
    ['malformed children', [block([null, 3, 'x', {}, span('kept')])], p('kept')],
    ['text that is an object', [block([span({ a: 1 }), span('kept')])], p('kept')],
    ['marks that are not a list', [block([{ _type: 'span', text: 'x', marks: 'strong' }])], p('x')],
    ['malformed blocks', [null, undefined, 3, 'x', [], {}, { _type: 7 }, block([span('kept')])], p('kept')],
    ['a body that is a string', 'text', ''],
    ['a body that is an object', { _type: 'block' }, ''],
    ['no body', null, ''],
    [
      'an unknown object between blocks',
      [block([span('a')]), { _type: 'poll' }, block([span('b')])],
      '<p dir="auto">a</p><p dir="auto">b</p>',
    ],
    ['an unknown object inside a block', [block([span('a'), { _type: 'emoji' }, span('b')])], p('ab')],
    [
      'a list level of one billion',
      one('x', { listItem: 'bullet', level: 1e9 }),
      /^(<ul>(<li>)?)+x(<\/li>|<\/ul>)+$/,
    ],
    ['a level that is a string', one('x', { listItem: 'bullet', level: 'deep' }), '<ul><li>x</li></ul>'],
    ['table without rows', table(), ''],
    ['table with malformed rows', table(null, 3, { cells: 'x' }), ''],
    [
      'table with wrong cells',
      table({ cells: ['a', 3] }, { cells: [null, 'd'] }),
      /<td data-column="a"><\/td><td>d<\/td>/,
    ],
    [
      'script as a column name',
      table({ cells: [script] }, { cells: ['a'] }),
      /<td data-column="&lt;script&gt;[^"<]*">a<\/td>/,
    ],
    ['image without file', [{ _type: 'image', alt: 'x' }], ''],
    ['image with a wrong reference', [{ _type: 'image', asset: { _ref: 'image-../../x-1x1-png' } }], ''],
    [
      'image with half a crop',
      [{ _type: 'image', asset: { _ref: 'image-abc-40x30-png' }, crop: { top: 'x' }, alt: '"><script>' }],
      /width="40" height="30"/,
    ],
    ['link to an article', [toArticle('a-b')], p('see <a href="/resources/a-b">this</a>')],
    ...[null, 7, '', '../privacy', 'x/y', '\ud800', { current: 'a' }].map(
      (slug): [string, unknown, string] => [
        `link to an article of the slug ${JSON.stringify(slug)}`,
        [toArticle(slug)],
        p('see this'),
      ],
    ),
    [
      'citation with script everywhere',
      [citation({ text: script, reference: script, url: 'javascript:alert(1)' })],
      /^<figure class="citation"><figcaption dir="auto">&lt;script&gt;[^<]*<\/figcaption><blockquote dir="auto">&lt;script&gt;[^<]*<\/blockquote><\/figure>$/,
    ],
    [
      'citation with fields of the wrong type',
      [citation({ text: 7, reference: ' The act ', url: {} })],
      '<figure class="citation"><figcaption dir="auto">The act</figcaption></figure>',
    ],
    ['empty citation', [citation({}), citation({ text: [], reference: null })], ''],
    [
      'callout with script everywhere',
      [callout({ tone: script, title: script, text: [block([span(script)], { style: 'h2' })] })],
      /^<div role="note" class="callout" data-tone="note">.*<p dir="auto">&lt;script&gt;[^<]*<\/p><\/div><\/div>$/,
    ],
    [
      'callout in a callout',
      [callout({ title: 'T', text: [callout({ title: 'inner', text: [block([span('x')])] }), null, 'x'] })],
      /^(?!.*inner).*T<\/p><\/div><\/div>$/,
    ],
    ['empty callout', [callout({}), callout({ tone: 'note', title: ' ', text: [block([span(' ')])] })], ''],
    ['constructor as a tone', [callout({ tone: 'constructor', title: 'T' })], /data-tone="note"/],
    [
      'script as a link in a callout',
      [callout({ text: [linked('javascript:alert(1)'), toArticle('a-b')] })],
      /<p dir="auto">see this<\/p><p dir="auto">see <a href="\/resources\/a-b">/,
    ],
    ['right-to-left text', [block([span('مرحبا')])], p('مرحبا')],
    [
      'emoji',
      [block([span('👩🏽‍🔬')], { style: 'h3' })],
      '<h3 id="section" dir="auto"><a href="#section" class="heading-link">👩🏽‍🔬</a></h3>',
    ],
  ];

  test.each(cases)('%s', (_, content, expected) => {
    const html = htmlOf(content);
    if (typeof expected === 'string') expect(html).toBe(expected);
    else expect(html).toMatch(expected);
    expect(html).not.toMatch(/<script|<img src=x|href="\s*(javascript|data|vbscript):|style="/i);
  });

  test('renders 2 MB completely', () => {
    const content = Array.from({ length: 4000 }, (_, index) => block([span(`${index} ${'x'.repeat(500)}`)]));
    const html = htmlOf(content);
    expect(html.match(/<p/g)).toHaveLength(4000);
  });

  test('truncates a paragraph of 2 MB', () => {
    expect(htmlOf([block([span('가'.repeat(700_000))])])).toHaveLength(longestText + p('').length);
  });
});

describe('headings', () => {
  test('have unique ids that no other part of the page uses', () => {
    const h2 = (text: string) => block([span(text)], { style: 'h2' });
    const { headings } = withHeadings(bodyOf(h2('Main'), h2('Main'), h2('색소 첨가물'), h2('!!!'), h2('')));
    expect(headings.map(({ id }) => id)).toEqual(['main-2', 'main-3', '색소-첨가물', 'section']);
  });

  test.each([linked('/resources'), toArticle('a-b')])('are not links when they contain one', (heading) => {
    const html = htmlOf([{ ...heading, style: 'h2' }]);
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});

describe('the introduction, before the cover', () => {
  const text = (words: string) => block([span(words)]);
  const h2 = block([span('Heading')], { style: 'h2' });
  const item = block([span('Item')], { listItem: 'bullet' });
  test.each([
    ['ends at the first heading', [text('a'), text('b'), h2, text('c')], 2],
    ['is the first block of a text that begins with a heading', [h2, text('a')], 1],
    ['is the first block of a text without early headings', [1, 2, 3, 4, 5].map(String).map(text), 1],
    ['contains a whole list', [item, item, item, text('a')], 3],
    ['is empty without a text', [], 0],
  ])('%s', (_, content, blocks) => {
    const { introduction, rest } = splitIntroduction(bodyOf(...content));
    expect([introduction.length, rest.length]).toEqual([blocks, content.length - blocks]);
  });
});

describe('reading time', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['word', 1],
    ['word '.repeat(660), 3],
    ['가'.repeat(1500), 3],
    [`${'가'.repeat(500)} ${'word '.repeat(220)}`, 2],
  ])('rounds the minutes of string %#', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });

  test('counts citations and callouts', () => {
    const text = 'word '.repeat(220);
    const content = [
      block([span(text)]),
      citation({ text }),
      callout({ title: text, text: [block([span(text)]), block([span(text)])] }),
    ];
    expect(readingTime(articleOf({ content }))).toBe(5);
  });

  test('uses the starter content for an article without a body', () => {
    expect(readingTime({ content: [], starterContent: 'word '.repeat(440) })).toBe(2);
  });
});

describe('an update', () => {
  const publishedAt = '2026-01-01T00:00:00Z';
  test.each([
    ['2026-01-01T23:59:59Z', null],
    ['2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z'],
    ['2025-12-01T00:00:00Z', null],
    [null, null],
  ])('shows %s as %s', (updatedAt, shown) => {
    expect(updatedOn({ publishedAt, updatedAt })).toBe(shown);
  });
});
