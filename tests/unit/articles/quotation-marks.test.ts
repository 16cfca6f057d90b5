import { curlyQuotes, typeset } from '@/lib/articles/quotation-marks';
import { articleOf, block, span } from '../../support/portable-text';

test.each([
  [`"A claim," FDA says.`, '“A claim,” FDA says.'],
  [`It's the brand's file.`, 'It’s the brand’s file.'],
  [`brands' files`, 'brands’ files'],
  [`say "it's 'natural'" or not`, 'say “it’s ‘natural’” or not'],
  [`"'Natural' is a claim."`, '“‘Natural’ is a claim.”'],
  [`("helps skin") and/or "firms"`, '(“helps skin”) and/or “firms”'],
  [`"A"—"B"`, '“A”—“B”'],
  [`in the '90s, '25 and since`, 'in the ’90s, ’25 and since'],
  [`1/16" high, in a box of 3" by 2"`, '1/16" high, in a box of 3" by 2"'],
  [`"Rule 12" and "SPF 50"`, '“Rule 12” and “SPF 50”'],
  [`a 5' shelf`, 'a 5’ shelf'],
  ['already “curly” and ‘so’', 'already “curly” and ‘so’'],
  [`"`, '“'],
  ['', ''],
])('%s', (typed, printed) => expect(curlyQuotes(typed)).toBe(printed));

test('converts half a million marks in linear time', () => {
  const started = performance.now();
  curlyQuotes(`1"'`.repeat(250_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

const shown = (fields: object) => typeset(articleOf({ title: `It's "here"`, ...fields }));
const textsOf = (fields: object) =>
  shown(fields).content.map((one) => one._type === 'block' && one.children.map(({ text }) => text).join('|'));

test('pairs marks across the spans of a line and keeps code as typed', () => {
  expect(
    textsOf({
      content: [
        block([span('say "'), span('no', 'strong'), span(`" to `), span(`"it's"`, 'code'), span(`'s end`)]),
        block('"next"'),
      ],
    }),
  ).toEqual([`say “|no|” to |"it's"|’s end`, '“next”']);
});

test('converts every visible part', () => {
  const article = shown({
    metaDescription: `It's`,
    starterContent: `"So"`,
    outline: [`What's next`],
    coverImage: { asset: { _ref: 'image-abc-40x30-png' }, caption: `"Caption"` },
    content: [
      { _type: 'table', rows: [{ cells: ['"a"', 7] }, null, { cells: 'x' }] },
      { _type: 'image', asset: { _ref: 'image-abc-40x30-png' }, caption: `it's` },
      { _type: 'poll', children: 'none' },
      block([null, 3, span(7)]),
    ],
  });
  expect(article).toMatchObject({
    title: 'It’s “here”',
    metaDescription: 'It’s',
    starterContent: '“So”',
    outline: ['What’s next'],
    cover: { caption: '“Caption”' },
  });
  expect(article.content[0]).toMatchObject({ rows: [['“a”', '']] });
  expect(article.content[1]).toMatchObject({ caption: 'it’s' });
});

test('keeps Korean articles as typed', () => {
  const typed = { language: 'ko', content: [block(`'위반했다'가 "아니라"`)] };
  expect(shown(typed).title).toBe(`It's "here"`);
  expect(textsOf(typed)).toEqual([`'위반했다'가 "아니라"`]);
});
