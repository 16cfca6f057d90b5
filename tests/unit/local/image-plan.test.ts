/** @jest-environment node */
import { acceptedFormat, ImageParameterError, planImage } from '../../../local/content/image-plan.ts';

const original = { width: 1600, height: 900 };
const plan = (search: string, accept?: string) => planImage(new URLSearchParams(search), original, accept);
const whole = null;

test.each([
  ['', null, whole],
  ['w=800', { width: 800, height: 450 }, whole],
  ['h=450', { width: 800, height: 450 }, whole],
  ['w=400&h=400', { width: 400, height: 225 }, whole],
  ['w=3200&h=3200', { width: 3200, height: 1800 }, whole],
  ['w=3200&h=3200&fit=max', { width: 1600, height: 900 }, whole],
  ['w=3200&fit=max', { width: 1600, height: 900 }, whole],
  ['w=400&h=400&fit=scale', { width: 400, height: 400 }, whole],
  ['w=400&h=400&fit=crop', { width: 400, height: 400 }, { left: 350, top: 0, width: 900, height: 900 }],
  [
    'w=400&h=400&fit=crop&crop=left',
    { width: 400, height: 400 },
    { left: 0, top: 0, width: 900, height: 900 },
  ],
  [
    'w=1600&h=400&fit=crop&crop=bottom',
    { width: 1600, height: 400 },
    { left: 0, top: 500, width: 1600, height: 400 },
  ],
  [
    'w=9&h=9&fit=crop&crop=focalpoint&fp-x=0.9',
    { width: 9, height: 9 },
    { left: 700, top: 0, width: 900, height: 900 },
  ],
  ['w=1800&h=1800&fit=min', { width: 900, height: 900 }, { left: 350, top: 0, width: 900, height: 900 }],
  ['w=2&dpr=2', { width: 4, height: 2 }, whole],
  ['rect=100,50,200,100&w=100', { width: 100, height: 50 }, { left: 100, top: 50, width: 200, height: 100 }],
  ['rect=1500,800,500,500', null, { left: 1500, top: 800, width: 100, height: 100 }],
])('%s', (search, resize, extract) => {
  expect(plan(search)).toMatchObject({ resize, extract });
});

test('fill puts the picture on a canvas', () => {
  const filled = plan('w=400&h=400&fit=fill&bg=8f00');
  expect(filled).toMatchObject({ resize: { width: 400, height: 225 }, canvas: { width: 400, height: 400 } });
  expect(filled.background).toEqual({ r: 255, g: 0, b: 0, alpha: 136 / 255 });
  expect(plan('w=4000&h=4000&fit=fillmax').resize).toEqual({ width: 1600, height: 900 });
});

test.each([
  'w=4001',
  'w=0',
  'w=-1',
  'w=1e3',
  'w=2000&dpr=3',
  'h=4000',
  'fit=x',
  'crop=x&fit=crop&w=1&h=1',
  'fm=bmp',
  'auto=all',
  'q=200',
  'blur=3000',
  'bg=red',
  'rect=0,0,0,0',
])('refuses %s', (search) => {
  expect(() => plan(search)).toThrow(ImageParameterError);
});

test.each([
  [undefined, null],
  ['*/*', null],
  ['image/webp,*/*', 'webp'],
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
])('auto=format with Accept %s', (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
  expect(plan('auto=format', accept).format).toBe(format);
  expect(plan('auto=format&fm=png', accept).format).toBe('png');
});
