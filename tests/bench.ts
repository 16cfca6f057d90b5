/**
 * Sizes and speed of the built site: `npm run bench` (builds first when there is no build).
 *
 * Machines are shared and noisy, so speeds are given as ratios to the not-found page of the same run; sizes are
 * exact: gzip bytes of what a first visit to a page loads.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { href, pages } from '../lib/routes.ts';

const root = path.resolve(import.meta.dirname, '..');
const port = 3290;
const origin = `http://localhost:${port}`;
const requestsPerPage = 300;
const concurrency = 8;

async function waitUntilUp(child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the site did not start');
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const sizes = new Map<string, number>();

async function gzipSize(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const body = Buffer.from(await (await fetch(address)).arrayBuffer());
  // Fonts and images are compressed already.
  const size = /\.(woff2|png|avif|webp)(\?|$)/.test(address) ? body.length : gzipSync(body).length;
  sizes.set(address, size);
  return size;
}

async function total(addresses: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const address of new Set(addresses)) sum += await gzipSize(new URL(address, origin).href);
  return sum;
}

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(8);

async function requestsPerSecond(address: string): Promise<number> {
  let left = requestsPerPage;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1;
        await (await fetch(address)).arrayBuffer();
      }
    }),
  );
  return requestsPerPage / ((performance.now() - started) / 1000);
}

const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
const started = performance.now();
const site = spawn(process.execPath, ['embedded/run.ts', 'start'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: data },
});

try {
  await waitUntilUp(site);
  console.log(
    `Start to first answer: ${((performance.now() - started) / 1000).toFixed(1)} s (builds first when there is none)\n`,
  );

  const slug = attributes(
    await (await fetch(`${origin}/resources`)).text(),
    /href="(\/resources\/[^"#?]+)"/g,
  )[0];
  const paths = [
    ...pages.flatMap((page) => page.locales.map((locale) => href(locale, page.path))),
    ...(slug ? [slug] : []),
  ];
  await requestsPerSecond(`${origin}/not-a-page`);
  const base = await requestsPerSecond(`${origin}/not-a-page`);

  console.log('gzip kB on first visit'.padEnd(36), '   HTML  scripts   styles    fonts   speed');
  for (const page of paths) {
    const html = await (await fetch(origin + page)).text();
    const scripts = await total(attributes(html, /<script[^>]+src="([^"]+)"/g));
    const styles = await total(attributes(html, /<link rel="stylesheet" href="([^"]+)"/g));
    const fonts = await total(attributes(html, /<link rel="preload" href="([^"]+\.woff2)"/g));
    const speed = (await requestsPerSecond(origin + page)) / base;
    console.log(
      page.padEnd(36),
      kilobytes(gzipSync(html).length),
      kilobytes(scripts),
      kilobytes(styles),
      kilobytes(fonts),
      `${speed.toFixed(2)}x`.padStart(7),
    );
  }
  console.log(`\nspeed: requests a second against the not-found page of this run (${Math.round(base)}/s)`);
} finally {
  site.kill('SIGTERM');
  await new Promise((resolve) => site.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
