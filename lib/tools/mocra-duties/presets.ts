import { type DateQuestion, dateQuestions, type FinderAnswers, type Question, questions } from './answers.ts';
import { dateQuestionFor, dutiesFor } from './finder.ts';

/** Kinds of visitors who can start with one click, and the answers that follow. */
export const presets = {
  'korean-brand': { role: ['label-name'], country: 'other' },
  'contract-maker': { role: ['maker'] },
  'indie-brand': { role: ['maker', 'label-name'], country: 'us' },
  storefront: { role: ['importer', 'retailer'] },
} as const satisfies Record<string, FinderAnswers>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

/** Returns the answers with those of a preset; it replaces the answers of other presets. */
export function withPreset(
  { role: _role, country: _country, ...rest }: FinderAnswers,
  name: PresetName,
): FinderAnswers {
  return { ...rest, ...presets[name] };
}

/** True if the answers match this preset's. */
export function isPreset({ role, country }: FinderAnswers, name: PresetName): boolean {
  const preset: FinderAnswers = presets[name];
  return String(role) === String(preset.role) && country === preset.country;
}

/**
 * Returns the questions that matter for these answers: the ones that decide most, the day of each duty that applies and
 * has one, and questions that concern some visitors only. An answered question stays.
 */
export function questionsFor(facts: FinderAnswers): ReadonlySet<Question | DateQuestion> {
  const { role, drug = 'none' } = facts;
  const applying = dutiesFor(facts)
    .filter(({ verdict }) => verdict.startsWith('applies'))
    .map(({ id }) => id);
  const matter = new Set<Question | DateQuestion | false | undefined>([
    ...(['role', 'drug', 'kinds', 'sales', 'country'] as const),
    drug !== 'none' && (!role?.length || role.includes('maker')) && 'other_cosmetics',
    (applying.includes('facility-registration') || applying.includes('product-listing')) && 'outgrown',
    applying.includes('label-contact') && 'professional',
    applying.includes('product-listing') && 'changed',
    ...applying.map(dateQuestionFor),
    applying.includes('adverse-event-report') && facts.report && 'new_information',
  ]);
  return new Set(
    [...questions, ...dateQuestions].filter((name) => matter.has(name) || facts[name] !== undefined),
  );
}
