import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import { cases } from '@/components/features/adverse-events/data';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { articleHref, type Drawing, features, ogImageHref, pages } from '@/lib/routes';
import { articleOgImage, drawable, isFeature, pageOgImage } from '@/lib/seo/og-images';
import { matchRoute } from '@/lib/server/match-route';
import { figures, site } from '@/lib/site';

const folder = path.resolve('lib/fonts/og');
const drawingFile = (drawing: Drawing) =>
  isFeature(drawing)
    ? `components/features/${drawing}/social-image.svg`
    : `components/og-images/${drawing}.svg`;
const fontOf = (file: string) => {
  const location = path.join(folder, file);
  if (!existsSync(location)) throw new Error('run `npm run fonts` first');
  return opentype.parse(new Uint8Array(readFileSync(location)).buffer);
};
const serif = [fontOf('serif.ttf')];
const sans = [fontOf('sans.ttf')];

/** Returns the characters of a string that no font can draw. */
const undrawable = (text: string, fonts: readonly opentype.Font[]) =>
  [...new Set(text)].filter(
    (character) => !/\s/.test(character) && !fonts.some((font) => font.charToGlyphIndex(character) > 0),
  );

const images = pages.flatMap((page) =>
  page.locales.map((locale) => [ogImageHref(locale, page.path), pageOgImage(locale, page.path)] as const),
);

const drawings = [...features, 'landing', 'article', 'legal'] as const;

test.each(images)('routes %s through the middleware, with every character in its font', (url, image) => {
  expect(matchRoute(url)).toEqual({ kind: 'file', route: url.replace('/social/', '/og/') });
  expect(undrawable(image.title, serif)).toEqual([]);
  expect(undrawable(image.text, sans)).toEqual([]);
  expect(undrawable(image.section, serif)).toEqual([]);
});

test('draws its words in the serif', () => {
  const layout = readFileSync(path.resolve('components/og-images/layout.tsx'), 'utf8');
  const badges = locales.map((locale) => messagesFor(locale).sceneAdverseEvents.badge);
  const beyondAscii = [...new Set(layout + badges.join(''))].filter((character) => character > '~').join('');
  expect(undrawable(beyondAscii + site.name, serif)).toEqual([]);
});

test.each(drawings)('has the drawing %s as a file with outlined words', (drawing) => {
  const svg = readFileSync(drawingFile(drawing), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*width="500" height="630"/);
  expect(svg).not.toMatch(/<(?:text|image|script|foreignObject)|href=/);
});

test('ends the ruler of the drawn case on the day of its badge', () => {
  const { daysLeft = 0 } = cases.find(({ key }) => key === '0417') ?? {};
  const passed = (figures.adverseEventDays - daysLeft) / figures.adverseEventDays;
  expect(readFileSync(drawingFile('adverse-events'), 'utf8')).toContain(
    `cx="${84 + Math.round(416 * passed)}"`,
  );
});

test.each(['/social/en.png', '/social/ko/login.png', '/social/en/nope.png', '/social/fr/home.png'])(
  'returns 404 for %s',
  (url) => expect(matchRoute(url)).toMatchObject({ kind: 'not-found' }),
);

const article = {
  title: 'A title',
  language: 'en' as const,
  metaDescription: null,
  starterContent: null,
  publishedAt: null,
};

test.each([
  ['미국 대리인 🧴 고르기', '미국 대리인 고르기'],
  ['👩‍🔬 Lab\u0000 notes\u202e', 'Lab notes'],
  ['뷁 and 쀍', '뷁 and 쀍'],
  ['한글', '한글'],
  ['العربية 漢字 🧴 !!', ''],
  ['  \n\t ', ''],
])('draws %p as %p', (title, drawn) => {
  expect(drawable(title)).toBe(drawn);
  expect(undrawable(drawn, [...serif, ...sans])).toEqual([]);
});

test('draws an article with its own words and never without words', () => {
  expect(articleOgImage({ ...article, metaDescription: 'What to file.' })).toMatchObject({
    title: 'A title',
    text: 'What to file.',
  });
  expect(articleOgImage({ ...article, title: '🧴' }).title).not.toBe('');
  expect(articleOgImage({ ...article, publishedAt: '2026-01-05T00:00:00Z' }).text).toBe('January 5, 2026');
  expect(Array.from(articleOgImage({ ...article, title: 'W'.repeat(5000) }).title).length).toBeLessThan(250);
  expect(matchRoute(`/social${articleHref('a-slug').replace('/resources', '/articles')}.png`).kind).toBe(
    'file',
  );
});
