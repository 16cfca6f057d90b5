import { stegaEncodeSourceMap } from '@sanity/client/stega';
import { splitQuotation } from '@/lib/articles/quotation';
import { blockText, type TextBlock, withHeadings } from '@/lib/articles/rich-text';
import { articleOf, block, bodyOf } from '../../support/portable-text';

/** Returns a string with the invisible mark of a preview at its end. */
function marked(text: string): string {
  const map = {
    documents: [{ _id: 'drafts.a', _type: 'resourcePage' }],
    paths: ["$['title']"],
    mappings: {
      "$['title']": {
        type: 'value' as const,
        source: { type: 'documentValue' as const, document: 0, path: 0 },
      },
    },
  };
  const config = { enabled: true, studioUrl: 'https://studio.example', filter: () => true };
  return stegaEncodeSourceMap({ title: text }, map, config as never).title;
}

const [text, heading, quotation] = bodyOf(
  block(marked('What it lifts')),
  block(marked('What it lifts'), { style: 'h2' }),
  block(marked('“It is safe.”\n— Section 608'), { style: 'blockquote' }),
) as [TextBlock, TextBlock, TextBlock];

test('makes a string longer than it looks', () => {
  expect(marked('Title')).not.toBe('Title');
  expect(marked('Title')).toMatch(/^Title/);
});

test('hides the mark from values computed from a string', () => {
  expect(blockText(text)).toBe('What it lifts');
  const { headings } = withHeadings([heading]);
  expect(headings).toEqual([{ id: 'what-it-lifts', level: 2, text: 'What it lifts' }]);
  const split = splitQuotation(quotation);
  expect(split && [blockText(split.quote), blockText(split.source)]).toEqual([
    '“It is safe.”',
    'Section 608',
  ]);
});

test('keeps the mark of a visible string', () => {
  expect(articleOf({ title: marked('Title') }).title).toBe(marked('Title'));
});
