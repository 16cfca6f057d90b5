/** Hahmlet as its package has it: unicode-range slices with a weight axis. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/hahmlet');

/** File of the slice with the Latin characters. */
export const hahmletLatin = path.join(folder, 'files/hahmlet-latin-wght-normal.woff2');

/** The package's slices of Hahmlet with the characters each holds. */
function hahmletSlices(): { file: string; holds: (point: number) => boolean }[] {
  const css = readFileSync(path.join(folder, 'index.css'), 'utf8');
  return [...css.matchAll(/url\(\.\/(files\/[\w-]+\.woff2)\)[\s\S]*?unicode-range:\s*([^;]+);/g)].map(
    (match) => {
      const ranges = (match[2] ?? '').split(',').map((range) => {
        const [start = 0, end = start] = range
          .trim()
          .replace(/^U\+/i, '')
          .split('-')
          .map((point) => Number.parseInt(point, 16));
        return { start, end };
      });
      return {
        file: path.join(folder, match[1] ?? ''),
        holds: (point: number) => ranges.some(({ start, end }) => point >= start && point <= end),
      };
    },
  );
}

/**
 * One font with the given characters at one weight, put together from the package's slices: the package has
 * no whole font, and thirty requests for thirty slices would cost more than the glyphs. OpenType, uncompressed.
 */
export async function mergeHahmlet(characters: readonly string[], weight: number): Promise<Buffer> {
  const glyphs: opentype.Glyph[] = [];
  let metrics: opentype.Font | undefined;
  const placed = new Set<string>();
  for (const { file, holds } of hahmletSlices()) {
    const wanted = characters.filter(
      (character) => !placed.has(character) && holds(character.codePointAt(0) ?? 0),
    );
    if (wanted.length === 0) continue;
    const pinned = await subsetFont(readFileSync(file), wanted.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const font = opentype.parse(new Uint8Array(pinned).buffer);
    metrics ??= font;
    for (const character of wanted) {
      const glyph = font.charToGlyph(character);
      if (glyph.index === 0) continue;
      placed.add(character);
      const point = character.codePointAt(0) ?? 0;
      glyphs.push(
        new opentype.Glyph({
          name: `uni${point.toString(16).toUpperCase()}`,
          unicode: point,
          advanceWidth: glyph.advanceWidth ?? font.unitsPerEm,
          path: glyph.path,
        }),
      );
    }
  }
  if (!metrics) throw new Error('no slice of Hahmlet holds the Korean headings');
  const notdef = new opentype.Glyph({
    name: '.notdef',
    unicode: 0,
    advanceWidth: metrics.unitsPerEm,
    path: new opentype.Path(),
  });
  const merged = new opentype.Font({
    familyName: 'Hahmlet KO',
    styleName: 'Medium',
    unitsPerEm: metrics.unitsPerEm,
    ascender: metrics.ascender,
    descender: metrics.descender,
    glyphs: [notdef, ...glyphs],
  });
  return Buffer.from(merged.toArrayBuffer());
}
