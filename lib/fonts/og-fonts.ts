/**
 * Fonts in which the server draws social images (components/og-images/og-image.tsx): static ones, because the drawing library
 * knows neither woff2 nor weight axes. They stay on the server. Titles of articles are unknown at build time, so
 * these fonts are whole: the serif has Latin and the 2,350 syllables of everyday Korean, the sans every syllable.
 *
 * Written to `lib/fonts/og/` with `coverage.json`, which says what each can draw. Generated, not in git.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { hahmletLatin, mergeHahmlet } from './hahmlet.ts';
import { latin } from './latin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'lib/fonts/og');
const coverageFile = path.join(folder, 'coverage.json');

/** Changes with this file's logic: makes the next build cut anew. */
const version = 2;

const serifWeight = 500;
const sansWeight = 500;

/** The syllables of KS X 1001: rows 0xB0 to 0xC8 of EUC-KR. */
function everydaySyllables(): string[] {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, cell) => 0xa1 + cell);
  return rows.flatMap((row) => cells.map((cell) => decoder.decode(new Uint8Array([row, cell]))));
}

/** Every syllable that Unicode has composed. */
const everySyllable = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) =>
  String.fromCodePoint(0xac00 + index),
);

/** First and last code points of the runs of characters that a font can draw. */
export type Coverage = { serif: [number, number][]; sans: [number, number][] };

/** Runs of the code points among `wanted` for which one of the fonts has a glyph. */
function runsOf(fonts: readonly Buffer[], wanted: readonly string[]): [number, number][] {
  const parsed = fonts.map((data) => opentype.parse(new Uint8Array(data).buffer));
  const points = [...new Set(wanted)]
    .filter((character) => parsed.some((font) => font.charToGlyphIndex(character) > 0))
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  return points.reduce<[number, number][]>((runs, point) => {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
    return runs;
  }, []);
}

/** Writes the fonts of the social images unless those on disk were cut by this very logic. */
export async function writeOgFonts(): Promise<void> {
  const inputs = createHash('sha256')
    .update(JSON.stringify([version, latin, serifWeight, sansWeight]))
    .digest('hex');
  if (existsSync(coverageFile) && JSON.parse(readFileSync(coverageFile, 'utf8')).inputs === inputs) return;

  const syllables = everydaySyllables();
  const serifLatin = await subsetFont(readFileSync(hahmletLatin), latin, {
    targetFormat: 'truetype',
    variationAxes: { wght: serifWeight },
  });
  // With Latin once more: the library takes a word from one font, its comma included.
  const serifKorean = await mergeHahmlet([...latin, ...syllables], serifWeight);
  const pretendard = path.join(root, 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf');
  const sans = await subsetFont(readFileSync(pretendard), latin + everySyllable.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: sansWeight },
  });

  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'serif-latin.ttf'), serifLatin);
  writeFileSync(path.join(folder, 'serif-korean.otf'), serifKorean);
  writeFileSync(path.join(folder, 'sans.ttf'), sans);
  const coverage: Coverage = {
    serif: runsOf([serifLatin, serifKorean], [...latin, ...syllables]),
    sans: runsOf([sans], [...latin, ...everySyllable]),
  };
  writeFileSync(coverageFile, `${JSON.stringify({ inputs, ...coverage })}\n`);
  const sizes = [serifLatin, serifKorean, sans].map((data) => `${Math.round(data.length / 1024)} kB`);
  console.log(`Fonts of the social images: ${sizes.join(', ')}`);
}
