import process from 'node:process';
import { envNames } from '../../lib/env.ts';

/** The two sites that the browser tests visit, and the processes behind them. */

const node = process.execPath;
/** Clears every variable: an empty value wins over the machine's environment and `.env.local`. */
export const cleanEnv = Object.fromEntries(
  [...envNames, 'DATA_DIR', 'EMBEDDED_DATASET_DIR', 'EMBEDDED_PORT'].map((name) => [name, '']),
);

/** First of the three ports; `E2E_PORT` moves them for a second checkout on the same machine. */
const firstPort = Number(process.env.E2E_PORT ?? 3210);
const embeddedUrl = `http://localhost:${firstPort}`;
const hostedUrl = `http://localhost:${firstPort + 1}`;
export const hostedServicesPort = firstPort + 2;
const hostedServicesUrl = `http://127.0.0.1:${hostedServicesPort}`;

/** Environment of the site whose services are elsewhere; used for its build and its start. */
export const hostedEnv = {
  ...cleanEnv,
  PORT: String(firstPort + 1),
  SITE_URL: hostedUrl,
  SANITY_PROJECT_ID: 'proj1234',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: hostedServicesUrl,
  SANITY_IMAGE_HOST: hostedServicesUrl,
  SANITY_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
  SUPABASE_URL: hostedServicesUrl,
  SUPABASE_ANON_KEY: 'sb_publishable_tests',
  APP_URL: 'https://app.hosted.example/',
  APP_SETTINGS_URL: 'https://app.hosted.example/account/settings',
  DEMO_URL: 'https://demo.hosted.example/thirty',
  MARKETING_URL: 'https://www.hosted.example/',
  FORM_RATE_LIMIT: '1000',
};

/** Environment of the site without any account. */
export const embeddedEnv = {
  ...cleanEnv,
  PORT: String(firstPort),
  DATA_DIR: '.data/tests',
  SANITY_PREVIEW_SECRET: 'a-preview-secret-for-tests',
  // Hundreds of submissions come from one address (tests/e2e/forms).
  FORM_RATE_LIMIT: '100000',
};

const minutes = (count: number) => count * 60_000;
/** `start` builds first when the sources have changed since the build. */
const buildTimeout = minutes(10);

export const sites = {
  embedded: {
    url: embeddedUrl,
    servers: [
      {
        command: `${node} embedded/run.ts start`,
        url: `${embeddedUrl}/`,
        env: { ...embeddedEnv, BUILD_SKIP_TYPE_CHECK: '1' },
        timeout: buildTimeout,
        reuseExistingServer: false,
        stdout: 'pipe' as const,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
      },
    ],
  },
  hosted: {
    url: hostedUrl,
    servers: [
      {
        command: `${node} tests/support/faulty-services.ts`,
        url: `${hostedServicesUrl}/health`,
        env: {},
        timeout: minutes(1),
        reuseExistingServer: false,
        stdout: 'pipe' as const,
      },
      {
        command: `${node} embedded/run.ts start`,
        url: `${hostedUrl}/`,
        env: { ...hostedEnv, BUILD_SKIP_TYPE_CHECK: '1' },
        timeout: buildTimeout,
        reuseExistingServer: false,
        stdout: 'pipe' as const,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
      },
    ],
  },
};
