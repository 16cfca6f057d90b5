import fs from 'node:fs';
import path from 'node:path';
import manifest from '@/app/manifest';
import { cn } from '@/lib/utils';

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

/** What the check finds in a file of each kind, and what it lets pass. */
const samples = {
  '.css': {
    found: [
      'a { color: #fff; }',
      'a { border: 1px solid rgb(18 33 37 / 0.14); }',
      'a { color: oklch(0.5 0.1 20); }',
      'a { color: white; }',
      'a { border: 1px solid black }',
      'a { font-size: 13px; }',
      'a { font-size: larger; }',
      'a { font-size: clamp(1rem, 2vw, 3rem); }',
      'a { font-size: calc(1.2 * var(--text-sm)); }',
      'a { font-size: var(--own); }',
      'a { font: 400 12.5px/1.4 var(--font-mono); }',
      'a { --text-sm: 5rem; }',
    ],
    passed: [
      'a { color: var(--color-ink); white-space: nowrap; }',
      '.red, #fade-in { color: currentColor; }',
      'a { color: CanvasText; background: color-mix(in srgb, var(--color-ink), var(--color-paper)); }',
      'a { font-size: var(--text-small); }',
      'a { font-size: inherit; font: inherit }',
      'a { font: 600 var(--text-sm) / 1.75rem var(--font-sans); }',
      'a { font-family: var(--font-sans); font-weight: 600; font-variant-numeric: tabular-nums; }',
      '/* 13px and #fff: font-size: 13px; */',
      'a:hover { margin: 0 } .white { padding: 1px }',
    ],
  },
  '.ts': {
    found: [
      '<path fill="#0a5851" />',
      '<path fill="white" />',
      "const ink = { color: 'black' };",
      '<p className="bg-white" />',
      '<p className="fill-[white]" />',
      '<p className="border-[rgb(18_33_37/0.16)]" />',
      '<p className="text-[0.9375rem]" />',
      '<p className="md:text-[min(5.5rem,36vw)]" />',
      '<p className="text-[length:13px]" />',
      '<p className="text-(length:--own)" />',
      '<p className="[font-size:13px]" />',
      '<p className="text-lg" />',
      '<p className="md:text-4xl" />',
      '<text fontSize="21" />',
      '<p style={{ fontSize: 13 }} />',
    ],
    passed: [
      '<p className="text-small text-ink-2 whitespace-nowrap" />',
      '<p className="text-[var(--color-ink-2)] max-w-[36em] tracking-[-0.04em]" />',
      '<a href="#main" aria-owns={`#abc-def`} />',
      '<a href="/#fade">&#160;</a>',
      "const title = 'A white carton, a black cap'; // text-[13px]",
      'const url = "https://example.com"; const level = "red";',
    ],
  },
};

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
