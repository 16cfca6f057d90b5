import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { addDays, type PlainDate } from '@/lib/rules/dates';
import { dateQuestions, type FinderAnswers, options } from '@/lib/tools/mocra-duties/answers';
import type { Reading } from '@/lib/tools/mocra-duties/texts';
import { type ToolMessages, toolText } from '@/lib/tools/text';

/** The finder's messages; a missing message or argument throws. */
export function reading(locale: Locale): Reading {
  return { text: toolText(messagesFor(locale).mocraDuties as unknown as ToolMessages, locale), locale };
}
export const readings = locales.map(reading);

type Random = () => number;

const pick = <Option>(random: Random, from: readonly Option[]): Option =>
  from[Math.floor(random() * from.length)] as Option;

/** Returns at least one of the values. */
function some<Option>(random: Random, from: readonly Option[]): Option[] {
  const found = from.filter(() => random() < 0.35);
  return found.length > 0 ? found : [pick(random, from)];
}

/** Returns a day from 2020 to 2031. */
export const randomDay = (random: Random): PlainDate => addDays('2020-01-01', Math.floor(random() * 4300));

const amounts = [0, 400_000, 999_999, 1_000_000, 1_100_000, 1_200_000, 1_200_001, 9_000_000];

/** Returns an answer to every question. */
export function allAnswers(random: Random): FinderAnswers {
  const chosen = Object.entries(options).map(([name, from]) => {
    const several = name === 'role' || name === 'kinds';
    return [name, several ? some<string>(random, from) : pick<string>(random, from)];
  });
  const days = dateQuestions.map((name) => [name, randomDay(random)]);
  return { ...Object.fromEntries([...chosen, ...days]), sales: pick(random, amounts) };
}

/** Returns some of the answers. */
export function fewer(random: Random, facts: FinderAnswers): FinderAnswers {
  const share = random();
  return Object.fromEntries(Object.entries(facts).filter(() => random() < share)) as FinderAnswers;
}
