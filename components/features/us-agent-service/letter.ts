import { createHash } from 'node:crypto';
import type { Translator } from '@/lib/i18n/messages';
import { type AgentType, agentLetter, named } from './designation';

type AgentTexts = Translator<'sceneUsAgentService'>;

/** The letter's lines, as the sheet shows them from its head to the signer, with plain spaces. */
function letterText(t: AgentTexts, type: AgentType): string {
  return [
    'ONSIL',
    t('letter.company'),
    t('letter.address.top'),
    t('letter.address.middle'),
    t('letter.address.bottom'),
    agentLetter.date,
    agentLetter.number,
    t('letter.heading'),
    t.markup('letter.designation', { ...named(type), nowrap: (chunks) => chunks }),
    t('letter.forwarding'),
    t('letter.signer'),
    t('letter.role'),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** SHA-256 of the letter's text in UTF-8, for the server: it needs Node. */
export function letterHash(t: AgentTexts, type: AgentType): string {
  return createHash('sha256').update(letterText(t, type)).digest('hex');
}
