import { readFileSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';
import { agentTypes, letterHashes } from './designation';
import { letterHash } from './letter';

test.each(locales)('the hashes that are written down are those of the letters in %s', (locale) => {
  const t = translator(locale, 'sceneUsAgentService');
  expect(letterHashes[locale]).toEqual(
    Object.fromEntries(agentTypes.map((type) => [type, letterHash(t, type)])),
  );
});

test('page and sample PDF draw one signature and one seal', () => {
  const drawing = (file: string) => readFileSync(file, 'utf8');
  const onPage = drawing('components/features/us-agent-service/artwork/drawings.svg');
  const inSample = ['signature', 'seal'].map((name) => drawing(`tools/samples/artwork/${name}.svg`)).join('');
  for (const id of ['signature', 'seal']) {
    const part = onPage.slice(onPage.indexOf(`id="${id}"`)).split('\n  <')[0] ?? '';
    const strokes = [...part.matchAll(/ d="([^"]+)"/g)];
    expect(strokes.length).toBeGreaterThan(0);
    for (const [, stroke] of strokes) expect(inSample).toContain(stroke);
  }
});
