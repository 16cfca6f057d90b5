import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '@/components/articles/rich-text';
import { block, bodyOf, span } from '../../support/portable-text';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));

const markDefs = [{ _key: 'law', _type: 'link', href: 'https://law.example/608' }];
const quotation = (...children: object[]) =>
  renderToStaticMarkup(<RichText blocks={bodyOf(block(children, { style: 'blockquote', markDefs }))} />);
const parts = (quote: string, source: string) =>
  `<blockquote dir="auto"><p>${quote}</p><footer><cite>${source}</cite></footer></blockquote>`;

test('reads the source after the closing mark', () => {
  expect(quotation(span('Means “safe.” FD&C Act section 608(c)(1)'))).toBe(
    parts('Means “safe.”', 'FD&amp;C Act section 608(c)(1)'),
  );
  expect(quotation(span('"Safe." 21 U.S.C. 364d'))).toBe(parts('&quot;Safe.&quot;', '21 U.S.C. 364d'));
});

test('reads the source from a last line after a dash', () => {
  for (const dash of ['—', '–', '-', '― ']) {
    expect(quotation(span(`One line.\nAnother.\n${dash} FDA, 2024`))).toBe(
      parts('One line.<br/>Another.', 'FDA, 2024'),
    );
  }
});

test('keeps marks and links in quotation and source', () => {
  expect(
    quotation(span('Means '), span('“safe.”', 'em'), span(' '), span('Section 608', 'law', 'strong')),
  ).toBe(
    parts(
      'Means <em>“safe.”</em>',
      '<a href="https://law.example/608" rel="noopener"><strong>Section 608</strong></a>',
    ),
  );
});

test.each([
  ['no source', 'Work to the calendar.'],
  ['a sentence after the quoted one', '“It is safe.” That was all it said.'],
  ['words after a quoted word', 'A “safe” product'],
  ['a second quoted sentence', '“One.” and “two.”'],
  ['a dash inside', 'One — two'],
  ['a whole paragraph after the mark', `“One.” ${'word '.repeat(40)}end`],
])('keeps the quotation whole: %s', (_, text) => {
  expect(quotation(span(text))).toMatch(/^<blockquote dir="auto">(?!<p>).*<\/blockquote>$/);
});

test('finds no source in malformed fields', () => {
  const blocks = bodyOf(
    { _type: 'block', style: 'blockquote', children: 'x', source: '<script>' },
    block([{ _type: 'mention', text: 7 }], { style: 'blockquote' }),
  );
  expect(renderToStaticMarkup(<RichText blocks={blocks} />)).toBe(
    '<blockquote dir="auto"></blockquote>'.repeat(2),
  );
});
