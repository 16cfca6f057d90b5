import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const config: Config = {
  // Component tests that need a DOM opt in with `@jest-environment jsdom`.
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}', '<rootDir>/components/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  // A standalone build contains a copy of package.json.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // This package exports only an ES module.
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
    // As in next.config.ts.
    '^use-intl/format-message$': 'use-intl/format-message/format-only',
    '^server-only$': '<rootDir>/tests/support/empty.ts',
  },
};

/** Packages that ship ES modules only and must be transformed for jest. */
const esModules = [
  'next-intl',
  'use-intl',
  'icu-minify',
  '@formatjs',
  'intl-messageformat',
  '@sanity',
  '@vercel/stega',
  // Of @sanity/client.
  'nanoid',
  'next-sanity',
  '@portabletext',
  'groq',
  'unpdf',
  'groq-js',
  // Of groq-js.
  'obug',
];

export default async () => {
  const resolved = await createJestConfig(config)();
  return {
    ...resolved,
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModules.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
};
