import { findRule } from '@/lib/rules/ledger';
import type { Kind } from '@/lib/tools/kinds';
import { factsFrom, options } from '@/lib/tools/us-label/facts';
import { collectFlags } from '@/lib/tools/us-label/flags';
import { buildLabel } from '@/lib/tools/us-label/label';
import { lawTexts, ledgerRowId } from '@/lib/tools/us-label/law';
import { editionOf } from '@/lib/tools/us-label/law-editions';
import { readIngredients } from '@/lib/tools/us-label/read-ingredients';
import fixture from './law-texts.json';

const exact = new Set(fixture.map(({ text }) => text));
const shortened = [...exact].map((text) => text.replace('Spray at least 8 inches from skin. ', ''));

/** Facts of every single kind, every pair, and each ingredient with a statement. */
const situations = options.kind.flatMap((one: Kind) =>
  options.kind.flatMap((other: Kind) =>
    ['Water', 'Bismuth Citrate', 'Henna', 'Glycolic Acid'].map((ingredients) => {
      const params = new URLSearchParams([
        ['kind', one],
        ['kind', other],
        ['ingredients', ingredients],
      ]);
      return factsFrom(params);
    }),
  ),
);

test.each(Object.entries(lawTexts))('quotes %s character by character', (_, { text, section }) => {
  const sources = fixture.filter((source) => source.citation === section);
  expect(sources.map((source) => source.text)).toContain(text);
});

test('prints no warning or statement that is not in the fixture', () => {
  const printed = new Set<string>();
  for (const { facts, problems } of situations) {
    const label = buildLabel(facts, readIngredients(facts));
    for (const { id, paragraphs } of label.elements) {
      if (id === 'warning' || id === 'statement') for (const text of paragraphs) printed.add(text);
    }
    for (const { quote } of collectFlags(facts, problems, label)) if (quote) printed.add(quote.text);
  }
  expect(printed.size).toBeGreaterThanOrEqual(fixture.length);
  for (const text of printed) expect([...exact, ...shortened]).toContain(text);
});

test('names the edition of each quoted text', () => {
  for (const { facts } of situations) {
    for (const { id, paragraphs, quotes } of buildLabel(facts, readIngredients(facts)).elements) {
      if (id !== 'warning' && id !== 'statement') continue;
      expect(quotes.map(({ text }) => text)).toEqual(paragraphs);
      for (const { day, law, amended } of quotes.map(editionOf)) expect(day ?? law ?? amended).toBeTruthy();
    }
  }
});

test('names an edition no newer and no older than its source', () => {
  for (const law of Object.values(lawTexts)) {
    const { section, text } = law;
    const edition = editionOf(law);
    const source = fixture.find((each) => each.citation === section && each.text === text);
    if (edition.copy === 'ecfr' && edition.day) expect(source?.edition).toContain(edition.day);
    if (edition.copy === 'ecfr' && !edition.day) expect(source?.edition).toContain('undated');
    if (edition.law) expect(source?.edition).toContain(edition.law);
  }
});

test('sets warnings and statements in bold type, 21 CFR 740.2(a)', () => {
  for (const { facts } of situations) {
    for (const { id, bold } of buildLabel(facts, readIngredients(facts)).elements) {
      if (['identity', 'net-contents', 'warning', 'statement'].includes(id)) expect(bold).toBe(true);
      else expect(bold).toBe(false);
    }
  }
});

test('links each section to a row of the ledger that covers it', () => {
  const sections = new Set(
    situations.flatMap(({ facts, problems }) => {
      const label = buildLabel(facts, readIngredients(facts));
      return [
        ...label.elements.flatMap((element) => element.sections),
        ...collectFlags(facts, problems, label).map(({ section }) => section),
      ];
    }),
  );
  expect(sections.size).toBeGreaterThan(15);
  for (const section of sections) {
    const row = ledgerRowId(section);
    if (section.startsWith('FDA-')) expect(row).toBeNull();
    else expect(findRule(row ?? '')?.id).toBe(row);
  }
});
