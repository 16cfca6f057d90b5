/** Folder of the Hahmlet package: unicode-range slices with a weight axis. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/hahmlet');
const sliceFile = (name: string) => path.join(folder, `files/hahmlet-${name}-wght-normal.woff2`);

/** File of the slice with the Latin characters. */
export const hahmletLatin = sliceFile('latin');

/** The package's slices of Hahmlet with the characters each holds, in the package's notation: `U+d723-d728,U+d7a0`. */
function hahmletSlices(): { file: string; holds: (point: number) => boolean }[] {
  const slices = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(slices).map(([name, list]) => {
    const ranges = list.split(',').map((range) => {
      const [start = 0, end = start] = range
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return { start, end };
    });
    return {
      file: sliceFile(name.replace(/[[\]]/g, '')),
      holds: (point) => ranges.some(({ start, end }) => point >= start && point <= end),
    };
  });
}

/**
 * Builds one font with the given characters at one weight from the package's slices. The package has no whole font,
 * and thirty requests for thirty slices would cost more than the glyphs. Returns uncompressed OpenType.
 */
export async function mergeHahmlet(characters: readonly string[], weight: number): Promise<Buffer> {
  const glyphs = new Map<string, opentype.Glyph>();
  let metrics: opentype.Font | undefined;
  for (const { file, holds } of hahmletSlices()) {
    const wanted = characters.filter(
      (character) => !glyphs.has(character) && holds(character.codePointAt(0) ?? 0),
    );
    if (wanted.length === 0) continue;
    const pinned = await subsetFont(readFileSync(file), wanted.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const font = opentype.parse(new Uint8Array(pinned).buffer);
    metrics ??= font;
    for (const character of wanted) {
      const { index, advanceWidth = font.unitsPerEm, path: outline } = font.charToGlyph(character);
      if (index === 0) continue;
      const unicode = character.codePointAt(0) ?? 0;
      const name = `uni${unicode.toString(16).toUpperCase()}`;
      glyphs.set(character, new opentype.Glyph({ name, unicode, advanceWidth, path: outline }));
    }
  }
  if (!metrics) throw new Error('no slice of Hahmlet holds the Korean headings');
  const { unitsPerEm, ascender, descender } = metrics;
  const notdef = new opentype.Glyph({
    name: '.notdef',
    unicode: 0,
    advanceWidth: unitsPerEm,
    path: new opentype.Path(),
  });
  const merged = new opentype.Font({
    familyName: 'Hahmlet KO',
    styleName: 'Medium',
    unitsPerEm,
    ascender,
    descender,
    glyphs: [notdef, ...glyphs.values()],
  });
  return Buffer.from(merged.toArrayBuffer());
}
