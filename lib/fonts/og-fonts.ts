/**
 * Makes the fonts in which the server draws social images (components/og-images/og-image.tsx). They are static because
 * the drawing library reads neither woff2 nor weight axes, and they stay on the server. Article titles are unknown at
 * build time, so the serif has Latin and the 2,350 syllables of everyday Korean, the sans every syllable.
 *
 * Written to `lib/fonts/og/` with `coverage.json`, which lists what they can draw. Generated, not in git.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { latin, runsOf } from './characters.ts';
import { hahmletLatin, mergeHahmlet } from './hahmlet.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'lib/fonts/og');
const coverageFile = path.join(folder, 'coverage.json');
const pretendard = path.join(root, 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf');

/** Increase it when this file's logic changes, so that the next build makes the fonts again. */
const version = 3;
const weight = 500;

/** The syllables of KS X 1001: rows 0xB0 to 0xC8 of EUC-KR. */
function everydaySyllables(): string[] {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, cell) => 0xa1 + cell);
  return rows.flatMap((row) => cells.map((cell) => decoder.decode(new Uint8Array([row, cell]))));
}

/** Every precomposed Hangul syllable of Unicode. */
const everySyllable = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) =>
  String.fromCodePoint(0xac00 + index),
);

/** Writes the fonts of the social images unless those on disk are up to date. */
export async function writeOgFonts(): Promise<void> {
  const inputs = createHash('sha256')
    .update(JSON.stringify([version, latin, weight]))
    .digest('hex');
  if (existsSync(coverageFile) && JSON.parse(readFileSync(coverageFile, 'utf8')).inputs === inputs) return;

  const cut = (file: string, text: string) =>
    subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  const files = {
    'serif-latin.ttf': await cut(hahmletLatin, latin),
    // Latin again: the library draws a whole word, with its comma, from one font.
    'serif-korean.otf': await mergeHahmlet([...latin, ...everydaySyllables()], weight),
    'sans.ttf': await cut(pretendard, latin + everySyllable.join('')),
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, data] of Object.entries(files)) writeFileSync(path.join(folder, file), data);
  const fonts = Object.values(files).map((data) => opentype.parse(new Uint8Array(data).buffer));
  const runs = runsOf(
    [...latin, ...everySyllable].filter((character) =>
      fonts.some((font) => font.charToGlyphIndex(character) > 0),
    ),
  );
  writeFileSync(coverageFile, `${JSON.stringify({ inputs, runs })}\n`);
  const sizes = Object.values(files).map((data) => `${Math.round(data.length / 1024)} kB`);
  console.log(`Fonts of the social images: ${sizes.join(', ')}`);
}
