/** @jest-environment node */
import { BoundedCache } from '../../../local/bounded-cache.ts';
import { readSettings, SettingsError } from '../../../local/settings.ts';

const read = (args: string[], environment = {}) => readSettings(args, environment, '/srv/site', '/project');

test('defaults', () => {
  expect(read([])).toEqual({
    services: ['content', 'store'],
    port: 0,
    datasetDir: '/srv/site/local/dataset',
    dataDir: '/srv/site/.data',
    migrationsDir: '/project/supabase/migrations',
    anonKey: null,
  });
});

test('services and settings by name; a blank one counts as unset', () => {
  const environment = {
    EMBEDDED_PORT: '4000',
    DATA_DIR: '/data',
    EMBEDDED_DATASET_DIR: ' ',
    EMBEDDED_ANON_KEY: 'k',
  };
  expect(read(['store'], environment)).toMatchObject({
    services: ['store'],
    port: 4000,
    dataDir: '/data',
    datasetDir: '/srv/site/local/dataset',
    anonKey: 'k',
  });
});

test.each([
  [['stor'], {}],
  [[], { EMBEDDED_PORT: '70000' }],
  [[], { EMBEDDED_PORT: 'http' }],
])('mistakes are named', (args, environment) => {
  expect(() => read(args, environment)).toThrow(SettingsError);
});

test('a bounded cache forgets what was used longest ago, and never keeps what is too heavy', () => {
  const cache = new BoundedCache<number>(80);
  for (let key = 0; key < 8; key += 1) cache.set(`${key}`, key, 10);
  expect(cache.get('0')).toBe(0);
  cache.set('8', 8, 10);
  expect(cache.get('1')).toBeUndefined();
  expect(cache.get('0')).toBe(0);
  cache.set('heavy', 9, 11);
  expect(cache.get('heavy')).toBeUndefined();
  cache.clear();
  expect(cache.get('0')).toBeUndefined();
});
