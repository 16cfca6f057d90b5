import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import type { Script } from '../../lib/i18n/locales.ts';
import { between, everydaySyllables, root, toRuns } from './characters.ts';

const folder = path.join(root, 'lib/fonts/og');

/**
 * Writes the fonts of social images, which the server draws (components/og-images/og-image.tsx) and sample documents,
 * and `coverage.json`, which lists what they can draw. They are static because the drawing library reads neither woff2
 * nor weight axes, and they stay on the server. Article titles are unknown at build time, so the serif has the
 * syllables of everyday Korean, the sans every syllable.
 */
export async function writeOgFonts(pretendard: Buffer, hahmlet: Buffer): Promise<void> {
  const latin = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'ŒœŠšŽžŸı–—‘’‚“”„†‡•…‰‹›€™←↑→↓−≤≥≠≈✓'];
  /** Letters of each script beside the Latin ones: of everyday words for the serif, all for the sans. */
  const letters = {
    latin: { everyday: [], all: [] },
    korean: { everyday: everydaySyllables(), all: between(0xac00, 0xd7a3) },
  } satisfies Record<Script, { everyday: string[]; all: string[] }>;
  const everyday = Object.values(letters).flatMap((script) => script.everyday);
  const all = Object.values(letters).flatMap((script) => script.all);
  const cut = (font: Buffer, characters: string[], variationAxes?: { wght: number }) =>
    subsetFont(font, characters.join(''), { targetFormat: 'truetype', variationAxes });
  const files = {
    'serif.ttf': await cut(hahmlet, [...latin, ...everyday]),
    'sans.ttf': await cut(pretendard, [...latin, ...all], { wght: 500 }),
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, data] of Object.entries(files)) writeFileSync(path.join(folder, file), data);
  const fonts = Object.values(files).map((data) => opentype.parse(new Uint8Array(data).buffer));
  const drawable = [...latin, ...all].filter((character) =>
    fonts.some((font) => font.charToGlyphIndex(character) > 0),
  );
  writeFileSync(path.join(folder, 'coverage.json'), `${JSON.stringify({ runs: toRuns(drawable) })}\n`);
}
