import { toMarkdown } from '@/lib/articles/markdown';
import { escapeMarkdown, markdownLink } from '@/lib/text/markdown';
import { block, bodyOf, linked, span, toArticle } from '../../support/portable-text';

const item = (listItem: string, level: number, text: string) => block(text, { listItem, level });
const kinds = { note: 'Note', important: 'Important', deadline: 'Deadline' };
const markdown = (...content: unknown[]) => toMarkdown(bodyOf(...content), kinds);

const cases: [name: string, content: unknown[], expected: string][] = [
  [
    'marks',
    [
      block([
        span('a '),
        span('b', 'strong'),
        span(' '),
        span('c', 'em'),
        span(' '),
        span('d', 'strong', 'em'),
      ]),
    ],
    'a **b** *c* ***d***',
  ],
  ['white space outside marks', [block([span('a'), span(' b ', 'strong'), span('c')])], 'a **b** c'],
  ['adjacent spans with the same mark', [block([span('a', 'strong'), span('b', 'strong')])], '**ab**'],
  ['code with a backtick', [block([span('a`b', 'code')])], '``a`b``'],
  ['headings', [block('One', { style: 'h1' }), block('Three', { style: 'h3' })], '## One\n\n### Three'],
  ['an empty heading', [block(' ', { style: 'h2' }), block('x')], 'x'],
  ['a quotation', [block('a\nb', { style: 'blockquote' })], '> a\\\n> b'],
  [
    'lists',
    [
      item('number', 1, 'a'),
      item('bullet', 2, 'b'),
      item('number', 1, 'c'),
      block('d'),
      item('number', 1, 'e'),
    ],
    '1. a\n   - b\n2. c\n\nd\n\n1. e',
  ],
  ['an unknown style', [block('x', { style: 'pullquote' })], 'x'],
  ['an unknown object', [{ _type: 'poll', question: 'x' }], ''],
  [
    'a table',
    [{ _type: 'table', rows: [{ cells: ['a|b', 'c'] }, { cells: ['1'] }] }],
    '| a\\|b | c |\n| --- | --- |\n| 1 |  |',
  ],
  ['a link', [linked('https://www.fda.gov/x')], 'see [this](https://www.fda.gov/x)'],
  ['a link of the site', [linked('/resources')], 'see [this](http://localhost:3000/resources)'],
  [
    'a numbered list after bullets',
    [item('bullet', 1, 'a'), item('bullet', 1, 'b'), item('number', 1, 'c'), item('number', 1, 'd')],
    '- a\n- b\n1. c\n2. d',
  ],
  [
    'a link to an article',
    [toArticle('한글')],
    'see [this](http://localhost:3000/resources/%ED%95%9C%EA%B8%80)',
  ],
  ['a link to an article that has no page', [toArticle(null)], 'see this'],
  ['a link to an article elsewhere', [toArticle('../privacy')], 'see this'],
  [
    'a citation',
    [
      {
        _type: 'citation',
        text: 'A *listing*\nshall',
        reference: '21 U.S.C. 364c',
        url: 'https://a.example/',
      },
    ],
    '> A \\*listing\\*\\\n> shall\n>\n> — [21 U.S.C. 364c](https://a.example/)',
  ],
  ['a citation without words', [{ _type: 'citation', reference: '21 CFR 701.3' }], '> — 21 CFR 701.3'],
  ['a citation without a reference', [{ _type: 'citation', text: 'Words.' }], '> Words.'],
  ['an empty citation', [{ _type: 'citation', text: ' ', url: 'https://a.example/' }, block('x')], 'x'],
  [
    'a callout',
    [
      {
        _type: 'callout',
        tone: 'deadline',
        title: '120 days',
        text: [block([span('From the '), span('first', 'strong'), span(' sale.')]), item('bullet', 1, 'a')],
      },
    ],
    '> **Deadline: 120 days**\n>\n> From the **first** sale.\n>\n> - a',
  ],
  [
    'a callout of an unknown kind without a title',
    [{ _type: 'callout', tone: 'loud', text: [block('x', { style: 'h2' })] }],
    '> **Note**\n>\n> x',
  ],
  ['an empty callout', [{ _type: 'callout', tone: 'note', text: 7 }, block('x')], 'x'],
  ['an anchor', [linked('#part')], 'see this'],
  ['a script as a link', [linked('java\tscript:alert(1)')], 'see this'],
  ['a data link', [linked('data:text/html,x')], 'see this'],
  ['parentheses in a link', [linked('https://e.example/a_(b)')], 'see [this](<https://e.example/a_(b)>)'],
];
test.each(cases)('%s', (_, content, expected) => {
  expect(markdown(...content)).toBe(expected);
});

test.each([
  ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
  ['*a* _b_ `c` ~d~ [e](f)', '\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ \\[e\\](f)'],
  ['# not a heading', '\\# not a heading'],
  ['- no item', '\\- no item'],
  ['1. no item', '1\\. no item'],
  ['    no code', 'no code'],
  ['===', '\\==='],
  ['&lt; but FD&C Act', '\\&lt; but FD&C Act'],
  ['back\\slash', 'back\\\\slash'],
  ['bell \u0007 and null \u0000', 'bell  and null '],
])('escapes %j', (text, expected) => {
  expect(escapeMarkdown(text)).toBe(expected);
});

test('keeps a target within its link', () => {
  expect(markdownLink('x', 'https://e.example/a> <b)')).toBe('[x](<https://e.example/a%3E%20%3Cb)>)');
});
