import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { killStarted, NpmStart } from '../support/npm-start.ts';
import { runNpm } from '../support/other-node.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/*
 * Every kind of page by the rules of the MDN HTTP Observatory, as a visitor over https gets it. Its package comes with a
 * web service and a database client, so it is installed here and not with the project. Needs a build with embedded
 * services.
 */

const version = '1.4.8';
const root = path.resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('observatory');
const site = NpmStart.embedded(folder);

type Result = { result: string; name: string };
type Rules = {
  tests: ((requests: unknown) => Result)[];
  modifierOf: (result: string) => number;
  gradeOf: (score: number) => { grade: string };
  Requests: new (host: string) => Record<'responses' | 'resources', Record<string, unknown>>;
};
let rules: Rules;

before(async () => {
  const what = [
    '--prefix',
    folder,
    '--ignore-scripts',
    '--omit=optional',
    `@mdn/mdn-http-observatory@${version}`,
  ];
  runNpm(['install', ...what], root, process.env);
  const observatory = path.join(folder, 'node_modules/@mdn/mdn-http-observatory');
  // Browsers' list of hosts that are https anyway, which the package fetches when it runs as a service.
  mkdirSync(path.join(observatory, 'conf'), { recursive: true });
  writeFileSync(path.join(observatory, 'conf/hsts-preload.json'), '{}');
  const source = path.join(observatory, 'src');
  const load = (file: string) => import(pathToFileURL(path.join(source, file)).href);
  const [{ ALL_TESTS }, grader, { Requests }] = await Promise.all([
    load('constants.js'),
    load('grader/grader.js'),
    load('types.js'),
  ]);
  rules = {
    tests: ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    Requests,
  };
  await site.ready();
});
after(killStarted);

/** Grade of a page, with the results that took something off it. */
async function gradeOf(url: string) {
  const page = await fetch(site.url + url, { headers: { 'x-forwarded-proto': 'https' } });
  const installed = createRequire(path.join(folder, 'package.json'));
  const { AxiosHeaders } = installed('axios');
  const { CookieJar } = installed('tough-cookie');
  const response = {
    headers: new AxiosHeaders(Object.fromEntries(page.headers)),
    request: { headers: new AxiosHeaders() },
    status: 200,
    verified: true,
    httpEquiv: new Map(),
    data: '',
  };
  const requests = new rules.Requests('attesta.example');
  const at = (scheme: string) => ({ url: new URL(`${scheme}://attesta.example${url}`), status: 200 });
  Object.assign(requests.responses, {
    auto: response,
    https: response,
    cors: response,
    http: response,
    httpRedirects: [at('http'), at('https')],
    httpsRedirects: [at('https')],
  });
  requests.resources.path = await page.text();
  const jar = new CookieJar();
  for (const cookie of page.headers.getSetCookie()) jar.setCookieSync(cookie, at('https').url.href);
  Object.assign(requests, { session: { url: at('https').url, jar } });
  const results = rules.tests.map((each) => each(requests).result).filter(Boolean);
  const modifiers = results.map((result) => rules.modifierOf(result));
  const penalties = modifiers.filter((each) => each < 0).reduce((sum, each) => sum + each, 100);
  // Bonuses count from an A on.
  const score = penalties >= 90 ? modifiers.reduce((sum, each) => sum + each, 100) : penalties;
  return {
    grade: rules.gradeOf(score).grade,
    bad: results.filter((_, index) => (modifiers[index] ?? 0) < 0),
  };
}

for (const url of [
  '/',
  '/ko',
  '/features/label-vision',
  '/resources',
  '/contact',
  '/login',
  '/privacy',
  '/nothing-here',
  '/feed.xml',
  '/api/preview',
]) {
  test(`scores A+ on ${url}`, async () => {
    assert.deepEqual(await gradeOf(url), { grade: 'A+', bad: [] });
  });
}
