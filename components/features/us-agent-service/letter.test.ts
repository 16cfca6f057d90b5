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
