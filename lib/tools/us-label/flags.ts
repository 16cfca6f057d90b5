import type { ColorNote } from '../color-additives/note.ts';
import type { DrugActive } from '../ingredients/drug-actives.ts';
import { isNotEnglish } from '../ingredients/us-name.ts';
import { aerosolKinds, type Kind } from '../kinds.ts';
import { isVolume } from './amount.ts';
import type { DrugClaim } from './drug-claims.ts';
import type { LabelFacts, Problem } from './facts.ts';
import type { Label } from './label.ts';
import { type LawText, lawTexts } from './law.ts';
import { tamperGroup } from './packages.ts';
import type { Reading } from './reading.ts';
import {
  drugClaims,
  drugGate,
  foreignFields,
  hygieneWord,
  ingredientTriggers,
  otherPlace,
} from './triggers.ts';
import { isEyeDye, usesOf } from './uses.ts';

/** A button that gives answers of the form by field name; `name` is its text below `flags.actions`. */
export type FlagAction = { readonly name: string; readonly set: Readonly<Record<string, string>> };

/** A notice below the drawing. */
export type Flag = {
  readonly flag:
    | 'drug'
    | 'net-weight'
    | 'count'
    | 'language'
    | 'contact'
    | 'origin'
    | 'directions'
    | 'statement'
    | 'color-not-permitted'
    | 'color-use'
    | 'package'
    | 'ingredient-unclear';
  /** Key of its text below `flags`. */
  readonly message: string;
  readonly section: string;
  readonly values?: Readonly<Record<string, string>>;
  /** A text that the notice quotes and the label does not print. */
  readonly quote?: LawText;
  readonly action?: FlagAction;
};

/** Returns the words and ingredients that raise the question about a drug, each with its section. */
export function quoteDrugReasons(claims: readonly DrugClaim[], actives: readonly DrugActive[]): string {
  return [...claims.map(({ word, section }) => ({ name: word, section })), ...actives]
    .map(({ name, section }) => `“${name}” (${section})`)
    .join(', ');
}

const adding = (kind: Kind): FlagAction => ({ name: kind, set: { kind } });

function netContentsFlags(facts: LabelFacts): Flag[] {
  const { kind: kinds = [], amount_unit: unit, measure, measure_unit, aerosol_volume: volume } = facts;
  const flags: Flag[] = [];
  if (kinds.some((kind) => aerosolKinds.includes(kind)) && isVolume(unit)) {
    flags.push({
      flag: 'net-weight',
      message: volume === 'keep' ? 'net-weight-kept' : 'net-weight',
      section: '21 CFR 701.13(a), (g)(1)',
      ...(volume !== 'keep' && { action: { name: 'volume', set: { aerosol_volume: 'keep' } } }),
    });
  }
  if (unit === 'count' && (measure === undefined || !measure_unit)) {
    flags.push({ flag: 'count', message: 'count', section: '21 CFR 701.13(c)' });
  }
  return flags;
}

function warningFlags(facts: LabelFacts, reading: Reading): Flag[] {
  const { kind: kinds = [] } = facts;
  const flags: Flag[] = [];
  const statement = (message: string, section: string, more: Partial<Flag> = {}) =>
    flags.push({ flag: 'statement', message, section, ...more });
  const directions = (message: string, section: string) =>
    flags.push({ flag: 'directions', message, section });

  if (kinds.includes('aerosol')) statement('propellant', '21 CFR 740.11(b)(2)');
  if (kinds.includes('feminine-spray')) {
    statement('eight-inches', '21 CFR 740.12(b)');
    const word = hygieneWord(facts);
    if (word) statement('hygiene', '21 CFR 740.12(c)', { values: { word } });
  }
  if (kinds.includes('bubble-bath')) directions('directions-bath', '21 CFR 740.17(b)');
  if (kinds.includes('bubble-bath-adult')) statement('adults', '21 CFR 740.17(b)');
  const eyeDye = isEyeDye(facts, reading);
  if (kinds.includes('hair-dye') && !eyeDye) directions('directions-dye', 'FD&C Act § 601(a)');

  const typed = ingredientTriggers(facts, reading);
  const { eye } = usesOf(facts);
  const isHairColor = kinds.includes('hair-color') || kinds.includes('hair-dye');
  if (typed.includes('dha') && !kinds.includes('suntan') && !eye) {
    statement('dha', '21 CFR 740.19', { action: adding('suntan') });
  }
  if (typed.includes('bismuth')) {
    statement('bismuth', '21 CFR 73.2110(c), (d)(2)');
  }
  if (typed.includes('henna') && !isHairColor && !eye) {
    statement('henna', '21 CFR 73.2190(c), (d)', { action: adding('hair-color') });
  }
  if (typed.includes('coal-tar') && !kinds.includes('hair-dye') && !eyeDye) {
    statement('coal-tar', 'FD&C Act § 601(a)', { action: adding('hair-dye') });
  }
  if (typed.includes('diaminoanisole')) statement('stayed', '21 CFR 740.18');
  if (typed.includes('aha')) {
    const quote = lawTexts['alpha-hydroxy'];
    statement('aha', quote.section, { quote });
  }
  return flags;
}

/** Most typed entries that a notice quotes. */
const mostQuoted = 5;

function quote(typed: readonly string[]): string {
  const more = typed.length - mostQuoted;
  const quoted = typed.slice(0, mostQuoted).map((each) => `“${each}”`);
  return [...quoted, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** Returns the notices about colors that the product must not have, which come before all others. */
function prohibitedFlags(facts: LabelFacts, reading: Reading): Flag[] {
  const { colors } = reading.ingredients;
  const messages: Partial<Record<NonNullable<ColorNote['problem']>, string>> = {
    'not-permitted': 'color-not-permitted',
    'not-eye': 'color-not-eye',
    'not-lips': tamperGroup(facts) ? 'color-not-mucous' : 'color-not-lips',
    'no-lake': 'color-no-lake',
  };
  const flags = colors.flatMap(({ typed, name, problem, sections: [section] }): Flag[] => {
    const message = problem && messages[problem];
    if (!message) return [];
    const values = { typed, name: name === typed ? name : `${typed} (${name})` };
    return [{ flag: 'color-not-permitted', message, section: section ?? 'FD&C Act § 721', values }];
  });
  if (!isEyeDye(facts, reading)) return flags;
  return [{ flag: 'color-not-permitted', message: 'eye-dye', section: 'FD&C Act § 601(a), (e)' }, ...flags];
}

function packageFlags(facts: LabelFacts, { childResistance }: Reading): Flag[] {
  const flags: Flag[] = childResistance.map((rule) => ({ flag: 'package', ...rule }));
  const group = tamperGroup(facts);
  if (group) {
    flags.unshift({ flag: 'package', message: `tamper-${group}`, section: '21 CFR 700.25(b), (c)' });
  }
  return flags;
}

function ingredientFlags(
  { color_use }: LabelFacts,
  { colors, printed, questions }: Label['ingredients'],
): Flag[] {
  const flags: Flag[] = colors.flatMap(({ typed, problem, names }): Flag[] =>
    problem === 'several' || problem === 'conflict'
      ? [
          {
            flag: 'ingredient-unclear',
            message: `color-${problem}`,
            section: '21 CFR 701.3(c)',
            values: { typed, names: names.join(', ') },
          },
        ]
      : [],
  );
  const uses = colors.filter(({ problem }) => problem === 'use').map(({ typed }) => typed);
  if (uses.length > 0) {
    flags.push({
      flag: 'color-use',
      message: 'color-use',
      section: '21 CFR 701.3(f)(3)',
      values: { typed: quote([...new Set(uses)]) },
      action: { name: 'colors-last', set: { color_use: 'last' } },
    });
  }
  if (color_use === 'last') {
    flags.push({
      flag: 'color-use',
      message: 'color-use-last',
      section: '21 CFR 701.3(f)(3)',
      action: { name: 'colors-stay', set: { color_use: '' } },
    });
  }
  const notEnglish = printed.filter(({ name }) => isNotEnglish(name)).map(({ name }) => name);
  if (notEnglish.length > 0) {
    flags.push({
      flag: 'language',
      message: 'language-names',
      section: '21 CFR 701.2(b)(1)',
      values: { typed: quote([...new Set(notEnglish)]) },
    });
  }
  for (const reason of new Set(questions.map((question) => question.reason))) {
    const found = questions.filter((question) => question.reason === reason);
    flags.push({
      flag: 'ingredient-unclear',
      message: `unclear-${reason}`,
      section: '21 CFR 701.3(a)',
      values: { typed: quote(found.map(({ typed }) => typed)) },
    });
  }
  return flags;
}

/** Returns the notices below the drawing, in the order of the list of statements. */
export function collectFlags(
  facts: LabelFacts,
  problems: { readonly [field in keyof LabelFacts]?: Problem },
  label: Label,
): Flag[] {
  const { reading } = label;
  const flags = prohibitedFlags(facts, reading);
  if (drugGate(facts, reading) === 'cosmetic') {
    flags.push({
      flag: 'drug',
      message: 'drug',
      section: 'FD&C Act § 201(g)',
      values: { words: quoteDrugReasons(drugClaims(facts), reading.actives) },
      action: { name: 'again', set: { drug: '' } },
    });
  }
  flags.push(
    ...packageFlags(facts, reading),
    ...netContentsFlags(facts),
    ...warningFlags(facts, reading),
    ...ingredientFlags(facts, label.ingredients),
  );
  if (needsTranslation(facts)) {
    flags.push({ flag: 'language', message: 'language', section: '21 CFR 701.2(b)' });
  }
  if (problems.contact) {
    flags.push({ flag: 'contact', message: problems.contact, section: 'FD&C Act § 609(a)' });
  }
  if (problems.origin) {
    flags.push({ flag: 'origin', message: 'origin', section: '19 U.S.C. 1304' });
  }
  const place = otherPlace(facts);
  if (place) {
    flags.push({
      flag: 'origin',
      message: place === 'US' ? 'us-place' : 'other-place',
      section: '19 CFR 134.46',
      values: { place },
    });
  }
  return flags;
}

/** True if the label has another language, so that each text is needed in it too: 21 CFR 701.2(b)(2). */
export const needsTranslation = (facts: LabelFacts): boolean =>
  facts.foreign === 'yes' || foreignFields(facts).length > 0;
