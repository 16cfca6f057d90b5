import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall } from './apt.ts';

/** Chromium without browser windows, which take a fifth of the tests' time. */
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
  // Renders text as browsers with windows do; otherwise widths of words differ.
  '--font-render-hinting=none',
];

/** Returns the path of an installed Chromium: the system's, else Playwright's; undefined without one. */
export function findChromium(): string | undefined {
  return [headlessShell, ...browsers, chromium.executablePath()].find((candidate) => existsSync(candidate));
}

/** Returns the path of the browser for measurements: the one that visitors use, if installed. */
export function findBrowser(): string | undefined {
  return browsers.find((candidate) => existsSync(candidate)) ?? findChromium();
}

/**
 * Returns the path of a Chromium. Installs one if necessary: with the system's package manager if this user may, else with
 * Playwright.
 * @throws if neither works.
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
