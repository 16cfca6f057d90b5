import { stegaEncodeSourceMap } from '@sanity/client/stega';
import { reshapeArticle } from '@/lib/articles/article';
import { splitQuotation } from '@/lib/articles/quotation';
import { blockText, withHeadings } from '@/lib/articles/rich-text';

/** A text with the invisible mark of a preview at its end. */
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

const block = (text: string, style = 'normal') => ({
  _type: 'block',
  _key: 'b',
  style,
  children: [{ _type: 'span', text: marked(text) }],
});

test('a marked text is longer than it looks', () => {
  expect(marked('Title')).not.toBe('Title');
  expect(marked('Title')).toMatch(/^Title/);
});

test('what is computed from a text does not see its mark', () => {
  expect(blockText(block('What it lifts'))).toBe('What it lifts');
  const { headings } = withHeadings([block('What it lifts', 'h2')]);
  expect(headings).toEqual([{ id: 'what-it-lifts', level: 2, text: 'What it lifts' }]);
  const split = splitQuotation(block('“It is safe.”\n— Section 608', 'blockquote'));
  expect(split && [blockText(split.quote), blockText(split.source)]).toEqual([
    '“It is safe.”',
    'Section 608',
  ]);
});

test('a shown text keeps its mark as it is', () => {
  const article = reshapeArticle({ _id: 'a', title: marked('Title'), content: [block('Text')] });
  expect(article?.title).toBe(marked('Title'));
});
