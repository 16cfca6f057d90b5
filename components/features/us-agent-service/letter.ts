import { createHash } from 'node:crypto';
import type { createTranslator } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';
import { site } from '@/lib/site';

/**
 * The letter with which Onsil designates its U.S. Agent. What it leads to is the entry in the facility's own
 * registration (FD&C Act 607(b)(2)(B)); the letter says no more than that.
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

/** Whom the letter names: a person of the brand's own, or the service's company. */
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
    name: `${site.name} Agent Services LLC`,
    street: '410 Juniper Court',
    city: 'Torrance, CA',
    zip: '90501',
    telephone: '+1 310 555 0142',
    email: 'agent@attesta.example',
  },
} as const satisfies Record<AgentType, Record<string, string>>;

/** What a visitor finds: the premium service chosen, the letter signed. `stage` is the step that is current. */
export const agentStates = { type: 'premium', stage: 'letter' } as const;

const facility = { fei: '3016\u00a0448\u00a0217' } as const;

/** When it was signed, as the signature's record says it. */
export const signedAt = agentLetter.signedAt.slice(0, 19).replace('T', ', ').concat(' KST');

export type AgentTexts = ReturnType<typeof createTranslator<Messages, 'sceneUsAgentService'>>;

/** What the letter's sentences name. */
export const named = (type: AgentType) => ({
  agent: agents[type].name,
  address: `${agents[type].street}, ${agents[type].city} ${agents[type].zip}`,
  fei: facility.fei,
  citation: agentLetter.citation,
});

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

/** SHA-256 of the letter's text in UTF-8. */
export function letterHash(t: AgentTexts, type: AgentType): string {
  return createHash('sha256').update(letterText(t, type)).digest('hex');
}

/** "Han Seoy…" in one hand, in a box of 210 x 63. */
export const signature =
  'M17 8C15 20 11 36 7 50M38 5C35 19 30 34 27 48M9 31C19 28 29 25 39 24C45 24 50 26 51 29C46 25 37 29 37 37C37 43 46 41 51 30C50 35 49 41 53 41C57 41 60 34 62 29C62 33 60 38 60 42C63 34 67 29 71 29C75 30 71 37 73 41C75 43 80 40 85 35M122 13C117 5 102 7 101 17C100 26 117 27 116 38C115 49 97 52 88 44C96 46 112 43 123 34C128 30 130 26 127 25C123 25 121 33 122 38C123 42 130 41 134 35C136 30 139 28 142 29C146 31 144 40 139 41C135 41 134 34 138 31C145 28 151 28 153 29C151 33 150 39 154 40C158 40 161 34 163 29C162 40 160 52 153 58C148 61 147 56 152 52C162 45 180 36 203 29';

/** Square name seal of 64 x 64, 온실 대표 from the right as such seals run; drawn, so that it needs no font. */
export const seal = {
  ground:
    'M3 4.5Q3 3 5 3h17l3 .8 4-.8h30q2 0 2 2v16l-.9 3 .9 4v30q0 3-3 3H40l-3-.8-4 .8H6q-3 0-3-3V44l.8-3-.8-4z',
  frame: 'M7.5 7.5h49v49h-49z',
  syllables: [
    'M39.6 15.2a4.4 3.2 0 1 0 8.8 0a4.4 3.2 0 1 0-8.8 0zM44 19v3m-8.5.2h17M38 25.4V30h12.6',
    'M40 34.5c0 4-2 6.6-4.5 8m4.7-4.800c1.2 2.6 2.6 3.8 4.8 4.600m5-8v8.400m-12.6-.4h12.600v3.600H37.600v4h13.8',
    'M19.5 14h-7v12.400h7.600m3.4-14v17.400m4.6-18v18.600m-4.6-9.800h4.4',
    'M13.1 35.5h14.800m-10.8.2v5.400m6.8-5.400v5.400m-10.8.4h14.800m-10.4 2.400v5m6-5v5m-12 1.200h18',
  ],
} as const;
