/**
 * Subsets the fonts to the characters that the site shows: `npm run fonts`, also run by every build and `npm run dev`.
 *
 * It reads the message files, so a new syllable in a message is in the next build's font. It writes
 * `public/fonts/*.woff2` (names contain a hash, cached forever) and `app/fonts/` (the @font-face rules and the list of
 * files to preload). Both folders are generated and not in git. Article text is unknown at build time and covered by
 * the packages' own unicode-range slices (app/styles/article-fonts.css).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { localeConfig, locales, type Script } from '../i18n/locales.ts';
import { latin, runsOf } from './characters.ts';
import { hahmletLatin, mergeHahmlet } from './hahmlet.ts';
import { writeOgFonts } from './og-fonts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const publicFolder = path.join(root, 'public/fonts');
const stylesFolder = path.join(root, 'app/fonts');
const listFile = path.join(stylesFolder, 'files.json');

/** Increase it when this file's logic changes, so that the next build makes the fonts again. */
const version = 5;

const pretendard = path.join(root, 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf');

/** Weights kept on the variable axes. */
const sansWeights = { min: 400, max: 700 };
const serifWeights = { min: 500, max: 600 };
const serifKoreanWeight = 500;

/** Addresses to preload, by script. */
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
  return runsOf(characters)
    .map((run) => `U+${[...new Set(run)].map((point) => point.toString(16)).join('-')}`)
    .join(',');
}

/** Sample with the letter frequencies of English prose; average widths are measured on it. */
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';
/** Average advance over `sample`, in em, of fonts that every system has. */
const systemWidths = { Arial: 934.5116 / 2048, 'Times New Roman': 854.3954 / 2048 };

/** A fallback face with the web font's metrics, so that nothing shifts when the web font arrives. */
async function fallbackFace(
  family: string,
  local: keyof typeof systemWidths,
  source: Buffer,
  wght: { min: number; max: number },
): Promise<string> {
  const cut = await subsetFont(source, sample, { targetFormat: 'truetype', variationAxes: { wght } });
  const font = opentype.parse(new Uint8Array(cut).buffer);
  const advance = [...sample].reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0), 0);
  const adjust = advance / sample.length / font.unitsPerEm / systemWidths[local];
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face{font-family:'${family} Fallback';src:local('${local}');size-adjust:${percent(adjust)};ascent-override:${percent(font.ascender / font.unitsPerEm / adjust)};descent-override:${percent(-font.descender / font.unitsPerEm / adjust)};line-gap-override:0%}`;
}

/** Writes the subset fonts unless those on disk were made from the same texts. */
export async function writeFontSubsets(): Promise<void> {
  const textOf = (entries: readonly { text: string }[]) => entries.map(({ text }) => text).join('');
  const korean = messages('korean');
  // The Latin files also hold the Korean words of English pages (language switch, stamp).
  const shared = beyondLatin(textOf(messages('latin')) + sourceTexts('components') + sourceTexts('lib/i18n'));
  const sansKorean = beyondLatin(textOf(korean)).filter((character) => !shared.includes(character));
  const serifKorean = beyondLatin(textOf(korean.filter(({ key }) => serifKey.test(key))) + shared.join(''));
  const inputs = createHash('sha256')
    .update(JSON.stringify([version, latin, shared, sansKorean, serifKorean]))
    .digest('hex');
  if (existsSync(listFile)) {
    const known = JSON.parse(readFileSync(listFile, 'utf8')) as FontFiles & { inputs: string };
    const files = [...known.latin, ...known.korean].map((file) => path.join(root, 'public', file));
    if (known.inputs === inputs && files.every((file) => existsSync(file))) return;
  }

  const sans = readFileSync(pretendard);
  const serif = readFileSync(hahmletLatin);
  const cut = (font: Buffer, characters: readonly string[], wght?: typeof sansWeights) =>
    subsetFont(font, characters.join(''), {
      targetFormat: 'woff2',
      ...(wght && { variationAxes: { wght } }),
    });
  const sansLatin = [...latin, ...shared];
  const faces = [
    {
      family: 'Pretendard',
      script: 'latin',
      characters: sansLatin,
      data: await cut(sans, sansLatin, sansWeights),
    },
    {
      family: 'Hahmlet',
      script: 'latin',
      characters: [...latin],
      data: await cut(serif, [...latin], serifWeights),
    },
    {
      family: 'Pretendard',
      script: 'korean',
      characters: sansKorean,
      data: await cut(sans, sansKorean, sansWeights),
    },
    {
      family: 'Hahmlet',
      script: 'korean',
      characters: serifKorean,
      data: await cut(await mergeHahmlet(serifKorean, serifKoreanWeight), serifKorean),
    },
  ] as const;

  rmSync(publicFolder, { recursive: true, force: true });
  mkdirSync(publicFolder, { recursive: true });
  mkdirSync(stylesFolder, { recursive: true });
  const list: FontFiles = { latin: [], korean: [] };
  const rules: string[] = ['/* Generated by lib/fonts/subset.ts. */'];
  const weights = { Pretendard: '400 700', Hahmlet: '500 600' };
  for (const { family, script, characters, data } of faces) {
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
    const address = `/fonts/${family.toLowerCase()}-${script}.${hash}.woff2`;
    writeFileSync(path.join(root, 'public', address), data);
    list[script].push(address);
    rules.push(
      `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights[family]};font-display:swap;src:url(${address}) format('woff2');unicode-range:${unicodeRange(characters)}}`,
    );
    console.log(`Font ${address}: ${Math.round(data.length / 1024)} kB`);
  }
  rules.push(
    await fallbackFace('Pretendard', 'Arial', sans, sansWeights),
    await fallbackFace('Hahmlet', 'Times New Roman', serif, serifWeights),
  );
  writeFileSync(path.join(stylesFolder, 'fonts.css'), `${rules.join('\n')}\n`);
  writeFileSync(listFile, `${JSON.stringify({ inputs, ...list }, null, 2)}\n`);
}

if (import.meta.main) {
  await writeFontSubsets();
  await writeOgFonts();
}
