import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/support/chromium.ts';
import { sites } from './tests/support/sites.ts';

/*
 * Two sites: `embedded` runs with nothing configured, `hosted` with both services replaced by mocks whose
 * responses the tests control. Each needs its own build, so tests/run.ts runs one project after the other.
 */
const project = process.env.E2E_PROJECT === 'hosted' ? 'hosted' : 'embedded';
const site = sites[project];

export default defineConfig({
  testDir: 'tests/e2e',
  // tests/e2e/forms needs the embedded store, and starts more sites from the same build. tests/e2e/full is for the release suite.
  testMatch: (project === 'embedded' ? ['embedded', 'forms', 'full'] : ['hosted']).map(
    (folder) => `${folder}/*.spec.ts`,
  ),
  // Playwright empties it.
  outputDir: `test-results/browser/${project}`,
  // The mocks of the hosted services record requests, so each file runs in order, two files at a time.
  fullyParallel: project === 'embedded',
  // Three keep two cores busy: a test waits a tenth of its time.
  workers: project === 'embedded' ? 3 : 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on retry is reported as flaky: a busy machine should not block a change.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: site.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    // Recording takes a third of the time; run `TRACE=on npx playwright test …` to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: site.servers,
  // Runs when the site responds.
  ...(project === 'embedded' && { globalSetup: './tests/support/open-store.ts' }),
});
