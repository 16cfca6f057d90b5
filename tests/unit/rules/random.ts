import { addDays, type PlainDate } from '@/lib/rules/dates';
import { countries, dateQuestions, drugs, type Facts, kinds, roles, yesNo } from '@/lib/rules/finder';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <Option>(random: Random, options: readonly Option[]): Option =>
  options[Math.floor(random() * options.length)] as Option;

/** At least one of them. */
function some<Option>(random: Random, options: readonly Option[]): Option[] {
  const found = options.filter(() => random() < 0.35);
  return found.length > 0 ? found : [pick(random, options)];
}

/** A day from 2020 to 2031. */
export const randomDay = (random: Random): PlainDate => addDays('2020-01-01', Math.floor(random() * 4300));

/** An answer to every question. */
export function allAnswers(random: Random): Required<Omit<Facts, 'product'>> {
  const days = Object.fromEntries(dateQuestions.map((name) => [name, randomDay(random)]));
  return {
    role: some(random, roles),
    country: pick(random, countries),
    sales: pick(random, [0, 400_000, 999_999, 1_000_000, 1_100_000, 1_200_000, 1_200_001, 9_000_000]),
    outgrown: pick(random, yesNo),
    kinds: some(random, kinds),
    drug: pick(random, drugs),
    other_cosmetics: pick(random, yesNo),
    professional: pick(random, yesNo),
    ...(days as Record<(typeof dateQuestions)[number], PlainDate>),
  };
}

/** Some of the answers. */
export function fewer(random: Random, facts: Facts): Facts {
  const share = random();
  return Object.fromEntries(Object.entries(facts).filter(() => random() < share)) as Facts;
}
