import { type DateQuestion, dateQuestions, type Facts, type Question, questions } from './facts.ts';
import { dateQuestionOf, dutiesFor } from './finder.ts';

/** Visitors who can start with one click, and what follows from being one. */
export const presets = {
  'korean-brand': { role: ['label-name'], country: 'other' },
  'contract-maker': { role: ['maker'] },
  'indie-brand': { role: ['maker', 'label-name'], country: 'us' },
  storefront: { role: ['importer', 'retailer'] },
} as const satisfies Record<string, Facts>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

/** Returns the answers with a preset's answers in place of the ones that presets give. */
export function withPreset({ role: _role, country: _country, ...rest }: Facts, name: PresetName): Facts {
  return { ...rest, ...presets[name] };
}

/** Whether what presets answer is answered as this one does. */
export function isPreset({ role, country }: Facts, name: PresetName): boolean {
  const preset: Facts = presets[name];
  return String(role) === String(preset.role) && country === preset.country;
}

/**
 * The questions that matter for these answers: those that decide most, a day where a duty that has one applies, and
 * what only some visitors need to say. A question that is answered stays.
 */
export function questionsFor(facts: Facts): ReadonlySet<Question | DateQuestion> {
  const { role, drug = 'none' } = facts;
  const applying = dutiesFor(facts)
    .filter(({ verdict }) => verdict.startsWith('applies'))
    .map(({ id }) => id);
  const matter = new Set<Question | DateQuestion | false | undefined>([
    ...(['role', 'drug', 'kinds', 'sales', 'country'] as const),
    drug !== 'none' && (!role?.length || role.includes('maker')) && 'other_cosmetics',
    (applying.includes('facility-registration') || applying.includes('product-listing')) && 'outgrown',
    applying.includes('label-contact') && 'professional',
    ...applying.map(dateQuestionOf),
  ]);
  return new Set(
    [...questions, ...dateQuestions].filter((name) => matter.has(name) || facts[name] !== undefined),
  );
}
