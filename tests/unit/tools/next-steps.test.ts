import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { nextStepText as afterRules } from '@/lib/rules/next-step';
import { checkProduct } from '@/lib/tools/catalog/check';
import { nextStep as afterCatalog } from '@/lib/tools/catalog/next-step';
import { nextStepText as afterColors } from '@/lib/tools/color-additives/next-step';
import { checkIngredients } from '@/lib/tools/ingredients/check';
import { nextStepText as afterIngredients } from '@/lib/tools/ingredients/next-step';
import { type ToolId, tools } from '@/lib/tools/list';
import type { FinderAnswers } from '@/lib/tools/mocra-duties/answers';
import { buildDocket } from '@/lib/tools/mocra-duties/docket';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { nextStepText as afterDuties } from '@/lib/tools/mocra-duties/next-step';
import { exampleFragment } from '@/lib/tools/product-file/example';
import { nextStepText as afterFile } from '@/lib/tools/product-file/next-step';
import { fileTexts } from '@/lib/tools/product-file/page';
import { viewFile } from '@/lib/tools/product-file/view';
import { type ToolMessages, toolText } from '@/lib/tools/text';
import { nextStepText as afterLabel } from '@/lib/tools/us-label/next-step';

const today = '2026-11-28';
type Group = 'mocraDuties' | 'ingredients' | 'usLabel' | 'catalog' | 'productFile';
const textOf = (locale: Locale, group: Group) =>
  toolText(messagesFor(locale)[group] as unknown as ToolMessages, locale);

const duties = (facts: FinderAnswers) => (locale: Locale) =>
  afterDuties(buildDocket(dutiesFor(facts), today), { text: textOf(locale, 'mocraDuties'), locale });
const ingredients = (list: string) => (locale: Locale) =>
  afterIngredients(checkIngredients(list, ['other']), textOf(locale, 'ingredients'));
const label = (statements: number, missing: number, open: number) => (locale: Locale) =>
  afterLabel({ statements, missing, open }, textOf(locale, 'usLabel'));
const catalog =
  (...products: readonly (readonly [name: string, list: string])[]) =>
  (locale: Locale) => {
    const rows = products.map(([name, list], index) =>
      checkProduct({ row: index + 1, name, ingredients: list, kinds: [] }),
    );
    return afterCatalog(rows, textOf(locale, 'catalog'))?.sentence ?? '';
  };
const file = (fix: number, check: number, add: number) => (locale: Locale) =>
  afterFile({ counts: { fix, check, add, note: 0 } }, textOf(locale, 'productFile'));
const plain = (message: unknown) => message as string;
const colors =
  (shown: number, isNotPermitted = false) =>
  (locale: Locale) => {
    const { one, some, notPermitted, none } = messagesFor(locale).colorAdditives.find.nextStep;
    // The page fills `{count}` in later, so that the script needs no formatter.
    const steps = {
      one: plain(one),
      some: toTemplate(some),
      notPermitted: plain(notPermitted),
      none: plain(none),
    };
    return afterColors(shown, isNotPermitted, steps);
  };
const rules = (shown: number) => (locale: Locale) => {
  const { one, some } = messagesFor(locale).rules.search.nextStep;
  return afterRules(shown, { one: plain(one), some: toTemplate(some) });
};
/** Returns a compiled message with its arguments in braces, as the page passes it to the search. */
const toTemplate = (message: unknown) =>
  [message]
    .flat()
    .map((part) => (Array.isArray(part) ? `{${part[0]}}` : part))
    .join('');

const brand = { role: ['maker', 'label-name'], country: 'other', sales: 5_000_000, drug: 'none' } as const;

/** What each tool says at its end, with the parts of the result that both languages name. */
const steps: Record<ToolId, readonly (readonly [result: (locale: Locale) => string, ...named: string[]])[]> =
  {
    'product-file': [
      [file(2, 3, 4), '2', '3'],
      [file(0, 3, 4), '3', '4'],
      [file(0, 0, 4), '4'],
      [file(0, 0, 0)],
    ],
    'mocra-duties': [
      [duties({ ...brand, first_sale: '2026-03-01' }), '2026'],
      [duties({ ...brand, first_sale: '2026-11-01' }), '2027'],
      [duties({ role: ['maker'] })],
      [duties({ drug: 'soap' })],
    ],
    'us-label': [
      [label(7, 2, 3), '7', '2', '3'],
      [label(7, 0, 3), '7', '3'],
      [label(7, 0, 0), '7', '100%'],
    ],
    ingredients: [
      [ingredients('Water, Dibutyl Phthalate, Glycerin'), '1'],
      [ingredients('Water, Glycerin'), '2'],
    ],
    catalog: [
      [catalog(['Calm', 'Water'], ['Gloss', 'Water, Dibutyl Phthalate']), '1', 'Gloss'],
      [catalog(['Calm', 'Water'], ['Mist', 'Water, Glycerin']), '2', 'Calm'],
    ],
    'color-additives': [[colors(1)], [colors(3), '3'], [colors(0)], [colors(2, true)]],
    rules: [[rules(1)], [rules(12), '12']],
  };

test.each(tools.map(({ id }) => id))('ends %s with a sentence that uses the result', (id) => {
  for (const locale of locales) {
    const sentences = steps[id].map(([result]) => result(locale));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const [index, [, ...named]] of steps[id].entries()) {
      expect(sentences[index]).toMatch(/[.:?]$/);
      expect(sentences[index]).not.toMatch(/[{}]/);
      for (const part of named) expect(sentences[index]).toContain(part);
    }
  }
});

it('leads a list with a prohibited name back to the formula', () => {
  const [en, ko] = (['en', 'ko'] as const).map(ingredients('Water, Dibutyl Phthalate, Glycerin'));
  expect(en).toBe(
    'Take the 1 name on a list out of the formula, or meet the condition beside it. When the list is final, draw its label:',
  );
  expect(ko).toContain('목록에 있는 성분 1개');
});

it('ends the example of the product file with the counts of its verdict', () => {
  for (const locale of locales) {
    const { counts, nextStep } = viewFile(exampleFragment, { ...fileTexts(locale), today });
    expect(nextStep).toBe(file(counts.fix, counts.check, counts.add)(locale));
  }
});
