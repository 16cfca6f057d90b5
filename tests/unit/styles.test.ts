import fs from 'node:fs';
import path from 'node:path';
import manifest from '@/app/manifest';
import { cn } from '@/lib/text/class-names';
import samples from './styles.json';

/*
 * Font sizes and colors must use the tokens of app/styles/tokens.css. A literal size or color fails here, with its file
 * and line.
 */

/** Files with literal colors: drawn objects, social images (which also have separate lettering), and the tokens. */
const free = [/artwork[^/]*$/, /\/artwork\//, /^components\/og-images\//, /^app\/styles\/tokens\.css$/];

/** The files that set the sizes within the frame of a scene. */
const setsSizes = 'components/features/shared/scene-window.module.css';

const longestModule = 300;
const mostSizes = 12;

const named =
  'aqua|azure|beige|black|blue|brown|coral|crimson|cyan|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|snow|tan|teal|tomato|violet|wheat|white|whitesmoke|yellow';
const hex = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const colorFunction = /\b(?:rgba?|hsla?|hwb|okl(?:ch|ab))\(/gi;
const unit = String.raw`\d(?:px|r?em|pt|ch|%|[sdl]?v(?:w|h|min|max)|cq\w+)`;

const findings = {
  '.css': [
    hex,
    colorFunction,
    // A value, not a property (white-space), a variable or a class.
    new RegExp(String.raw`(?<=[\w-]:[^;{}]*)(?<![\w-])(?:${named})(?![\w-])(?=[^;{}]*[;}])`, 'gi'),
    // Everything that is not a token, limited by the size of a drawing or not, or inherited.
    /(?<![\w-])font-size:(?!\s*(?:var\(--text-\w+\)|min\(var\(--text-\w+\), calc\(\d+ \* var\(--crop\)\)\)|inherit|unset)\s*[;}])/g,
    /(?<![\w-])font:(?!\s*inherit\s*[;}]|[^;}/]*var\(--text-\w+\))/g,
    /--text-\w+\s*:/g,
  ],
  '.ts': [
    hex,
    colorFunction,
    /(?<![\w-])[a-z]+(?:-[trblxyse])?-(?:white|black)(?![\w-])(?=[^'"`]*['"`])/g,
    new RegExp(String.raw`\b(?:fill|stroke|\w*[cC]olou?r|background)\s*[=:]\s*\{?['"](?:${named})['"]`, 'g'),
    new RegExp(String.raw`-\[(?:color:)?(?:${named})\]`, 'g'),
    new RegExp(String.raw`(?<![\w-])text-\[[^\]]*${unit}[^\]]*\]`, 'g'),
    /\[font(?:-size)?:|(?<![\w-])text-\(length:|\bfont-?[sS]ize\s*[=:]/g,
    // Tailwind's default sizes are disabled, so these classes would do nothing.
    /(?<![\w-])text-(?:lg|\d?xl)(?![\w-])/g,
  ],
};

/** Returns the source with its lines, but without comments. */
function withoutComments(text: string, kind: keyof typeof findings): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return kind === '.css' ? bare : bare.replace(/(?<=^|\s)\/\/.*/gm, blank);
}

/** Returns the literals in a file as `line: text`. */
function writtenOut(text: string, kind: keyof typeof findings): string[] {
  const bare = withoutComments(text, kind);
  return findings[kind]
    .flatMap((pattern) => [...bare.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
    .map(({ index }) => {
      const line = bare.slice(0, index).split('\n').length;
      return `${line}: ${text.split('\n')[line - 1]?.trim()}`;
    });
}

const kindOf = (file: string): keyof typeof findings => (file.endsWith('.css') ? '.css' : '.ts');

const files = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => /(?<!\.test)\.(?:tsx?|css)$/.test(name))
    // Every build generates this file, so it is not in git.
    .filter((name) => !/^app\/fonts\//.test(name)),
);
const read = (file: string) => fs.readFileSync(file, 'utf8');
const tokens = read('app/styles/tokens.css');
const sizes = [...new Set([...tokens.matchAll(/--text-(\w+)\s*:/g)].map(([, name]) => name ?? ''))];

describe.each(['.css', '.ts'] as const)('in a file that ends in %s, the check', (kind) => {
  test.each(samples[kind].found)('finds %s', (sample) => {
    expect(writtenOut(`/* #fff\n */\n${sample}`, kind)).toEqual([`3: ${sample}`]);
  });

  test.each(samples[kind].passed)('lets %s pass', (sample) => {
    expect(writtenOut(sample, kind)).toEqual([]);
  });
});

test('uses tokens for all font sizes and colors', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => !free.some((pattern) => pattern.test(file)))
    .flatMap((file) =>
      writtenOut(read(file), kindOf(file))
        .filter(
          (line) => file !== setsSizes || !/^\d+: --text-\w+: calc\(\d+ \* var\(--unit\)\);$/.test(line),
        )
        .map((line) => `${file}:${line}`),
    );
  expect(found).toEqual([]);
});

test('keeps every CSS module short', () => {
  const long = files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longestModule);
  expect(long).toEqual([]);
});

test(`has ${mostSizes} text sizes, each with a class`, () => {
  expect(tokens).toContain('--text-*: initial;');
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.length).toBeLessThanOrEqual(mostSizes);
  // tailwind-merge must not treat a size as a color, and the later size wins.
  for (const size of sizes) {
    expect(cn(`text-sm text-ink text-${size}`)).toBe(`text-ink text-${size}`);
  }
});

test('uses the colors of the tokens in the manifest, which cannot read variables', () => {
  const { background_color, theme_color } = manifest();
  expect(tokens).toContain(`--color-paper: ${background_color};`);
  expect(tokens).toContain(`--color-spruce-700: ${theme_color};`);
});
