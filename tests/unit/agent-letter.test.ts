/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import { agentTypes, letterHashes, letterText } from '@/components/features/us-agent-service/letter';
import { locales } from '@/lib/i18n/locales';
import { compiledMessagesFor } from '@/lib/i18n/messages';

const letters = locales.flatMap((locale) => agentTypes.map((type) => ({ locale, type })));

test.each(letters)('the $locale letter for the $type agent carries the SHA-256 of its own text', (letter) => {
  const { locale, type } = letter;
  const messages = compiledMessagesFor(locale);
  const t = createTranslator({ locale, messages, namespace: 'sceneUsAgentService' });
  const text = letterText(t, type);
  expect(text.split('\n')).toHaveLength(12);
  expect(letterHashes[locale][type]).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});
