import type { Reading } from './as-text.ts';
import { longDate } from './dates.ts';
import {
  type DateQuestion,
  dateQuestionOf,
  dateQuestions,
  dutiesFor,
  type Facts,
  type Question,
  questions,
} from './finder.ts';

/** Visitors who can start with one click, and what follows from being one. */
export const presets = {
  'korean-brand': { role: ['label-name'], country: 'other' },
  'contract-maker': { role: ['maker'] },
  'indie-brand': { role: ['maker', 'label-name'], country: 'us' },
  storefront: { role: ['importer', 'retailer'] },
} as const satisfies Record<string, Facts>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

/** The answers with those of a preset in the place of what presets answer. */
export function withPreset({ role: _role, country: _country, ...rest }: Facts, name: PresetName): Facts {
  return { ...rest, ...presets[name] };
}

/** Whether what presets answer is answered as this one does. */
export function isPreset({ role, country }: Facts, name: PresetName): boolean {
  const preset: Facts = presets[name];
  return String(role) === String(preset.role) && country === preset.country;
}

/** What is asked whatever has been answered. */
const always: readonly Question[] = ['role', 'drug', 'kinds', 'sales', 'country'];

/**
 * The questions that matter for these answers: those that decide most, a day where a duty that has one applies, and
 * what only some visitors need to say. A question that is answered stays.
 */
export function questionsFor(facts: Facts): ReadonlySet<Question | DateQuestion> {
  const duties = dutiesFor(facts);
  const applies = (...wanted: readonly string[]) =>
    duties.some(({ id, verdict }) => wanted.includes(id) && verdict.startsWith('applies'));
  const drug = facts.drug && facts.drug !== 'none';
  const some: Partial<Record<Question, boolean | undefined>> = {
    other_cosmetics: drug && (!facts.role?.length || facts.role.includes('maker')),
    outgrown: applies('facility-registration', 'product-listing'),
    professional: applies('label-contact'),
  };
  const dated = duties.filter(({ id }) => applies(id)).map(({ id }) => dateQuestionOf[id]);
  return new Set(
    [...questions, ...dateQuestions].filter(
      (name) =>
        always.includes(name as Question) ||
        some[name as Question] ||
        dated.includes(name as DateQuestion) ||
        facts[name] !== undefined,
    ),
  );
}

/** The answers in words, for whoever reads the result without the form; empty when there are none. */
export function answersText(facts: Facts, { text, locale }: Reading): string {
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const said = questions.flatMap((name) => {
    if (name === 'sales')
      return facts.sales === undefined ? [] : text('said.sales', { amount: amount.format(facts.sales) });
    return [facts[name] ?? []].flat().map((option) => text(`said.${name}.${option}`));
  });
  const days = dateQuestions.flatMap((name) => {
    const date = facts[name];
    return date ? text(`said.${name}`, { date: longDate(date, locale) }) : [];
  });
  return [...said, ...days].join(text('said.and'));
}
