import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '@/lib/env';
import { readActionsKey } from '../../../embedded/actions-key';

const parent = mkdtempSync(path.join(tmpdir(), 'actions-key-'));
const dataDir = path.join(parent, 'data');
afterAll(() => rmSync(parent, { recursive: true }));

test('creates one key per data folder that Next accepts and only its owner can read', () => {
  const key = readActionsKey(dataDir);
  expect(readEnv({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }).actionsKey).toBe(key);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(readActionsKey(dataDir)).toBe(key);
  expect(readdirSync(dataDir)).toEqual(['actions-key']);
  expect(readFileSync(path.join(dataDir, 'actions-key'), 'utf8')).toBe(key);
  expect(statSync(path.join(dataDir, 'actions-key')).mode & 0o777).toBe(0o600);
  expect(readActionsKey(path.join(parent, 'another'))).not.toBe(key);
});
