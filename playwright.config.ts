import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/support/chromium.ts';
import { sites } from './tests/support/sites.ts';

/*
 * Two sites: `embedded` runs with nothing configured, `hosted` with both services pointed at stand-ins whose
 * answers the tests control. Each needs its own build, so tests/run.ts runs one project after the other.
 */
const project = process.env.E2E_PROJECT === 'hosted' ? 'hosted' : 'embedded';
const site = sites[project];

/*
 * Each file runs in its order, two files at a time. Of those that change something, one changes the content and the
 * other one the store; all others read the content as it was at the start, and come first.
 */
const changing = ['**/3-freshness.spec.ts', '**/4-forms.spec.ts'];
const hostedParts = [
  { name: 'reading', testIgnore: changing },
  { name: 'changing', testMatch: changing, dependencies: ['reading'] },
];

export default defineConfig({
  testDir: 'tests/e2e',
  // tests/e2e/forms needs the embedded store, and starts sites of its own from the same build.
  testMatch: (project === 'embedded' ? ['embedded', 'forms'] : ['hosted']).map(
    (folder) => `${folder}/*.spec.ts`,
  ),
  // Playwright empties it.
  outputDir: `test-results/browser/${project}`,
  fullyParallel: project === 'embedded',
  workers: 2,
  projects: project === 'embedded' ? undefined : hostedParts,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is reported as flaky: a busy machine is no reason to hold a change back.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/support/reporters/playwright.ts']],
  use: {
    baseURL: site.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    // Recording costs a third of the time: `TRACE=on npx playwright test …` when a failure has to be looked at.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: site.servers,
});
