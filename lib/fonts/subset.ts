/**
 * Cuts the fonts down to what the site shows: `node lib/fonts/subset.ts`, run by every build and by `npm run dev`.
 *
 * Reads the message files, so a new syllable in a message is in the next build's font. Writes
 * `public/fonts/*.woff2` (names carry a hash, cached for ever) and `app/fonts/` (the @font-face rules and the
 * list of files to preload). Both folders are generated and not in git. Article text, which nobody knows at
 * build time, is covered by the packages' own unicode-range slices (app/styles/article-fonts.css).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { localeConfig, locales, type Script } from '../i18n/locales.ts';
import { hahmletLatin, mergeHahmlet } from './hahmlet.ts';
import { latin } from './latin.ts';
import { writeOgFonts } from './og-fonts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const publicFolder = path.join(root, 'public/fonts');
const stylesFolder = path.join(root, 'app/fonts');
const listFile = path.join(stylesFolder, 'files.json');

/** Changes with this file's logic: makes every build cut anew. */
const version = 4;

const pretendard = path.join(root, 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf');

/** Weights kept on the variable axes. */
const sansWeights = { min: 400, max: 700 };
const serifWeights = { min: 500, max: 600 };
const serifKoreanWeight = 500;

export type FontFiles = Record<Script, string[]>;

function texts(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, child]) => texts(child, `${key}.${name}`));
  }
  return [];
}

/** The texts of the languages of a script. */
function messages(script: Script) {
  return locales
    .filter((locale) => localeConfig[locale].script === script)
    .flatMap((locale) => {
      const folder = path.join(root, 'messages', locale);
      return readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .flatMap((file) =>
          texts(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file.replace('.json', '')),
        );
    });
}

/** Hangul and other characters beyond the Latin set, sorted, each once. */
function beyondLatin(text: string): string[] {
  return [...new Set(text)].filter((character) => !latin.includes(character) && character > '\u00ff').sort();
}

/** Sources of the site whose drawings carry Korean text. */
function sourceTexts(folder: string): string {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('');
}

/** Messages set in the serif: headings, quotes, figures, stamps. The rest is set in the sans. */
const serifKey =
  /(^|\.)(\w*title|heading|h1|lines?|figure|figures|quote|stamp\w*|name|period|value|unit|acceptance|seconds|underSeconds|hours)(\.|$)|quotes?\.|stamp|hero\.|why\.items|statistics|pricing/i;

function unicodeRange(characters: Iterable<string>): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: string[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const start = points[index] ?? 0;
    let end = start;
    while (points[index + 1] === end + 1) {
      end += 1;
      index += 1;
    }
    ranges.push(end > start ? `U+${start.toString(16)}-${end.toString(16)}` : `U+${start.toString(16)}`);
  }
  return ranges.join(',');
}

/** Text whose letters are as frequent as in English prose; widths are averaged over it. */
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';
/** Average advance over `sample` in em, of the fonts every system has. */
const systemWidths = { Arial: 934.5116 / 2048, 'Times New Roman': 854.3954 / 2048 };

/** A local face stretched to the web font's measures, so that nothing moves when the web font arrives. */
function fallbackFace(family: string, local: keyof typeof systemWidths, font: opentype.Font): string {
  const width =
    [...sample].reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0), 0) /
    sample.length /
    font.unitsPerEm;
  const adjust = width / systemWidths[local];
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face{font-family:'${family} Fallback';src:local('${local}');size-adjust:${percent(adjust)};ascent-override:${percent(font.ascender / font.unitsPerEm / adjust)};descent-override:${percent(-font.descender / font.unitsPerEm / adjust)};line-gap-override:0%}`;
}

type Face = { family: string; name: string; weight: string; data: Buffer; characters: Iterable<string> };

/**
 * Writes the subset fonts unless those on disk were cut from the same texts.
 * @returns addresses to preload, by the script that needs them at once.
 */
export async function writeFontSubsets(): Promise<FontFiles> {
  const english =
    messages('latin')
      .map(({ text }) => text)
      .join('') +
    sourceTexts('components') +
    sourceTexts('lib/i18n');
  const korean = messages('korean');
  // Korean words on English pages (the language switch, the stamp) ride along in the Latin files.
  const shared = beyondLatin(english);
  const sansKorean = beyondLatin(korean.map(({ text }) => text).join('')).filter((c) => !shared.includes(c));
  const serifKorean = beyondLatin(
    korean
      .filter(({ key }) => serifKey.test(key))
      .map(({ text }) => text)
      .join('') + shared.join(''),
  );
  const inputs = createHash('sha256')
    .update(JSON.stringify([version, latin, shared, sansKorean, serifKorean]))
    .digest('hex');
  if (existsSync(listFile)) {
    const list = JSON.parse(readFileSync(listFile, 'utf8')) as FontFiles & { inputs: string };
    const files = [...list.latin, ...list.korean].map((file) => path.join(root, 'public', file));
    if (list.inputs === inputs && files.every((file) => existsSync(file))) return list;
  }

  const sans = readFileSync(pretendard);
  const serifLatin = readFileSync(hahmletLatin);
  const cutSans = (text: string) =>
    subsetFont(sans, text, { targetFormat: 'woff2', variationAxes: { wght: sansWeights } });
  const faces: (Face & { script: Script })[] = [
    {
      script: 'latin',
      family: 'Pretendard',
      name: 'pretendard-latin',
      weight: '400 700',
      data: await cutSans(latin + shared.join('')),
      characters: [...latin, ...shared],
    },
    {
      script: 'latin',
      family: 'Hahmlet',
      name: 'hahmlet-latin',
      weight: '500 600',
      data: await subsetFont(serifLatin, latin, {
        targetFormat: 'woff2',
        variationAxes: { wght: serifWeights },
      }),
      characters: latin,
    },
    {
      script: 'korean',
      family: 'Pretendard',
      name: 'pretendard-korean',
      weight: '400 700',
      data: await cutSans(sansKorean.join('')),
      characters: sansKorean,
    },
    {
      script: 'korean',
      family: 'Hahmlet',
      name: 'hahmlet-korean',
      weight: '500 600',
      data: await fontverter.convert(await mergeHahmlet(serifKorean, serifKoreanWeight), 'woff2'),
      characters: serifKorean,
    },
  ];

  rmSync(publicFolder, { recursive: true, force: true });
  mkdirSync(publicFolder, { recursive: true });
  mkdirSync(stylesFolder, { recursive: true });
  const list: FontFiles = { latin: [], korean: [] };
  const rules: string[] = ['/* Generated by lib/fonts/subset.ts. */'];
  for (const { script, family, name, weight, data, characters } of faces) {
    const address = `/fonts/${name}.${createHash('sha256').update(data).digest('hex').slice(0, 10)}.woff2`;
    writeFileSync(path.join(root, 'public', address), data);
    list[script].push(address);
    rules.push(
      `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url(${address}) format('woff2');unicode-range:${unicodeRange(characters)}}`,
    );
  }
  const parse = async (data: Buffer) => {
    const truetype = await fontverter.convert(data, 'truetype');
    return opentype.parse(new Uint8Array(truetype).buffer);
  };
  const [sansFace, serifFace] = faces;
  if (sansFace) rules.push(fallbackFace('Pretendard', 'Arial', await parse(sansFace.data)));
  if (serifFace) rules.push(fallbackFace('Hahmlet', 'Times New Roman', await parse(serifFace.data)));
  writeFileSync(path.join(stylesFolder, 'fonts.css'), `${rules.join('\n')}\n`);
  writeFileSync(listFile, `${JSON.stringify({ inputs, ...list }, null, 2)}\n`);
  const sizes = faces.map(({ name, data }) => `${name} ${Math.round(data.length / 1024)} kB`);
  console.log(`Fonts: ${sizes.join(', ')}`);
  return list;
}

if (import.meta.main) {
  await writeFontSubsets();
  await writeOgFonts();
}
