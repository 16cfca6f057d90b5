import { type Locale, localeConfig } from '../../i18n/locales';
import { messagesFor } from '../../i18n/messages';
import { changes, corrections } from '../../rules/changes';
import { longDate, type PlainDate } from '../../rules/dates';
import { gmpStartsOn, ledger } from '../../rules/ledger';
import { shortCitation } from '../../rules/texts';
import { ruleIds } from '../mocra-duties/finder';
import type { ToolMessages } from '../text';
import { categoryChoices } from './categories';
import { exampleFragment } from './example';
import { shownFields } from './fields';
import { fileRead } from './version';
import { type FileTexts, type FileView, viewFile } from './view';

/* What the page of the product file gets from the server: messages, the ledger's rows, and the file of the example. */

/** Returns label and hint of each field of the form; the hint is empty for a field without one. */
function fieldTexts(locale: Locale) {
  const { productFile, ingredients, usLabel: label, mocraDuties } = messagesFor(locale);
  const { fields: own } = productFile;
  const { questions } = mocraDuties;
  const labels = {
    ...label.fields,
    ...{ product: own.product, origin: own.made, states: own.states, category: own.category },
    ...{ facility: own.facility, phone: own.phone, listing_number: own.listing_number },
    ...{ drug: questions.drug.label, role: questions.role.label, sales: questions.sales.label },
    first_sale: questions.first_sale.label,
  };
  const { identity, origin, contact, amount_unit } = label.hints;
  const hints = {
    ...{ identity, origin, contact, amount_unit, ...ingredients.hints },
    ...{ product: own.productHint, states: own.statesHint, category: own.categoryHint },
  };
  const pick = (texts: Readonly<Record<string, string>>) => {
    const known = new Map(Object.entries(texts));
    return Object.fromEntries(shownFields.map((name) => [name, known.get(name) ?? '']));
  };
  return { labels: pick(labels), hints: pick(hints) };
}

/** Groups of messages with sentences of findings, by message file; the tools' other texts stay on their pages. */
export function fileMessages(locale: Locale): ToolMessages {
  const { productFile, ingredients, usLabel: label, mocraDuties: duties, tools } = messagesFor(locale);
  const { result, conditions, colors, questions, drugActives, unclear, paste, leftOut } = ingredients;
  const { kind, rareKinds, firm_role } = label.options;
  return {
    file: { ...productFile, undo: tools.undo, ...fieldTexts(locale) },
    ingredients: {
      result: { notUnderstood: result.notUnderstood },
      ...{ conditions, colors, questions, drugActives, unclear, paste, leftOut },
    },
    label: {
      fields: label.fields,
      options: { kind, rareKinds, firm_role },
      problems: label.problems,
      drawing: label.drawing,
      missing: label.missing,
      elements: label.elements,
      found: label.found,
      flags: label.flags,
      colors: { certified: label.colors.certified },
      gate: { reason: label.gate.reason, isDrug: label.gate.isDrug },
    },
    duties: {
      duties: duties.duties,
      why: duties.why,
      dates: duties.dates,
      done: duties.done,
      said: duties.said,
      questions: duties.questions,
      ui: { salesProblem: duties.ui.salesProblem, productProblem: duties.ui.productProblem },
    },
  } as unknown as ToolMessages;
}

/** Rules of the ledger that a finding can cite. */
const cited = /^(?:cfr|usc|ca|wa|vt|md|fdca)-/;

/** Returns the ledger's rows that a finding can cite, with edition and day in words. */
export function fileLedger(locale: Locale) {
  const { hreflang } = localeConfig[locale];
  const rows = ledger.filter(({ id }) => cited.test(id) || ruleIds.includes(id));
  return Object.fromEntries(
    rows.map(({ id, source, read }) => [
      id,
      {
        citation: shortCitation(id, locale),
        url: source.url,
        edition: source.title,
        read: longDate(read, hreflang),
      },
    ]),
  );
}

/** Returns the changes and corrections of the rules with their titles, newest first. */
export function fileChanges(locale: Locale): { date: PlainDate; ids: readonly string[]; title: string }[] {
  const { rules } = messagesFor(locale);
  const titles = (texts: unknown) => texts as Readonly<Record<string, { title: string }>>;
  const ofTools = ['mocra-duties', 'us-label', 'ingredients', 'color-additives'];
  return [
    ...changes.map(({ date, key, ids }) => ({ date, ids, title: titles(rules.changes)[key]?.title ?? '' })),
    ...corrections
      .filter(({ tools }) => tools.some((tool) => ofTools.includes(tool)))
      .map(({ date, key, ids }) => ({ date, ids, title: titles(rules.corrections)[key]?.title ?? '' })),
  ].sort((one, other) => other.date.localeCompare(one.date));
}

/** Returns what puts a file into the words of a language. */
export function fileTexts(locale: Locale): FileTexts {
  return {
    messages: fileMessages(locale),
    locale: localeConfig[locale].hreflang,
    read: fileRead,
    sources: fileLedger(locale),
    categories: categoryChoices,
    law: { gmpStartsOn: gmpStartsOn() },
  };
}

/** Returns the file of the example, on the day of the last reading, so that a page that was built before says the same. */
export function exampleView(locale: Locale): FileView {
  return viewFile(exampleFragment, { ...fileTexts(locale), today: fileRead });
}
