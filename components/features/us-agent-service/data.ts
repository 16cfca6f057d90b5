import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/lib/site';
import hashes from './letter-hashes.json' with { type: 'json' };

/**
 * The letter that designates the U.S. Agent of Onsil. Its effect is the entry in the facility's registration (FD&C Act
 * 607(b)(2)(B)); the letter says no more than that.
 */
export const agentLetter = {
  files: { signed: 'us-agent-letter_onsil_signed.pdf', draft: 'us-agent-letter_onsil_draft.pdf' },
  number: 'ONS-USA-014',
  date: '2026-11-09',
  signedAt: '2026-11-09T10:24:06+09:00',
  citation: 'FD&C Act §\u00a0607(b)(2)(B)',
} as const;

export const agentTypes = ['own', 'premium'] as const;
export type AgentType = (typeof agentTypes)[number];

/** The agent named in the letter: a person at the brand, or the service's company. */
export const agents = {
  own: {
    name: 'Grace Seo',
    street: '12 Alder Court',
    city: 'Fort Lee, NJ',
    zip: '07024',
    telephone: '+1 201 555 0187',
    email: 'grace.seo@onsil.example',
  },
  premium: {
    ...site.agent,
    telephone: '+1 310 555 0142',
    email: 'agent@attesta.example',
  },
} as const satisfies Record<AgentType, Record<string, string>>;

/** Signature time as recorded. */
export const signedAt = agentLetter.signedAt.slice(0, 19).replace('T', ', ').concat(' KST');

/** Names used in the letter's sentences. */
export const named = (type: AgentType) => ({
  agent: agents[type].name,
  address: `${agents[type].street}, ${agents[type].city} ${agents[type].zip}`,
  fei: '3016\u00a0448\u00a0217',
  citation: agentLetter.citation,
});

/**
 * SHA-256 of each letter's lines. Precomputed because hashing in the browser would finish too late; letter.test.tsx
 * compares.
 */
export const letterHashes: Record<Locale, Record<AgentType, string>> = hashes;
