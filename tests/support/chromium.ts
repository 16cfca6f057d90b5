import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall } from './apt.ts';

/** As Playwright's own: without the browser's windows, which take a fifth of the time of tests. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a headless browser that runs as any user including root and contacts only the tests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As browsers with windows draw text; without, widths of words differ.
  '--font-render-hinting=none',
];

/** Path of an installed Chromium: the system's, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  return [headlessShell, ...browsers, chromium.executablePath()].find((candidate) => existsSync(candidate));
}

/** The same for measuring: the browser that visitors have, where there is one. */
export function findBrowser(): string | undefined {
  return browsers.find((candidate) => existsSync(candidate)) ?? findChromium();
}

/**
 * Path of a Chromium. If there is none, it is installed: by the system's package manager where this user may, else by
 * Playwright.
 * @throws when neither way works.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  // Ubuntu has neither.
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findChromium()) aptInstall(name);
  if (!findChromium()) {
    console.log('Installing Chromium with Playwright.');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const path = findChromium();
  if (!path) throw new Error('No Chromium was found and none could be installed.');
  return path;
}

if (import.meta.main) ensureChromium();
