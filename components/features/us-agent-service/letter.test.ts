import { readFileSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';
import { agentTypes, letterHashes } from './designation';
import { letterHash, seal, signature } from './letter';

test.each(locales)('the hashes that are written down are those of the letters in %s', (locale) => {
  const t = translator(locale, 'sceneUsAgentService');
  expect(letterHashes[locale]).toEqual(
    Object.fromEntries(agentTypes.map((type) => [type, letterHash(t, type)])),
  );
});

test('page and sample PDF draw one signature and one seal', () => {
  const drawn = readFileSync('components/features/us-agent-service/artwork/drawings.svg', 'utf8');
  for (const strokes of [signature, seal.ground, seal.frame, ...seal.syllables]) {
    expect(drawn).toContain(`d="${strokes}"`);
  }
});
