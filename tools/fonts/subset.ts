/**
 * Cuts the fonts to the characters that the site shows: `npm run fonts`, also run by every build and `npm run dev`.
 *
 * It writes `public/fonts/*.woff2` and `*.css` (names contain a hash, cached forever), `app/fonts/` (the @font-face rules
 * that every first screen needs, and the URLs of the files to preload and of the other rules) and `lib/fonts/og/`
 * (og-fonts.ts). All are generated and not in git.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import type { Script } from '../../lib/i18n/locales.ts';
import {
  divideIntoSubsets,
  type Family,
  type FontSubset,
  type Group,
  inputs,
  isKorean,
  root,
  toRuns,
} from './characters.ts';
import { writeOgFonts } from './og-fonts.ts';

const publicFolder = path.join(root, 'public/fonts');
const stylesFolder = path.join(root, 'app/fonts');
const listFile = path.join(stylesFolder, 'files.json');

/** A change of this code invalidates the fonts. */
const code = ['subset.ts', 'characters.ts', 'og-fonts.ts'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

const packaged = (file: string) => readFileSync(path.join(root, 'node_modules', file));
const pretendard = packaged('pretendard/dist/public/variable/PretendardVariable.ttf');
const hahmlet = (slice: string) => packaged(`@fontsource/hahmlet/files/hahmlet-${slice}-500-normal.woff2`);

/** `weights` are those that a file serves; a variable font is cut to them. */
type FontFamily = {
  weights: { min: number; max: number };
  variable: boolean;
  fonts: Record<FontSubset['source'], Buffer>;
};
const families: Record<Family, FontFamily> = {
  Pretendard: {
    weights: { min: 400, max: 700 },
    variable: true,
    fonts: { base: pretendard, 'latin-ext': pretendard },
  },
  Hahmlet: {
    weights: { min: 500, max: 600 },
    variable: false,
    fonts: { base: hahmlet('korean'), 'latin-ext': hahmlet('latin-ext') },
  },
};

/** OpenType features that browsers apply by default, and the numerals that base.css and type.css use. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'pnum', 'lnum'];

/** Sample with the letter frequencies of English prose; average widths are measured on it. */
const english = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';
/**
 * System fonts that are fallbacks until a web font has loaded, per weight that browsers ask for. `width` is their
 * average over the sample, in em.
 */
type StandIn = { family: Family; weight: string; sample: string; width: number; names: string[] };
const sans = { family: 'Pretendard' } as const;
const serif = { family: 'Hahmlet', weight: '500 600' } as const;
const standIns: StandIn[] = [
  { ...sans, weight: '400', sample: english, width: 0.4563, names: ['Arial', 'Roboto', 'Liberation Sans'] },
  {
    ...sans,
    weight: '600',
    sample: english,
    width: 0.4937,
    names: ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold'],
  },
  { ...sans, weight: '400 700', sample: '가', width: 0.87, names: ['Apple SD Gothic Neo'] },
  { ...sans, weight: '400 700', sample: '가', width: 0.92, names: ['Malgun Gothic', 'Noto Sans CJK KR'] },
  { ...serif, sample: english, width: 0.4172, names: ['Times New Roman', 'Liberation Serif'] },
  { ...serif, sample: '가', width: 1, names: ['Batang'] },
];

/**
 * The files that pages of a script preload: the headline's, which is the largest text of the first screen, then the
 * text's. Feature pages preload one more of each.
 */
type FontFiles = Record<Script, { pages: string[]; features: string[] }> & {
  /** Sheets with rules for the rarer characters, apart those that only articles show. */
  sheets: Record<LateSheet, string>;
};
type LateSheet = 'more' | 'articles';

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** A font of a package, with all its characters. */
async function parse(font: Buffer): Promise<opentype.Font> {
  const data = await subsetFont(font, '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    keepFeatures: [],
  });
  return opentype.parse(new Uint8Array(data).buffer);
}

function unicodeRange(characters: Iterable<string>): string {
  return toRuns(characters)
    .map((run) => `U+${[...new Set(run)].map((point) => point.toString(16)).join('-')}`)
    .join(',');
}

/**
 * Returns the rule of a fallback font for a group of characters, with the web font's metrics, so that nothing shifts when the
 * web font loads.
 */
async function standInRule(
  { family, weight, sample, width, names }: StandIn,
  group: Group,
  range: string,
): Promise<string> {
  const { fonts, variable } = families[family];
  const data = await subsetFont(fonts.base, sample, {
    targetFormat: 'truetype',
    ...(variable && { variationAxes: { wght: Number.parseInt(weight, 10) } }),
  });
  const font = opentype.parse(new Uint8Array(data).buffer);
  const advance = [...sample].reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0), 0);
  const adjust = advance / sample.length / font.unitsPerEm / width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const sources = names.map((name) => `local('${name}')`);
  return `@font-face{font-family:'${family}${group} Fallback';font-weight:${weight};src:${sources};size-adjust:${percent(adjust)};ascent-override:${percent(font.ascender / font.unitsPerEm / adjust)};descent-override:${percent(-font.descender / font.unitsPerEm / adjust)};line-gap-override:0%;unicode-range:${range}}`;
}

/** Writes the file of a subset; returns its URL and a rule for each group of characters that uses it. */
async function writeSubset(family: Family, { name, source, characters, uses }: FontSubset) {
  const { weights, variable, fonts } = families[family];
  const data = await subsetFont(fonts[source], characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures,
    ...(variable && { variationAxes: { wght: weights } }),
  });
  const url = `/fonts/${family.toLowerCase()}-${name}.${hashOf(data).slice(0, 10)}.woff2`;
  writeFileSync(path.join(root, 'public', url), data);
  console.log(`Font ${url}: ${characters.length} characters, ${(data.length / 1000).toFixed(1)} kB`);
  const rules = uses.map(({ group, characters }) => ({
    group,
    rule: `@font-face{font-family:'${family}${group}';font-style:normal;font-weight:${weights.min} ${weights.max};font-display:swap;src:url(${url}) format('woff2');unicode-range:${unicodeRange(characters)}}`,
  }));
  return { url, rules };
}

/** Writes a style sheet beside the fonts and returns its URL. */
function writeSheet(name: LateSheet, rules: readonly string[]): string {
  const text = `${rules.join('\n')}\n`;
  const url = `/fonts/${name}.${hashOf(text).slice(0, 10)}.css`;
  writeFileSync(path.join(root, 'public', url), text);
  return url;
}

/** Writes all fonts unless those on disk come from the same characters and code. */
export async function writeFonts(): Promise<void> {
  const made = hashOf(JSON.stringify([code, inputs]));
  if (existsSync(listFile) && JSON.parse(readFileSync(listFile, 'utf8')).made === made) return;

  for (const folder of [publicFolder, stylesFolder]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const urls: Record<string, string[]> = {};
  const rules: Record<'first' | LateSheet, string[]> = { first: [], more: [], articles: [] };
  const ranges = new Map<string, string>();
  // The serif first: its file is the headline's.
  for (const family of ['Hahmlet', 'Pretendard'] as const) {
    const { base, 'latin-ext': extended } = families[family].fonts;
    const fonts = { base: await parse(base), 'latin-ext': await parse(extended) };
    const subsets = divideIntoSubsets(
      family,
      (source, character) => fonts[source].charToGlyphIndex(character) > 0,
    );
    for (const where of ['site', 'articles'] as const) {
      for (const subset of subsets[where]) {
        const written = await writeSubset(family, subset);
        for (const { group, rule } of written.rules) {
          const late = where === 'articles' ? 'articles' : 'more';
          rules[group === ' More' ? late : 'first'].push(rule);
        }
        urls[subset.name] = [...(urls[subset.name] ?? []), written.url];
        if (subset.name === 'latin') ranges.set(family, unicodeRange(subset.characters));
        if (subset.name === 'korean') {
          ranges.set(`${family} Korean`, unicodeRange(subset.characters.filter(isKorean)));
        }
      }
    }
  }
  for (const standIn of standIns) {
    for (const group of standIn.sample === english ? ([''] as const) : ([' Korean', ' More'] as const)) {
      const range = ranges.get(standIn.family + group) ?? 'U+3000-d7a3';
      rules.first.push(await standInRule(standIn, group, range));
    }
  }
  const { latin = [], korean = [], features = [] } = urls;
  const files: FontFiles = {
    latin: { pages: latin, features: latin },
    korean: { pages: korean, features: [...korean, ...features] },
    sheets: { more: writeSheet('more', rules.more), articles: writeSheet('articles', rules.articles) },
  };
  await writeOgFonts(pretendard, families.Hahmlet.fonts.base);
  writeFileSync(path.join(stylesFolder, 'fonts.css'), `${rules.first.join('\n')}\n`);
  writeFileSync(listFile, `${JSON.stringify({ made, ...files }, null, 2)}\n`);
}

if (import.meta.main) await writeFonts();
