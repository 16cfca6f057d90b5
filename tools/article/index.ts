import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadEnvFiles, readSettings } from '../../embedded/settings.ts';
import { readEnv } from '../../lib/env.ts';
import { convert } from './convert.ts';

/*
 * `npm run article -- <file>` adds an article to the embedded dataset and prints its URL, so that someone without an account can try
 * what editors do in the Studio (docs/content.md).
 */

const usage = `Usage: npm run article -- <file>

  <file>  Markdown with front matter (title, language, slug, description, date, cover, coverAlt), or a document of the
          type resourcePage as JSON. The same slug and language again replaces the article.`;

type Document = { _id: string; _type: string; language?: string; slug?: { current?: string } };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (values.help || !file || more.length > 0) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  loadEnvFiles();
  const { content, siteUrl } = readEnv(process.env);
  if (content && !content.embedded)
    throw new Error('SANITY_PROJECT_ID is set: write the article in the Studio (docs/editors.md).');
  const { datasetDir } = readSettings();
  const data = path.join(datasetDir, 'data.ndjson');
  const lines = readFileSync(data, 'utf8').split('\n').filter(Boolean);
  const article = await convert(file, path.join(datasetDir, 'images'));
  const others = lines.filter((line) => (JSON.parse(line) as Document)._id !== article._id);
  const rival = others
    .map((line) => JSON.parse(line) as Document)
    .find(({ _type, slug }) => _type === 'resourcePage' && slug?.current === article.slug.current);
  if (rival) throw new Error(`The article ${rival._id} has the URL of this one: give it another slug.`);
  // The content service never sees half a file.
  const complete = `${data}.new`;
  writeFileSync(complete, `${[...others, JSON.stringify(article)].join('\n')}\n`);
  renameSync(complete, data);
  console.log(`${siteUrl}/resources/${article.slug.current}`);
  if (!existsSync(path.join(datasetDir, '../../.git'))) return;
  console.log('To remove it: git checkout embedded/dataset && git clean -f embedded/dataset');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
