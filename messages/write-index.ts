import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { locales } from '../lib/i18n/locales.ts';

/*
 * `npm run messages` writes the list of message files of each language, messages/<language>/index.ts. With `--check`,
 * before types are checked, it says which lines are missing: the type errors would be a page long.
 */

const folder = import.meta.dirname;

/** `landing-faq.json` is the namespace `landingFaq`. */
const namespaceOf = (file: string) =>
  file.slice(0, -'.json'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What messages/<language>/index.ts has to be. */
function indexOf(locale: string): string {
  const lines = readdirSync(`${folder}/${locale}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `export { default as ${namespaceOf(file)} } from './${file}';`);
  return ['// Written by `npm run messages`: one line per page or area.', ...lines.sort(), ''].join('\n');
}

/** Sentences that name each line by which the index of a language is not what it has to be. */
function differences(locale: string): string[] {
  const file = `messages/${locale}/index.ts`;
  const is = readFileSync(`${folder}/${locale}/index.ts`, 'utf8').split('\n');
  const hasToBe = indexOf(locale).split('\n');
  return [
    ...hasToBe.filter((line) => !is.includes(line)).map((line) => `${file} lacks the line: ${line}`),
    ...is
      .filter((line) => !hasToBe.includes(line))
      .map((line) => `${file} has a line without a file: ${line}`),
  ];
}

if (process.argv.includes('--check')) {
  const wrong = locales.flatMap(differences);
  if (wrong.length > 0) {
    process.stderr.write([...wrong, 'Run `npm run messages`.', ''].join('\n'));
    process.exitCode = 1;
  }
} else {
  for (const locale of locales) writeFileSync(`${folder}/${locale}/index.ts`, indexOf(locale));
}
