import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '@/components/articles/rich-text';
import { longestText, optionalText } from '@/lib/articles/fields';
import { toMarkdown } from '@/lib/articles/markdown';
import { splitQuotation } from '@/lib/articles/quotation';
import type { TextBlock } from '@/lib/articles/rich-text';
import { keepTogether } from '@/lib/text/typography';
import { block, bodyOf, span } from '../../support/portable-text';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));

/** The longest time of one operation, in ms: before the limits, each took seconds. */
const budget = 2_000;

function expectFast(work: () => unknown): void {
  const started = performance.now();
  work();
  expect(performance.now() - started).toBeLessThan(budget);
}

const tones = { note: 'Note', important: 'Important', deadline: 'Deadline' };

describe('strings of documents', () => {
  test.each([
    ['a   b', 'a b'],
    ['a\n\n\n\nb', 'a\n\nb'],
    ['a \n  b', 'a\nb'],
    ['a  b\n\nc', 'a  b\n\nc'],
    // The marks of a preview.
    ['a\uFEFF\uFEFF\uFEFF\uFEFFb', 'a\uFEFF\uFEFF\uFEFF\uFEFFb'],
  ])('shortens the white space of %j', (given, expected) => {
    expect(optionalText.parse(given)).toBe(expected);
  });

  test('end at the limit and never within an emoji', () => {
    const cut = optionalText.parse(`${'a'.repeat(longestText - 1)}🧴 and more`);
    expect(cut).toHaveLength(longestText);
    expect(cut?.isWellFormed()).toBe(true);
    expect(optionalText.parse('b'.repeat(longestText))).toBe('b'.repeat(longestText));
  });
});

/** Returns a block of many short spans, which no limit on a single string shortens. */
const manySpans = (text: string, style = 'normal') =>
  bodyOf(
    block(
      Array.from({ length: 60_000 }, (_, at) => span(text, at % 2 ? 'em' : 'strong')),
      { style },
    ),
  );

describe('hostile lengths', () => {
  test('renders a citation of spaces as Markdown in time', () => {
    const blocks = bodyOf({ _type: 'citation', text: `a${' '.repeat(60_000)}b`, reference: 'x' });
    expectFast(() => toMarkdown(blocks, tones));
  });

  test('renders a citation of lines and spaces as Markdown in time', () => {
    const text = `a${' '.repeat(60_000)}b`;
    const citation = { _type: 'citation', _key: 'a', text, reference: null, url: null } as const;
    expectFast(() => toMarkdown([citation], tones));
    expect(toMarkdown([{ ...citation, text: 'One.\nTwo.  ' }], tones)).toBe('> One.\\\n> Two.');
  });

  test('finds the source of a quotation full of line breaks in time', () => {
    const [quotation] = manySpans('\n', 'blockquote') as [TextBlock];
    expectFast(() => splitQuotation(quotation));
    const [dashes] = manySpans('\n-', 'blockquote') as [TextBlock];
    expectFast(() => splitQuotation(dashes));
    const [quotes] = manySpans('.” a ', 'blockquote') as [TextBlock];
    expectFast(() => splitQuotation(quotes));
  });

  test.each(['1,', '1 s ', '1/', 'about 1'])(
    'keeps the figures in a paragraph of %j together in time',
    (piece) => {
      expectFast(() => renderToStaticMarkup(keepTogether(piece.repeat(30_000))));
    },
  );

  test('renders a long string in time', () => {
    expectFast(() => renderToStaticMarkup(<RichText blocks={bodyOf(block([span('1,'.repeat(60_000))]))} />));
  });
});
