import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the ids of the forms' server actions in the last build in a folder. */
export function actionIds(folder: string): string[] {
  const manifest = readFileSync(path.join(folder, '.next/server/server-reference-manifest.json'), 'utf8');
  const ids = Object.keys(JSON.parse(manifest).node).sort();
  assert.ok(ids.length >= 2, 'the contact and the signup form');
  return ids;
}
