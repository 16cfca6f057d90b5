/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { compile } from 'tailwindcss';
import { locales } from '@/lib/i18n/locales';
import { sampleHref, samples } from '@/lib/routes';
import { site } from '@/lib/site';
import { chromiumArgs, ensureChromium } from '@/tests/support/chromium';
import { sampleHtml } from '.';

/*
 * `npm run samples`: prints the sample documents to the PDFs in public/. Jest runs it, because Jest resolves the site's
 * modules and messages as the build does.
 */

jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** The rules of print.css, and of the classes that a document has. */
async function collectStyles(html: string): Promise<string> {
  const entry = 'tools/samples/print.css';
  const read = (file: string) => ({
    path: file,
    base: path.dirname(file),
    content: readFileSync(file, 'utf8'),
  });
  const { build } = await compile(readFileSync(entry, 'utf8'), {
    base: path.dirname(entry),
    loadStylesheet: async (id, base) =>
      read(id === 'tailwindcss' ? 'node_modules/tailwindcss/index.css' : path.join(base, id)),
  });
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').split(' '),
  );
  return build(classes);
}

/** Returns a PDF without the parts that differ each time: the time of printing, and the numbers of Chromium's nodes. */
const withoutTimes = (pdf: string) => pdf.replace(/\/(?:Creation|Mod)Date \([^)]*\)|\(node\d+\)/g, '');

const documents = locales.flatMap((locale) => samples.map((sample) => ({ locale, sample })));

test.each(documents)('$sample in $locale', async ({ locale, sample }) => {
  const html = sampleHtml(locale, sample);
  // The style sheet names the fonts from the project's folder.
  const head = `<base href="${pathToFileURL('.')}/"><style>${await collectStyles(html)}</style></head>`;
  const source = path.join(folder, `${sample}-${locale}.html`);
  writeFileSync(source, `<!doctype html>${html.replace('</head>', head)}`);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(source).href);
  const file = path.join('public', sampleHref(locale, sample));
  mkdirSync(path.dirname(file), { recursive: true });
  const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  // Chromium names itself as the creator. The table of a PDF lists byte offsets, so the entry keeps its length.
  const branded = pdf
    .toString('latin1')
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (entry) => `/Creator (${site.name})`.padEnd(entry.length));
  const printed = existsSync(file) ? readFileSync(file, 'latin1') : '';
  if (withoutTimes(printed) !== withoutTimes(branded)) writeFileSync(file, branded, 'latin1');
});
