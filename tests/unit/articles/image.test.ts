import { reshapeArticle } from '@/lib/articles/article';
import { imageUrl, shownSizes, widthSrcSet } from '@/lib/articles/image';

const image = (size: string, fields: object = {}) => {
  const cover = { asset: { _ref: `image-abc-${size}-png` }, ...fields };
  const shaped = reshapeArticle({ _id: 'a', title: 'A', coverImage: cover })?.cover;
  if (!shaped) throw new Error('no image');
  return shaped;
};
const params = (url: string) => Object.fromEntries(new URL(url, 'http://site.example').searchParams);
const widths = (srcSet: string) => srcSet.split(', ').map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]));

test('offers a cover in several widths of one shape, in the best format that the browser accepts', () => {
  const { src, srcSet, width, height } = widthSrcSet(image('1600x900'), shownSizes.cover);
  expect([width, height]).toEqual([800, 450]);
  expect(params(src)).toMatchObject({ w: '800', h: '450', fit: 'crop', auto: 'format' });
  expect(widths(srcSet)).toEqual([400, 600, 800, 1200, 1600]);
  expect(params(String(srcSet.split(', ').at(-1)?.split(' ')[0]))).toMatchObject({ w: '1600', h: '900' });
});

test("offers no width above the image's own, except the displayed width", () => {
  expect(widths(widthSrcSet(image('1000x2000'), shownSizes.cover).srcSet)).toEqual([400, 600, 800]);
  expect(widths(widthSrcSet(image('300x200'), shownSizes.cover).srcSet)).toEqual([800]);
});

test('keeps the shape of a body image and does not scale it up', () => {
  expect(widthSrcSet(image('2000x500'), shownSizes.body)).toMatchObject({ width: 672, height: 168 });
  expect(widthSrcSet(image('300x200'), shownSizes.body)).toMatchObject({ width: 300, height: 200 });
});

test("applies the editor's crop and hotspot", () => {
  const crop = { top: 0.5, bottom: 0, left: 0, right: 0.5 };
  const hotspot = { x: 0.25, y: 0.75, width: 0.1, height: 0.1 };
  expect(params(imageUrl(image('1600x900', { crop, hotspot }), shownSizes.cover)).rect).toBe('0,450,800,450');
  expect(widthSrcSet(image('1600x900', { crop }), shownSizes.body)).toMatchObject({
    width: 672,
    height: 378,
  });
});

test.each([
  ['data:image/jpeg;base64,/9j/4AAQ', true],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['https://elsewhere.example/x.png', false],
  ['data:image/png;base64,"><script>', false],
  [7, false],
])('checks the preview %j', (preview, taken) => {
  expect(image('1600x900', { preview }).preview !== null).toBe(taken);
});
