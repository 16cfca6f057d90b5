import fs from 'node:fs';
import path from 'node:path';
import manifest from '@/app/manifest';
import { cn } from '@/lib/utils';
import samples from './styles.json';

/*
 * There is one way to style: sizes of text and colors are the tokens of app/styles/tokens.css. A size or a color that
 * is written out fails here, with its place.
 */

/** Drawn objects and social images have colors and lettering of their own; the tokens have to be written somewhere. */
const free = [/artwork[^/]*$/, /\/artwork\//, /^components\/og-images\//, /^app\/styles\/tokens\.css$/];

/** The scenes' frame gives the sizes their fixed measures. */
const setsSizes = 'components/features/shared/scene-window.module.css';

const longestModule = 300;
const mostSizes = 12;

const named =
  'aqua|azure|beige|black|blue|brown|coral|crimson|cyan|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|snow|tan|teal|tomato|violet|wheat|white|whitesmoke|yellow';
const hex = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const colourFunction = /\b(?:rgba?|hsla?|hwb|okl(?:ch|ab))\(/gi;
const unit = String.raw`\d(?:px|r?em|pt|ch|%|[sdl]?v(?:w|h|min|max)|cq\w+)`;

const findings = {
  '.css': [
    hex,
    colourFunction,
    // A value, not a property (white-space), a variable or a class.
    new RegExp(String.raw`(?<=[\w-]:[^;{}]*)(?<![\w-])(?:${named})(?![\w-])(?=[^;{}]*[;}])`, 'gi'),
    // Whatever is neither a token nor taken over.
    /(?<![\w-])font-size:(?!\s*(?:var\(--text-\w+\)|inherit|unset)\s*[;}])/g,
    /(?<![\w-])font:(?!\s*inherit\s*[;}]|[^;}/]*var\(--text-\w+\))/g,
    /--text-\w+\s*:/g,
  ],
  '.ts': [
    hex,
    colourFunction,
    /(?<![\w-])[a-z]+(?:-[trblxyse])?-(?:white|black)(?![\w-])(?=[^'"`]*['"`])/g,
    new RegExp(String.raw`\b(?:fill|stroke|\w*[cC]olou?r|background)\s*[=:]\s*\{?['"](?:${named})['"]`, 'g'),
    new RegExp(String.raw`-\[(?:color:)?(?:${named})\]`, 'g'),
    new RegExp(String.raw`(?<![\w-])text-\[[^\]]*${unit}[^\]]*\]`, 'g'),
    /\[font(?:-size)?:|(?<![\w-])text-\(length:|\bfont-?[sS]ize\s*[=:]/g,
    // Tailwind's own sizes are switched off: these would do nothing.
    /(?<![\w-])text-(?:lg|\d?xl)(?![\w-])/g,
  ],
};

/** The same text, lines kept, without what is only said about it. */
function withoutComments(text: string, kind: keyof typeof findings): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return kind === '.css' ? bare : bare.replace(/(?<=^|\s)\/\/.*/gm, blank);
}

/** What is written out in a file's text, as `line: text`. */
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
    // Cut by every build, not in git.
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

test('sizes of text and colours are tokens', () => {
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

test('no CSS module is long', () => {
  const long = files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longestModule);
  expect(long).toEqual([]);
});

test(`there are ${mostSizes} sizes of text, and class names know them`, () => {
  expect(tokens).toContain('--text-*: initial;');
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.length).toBeLessThanOrEqual(mostSizes);
  // A size must not be taken for a color, and the later size wins.
  for (const size of sizes) {
    expect(cn(`text-sm text-ink text-${size}`)).toBe(`text-ink text-${size}`);
  }
});

test('the manifest, which knows no variables, has the colours of the tokens', () => {
  const { background_color, theme_color } = manifest();
  expect(tokens).toContain(`--color-paper: ${background_color};`);
  expect(tokens).toContain(`--color-spruce-700: ${theme_color};`);
});
