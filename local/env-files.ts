import { createRequire } from 'node:module';

// A CommonJS package whose names Node cannot see by itself.
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env') as typeof import('@next/env');

/**
 * Adds what `.env`, `.env.local` and their sisters say to process.env, by Next's own rules: what the environment
 * has already, even empty, wins.
 */
export function loadEnvFiles(folder: string, { development = false } = {}): void {
  loadEnvConfig(folder, development);
}
