import { ledger } from '@/lib/rules/ledger';
import { answersFrom as checkAnswers } from '@/lib/tools/ingredients/answers';
import { checkIngredients } from '@/lib/tools/ingredients/check';
import { readNames } from '@/lib/tools/ingredients/names';
import table from '@/lib/tools/ingredients/names.json';
import { renameIn } from '@/lib/tools/ingredients/rename';
import { readUndone } from '@/lib/tools/ingredients/us-name';
import { dateQuestions, factsFrom as finderFacts, questions } from '@/lib/tools/mocra-duties/answers';
import { buildDocket } from '@/lib/tools/mocra-duties/docket';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { productFragment, readProduct } from '@/lib/tools/product-file/answers';
import { carryTo, productNames } from '@/lib/tools/product-file/carry';
import { categoryChoices } from '@/lib/tools/product-file/categories';
import { exampleFragment } from '@/lib/tools/product-file/example';
import { buildFile, type FileContext, type Finding, type Subject } from '@/lib/tools/product-file/file';
import { factsFrom as labelFacts, labelFields } from '@/lib/tools/us-label/facts';
import { collectFlags } from '@/lib/tools/us-label/flags';
import { buildLabel } from '@/lib/tools/us-label/label';
import { readIngredients } from '@/lib/tools/us-label/read-ingredients';
import { drugGate } from '@/lib/tools/us-label/triggers';
import { products } from './products';

const today = '2026-11-27';
const sources = Object.fromEntries(
  ledger.map(({ id, citation, source }) => [id, { citation, url: source.url }]),
);
const context: FileContext = { today, law: {}, sources, categories: categoryChoices };
const file = (fragment: string, more: Partial<FileContext> = {}) =>
  buildFile(readProduct(new URLSearchParams(fragment)), { ...context, ...more });

type Of<Name extends Subject['of']> = Extract<Subject, { of: Name }>;
const subjects = <Name extends Subject['of']>(findings: readonly Finding[], name: Name) =>
  findings.flatMap(({ subject }) => (subject.of === name ? [subject as Of<Name>] : []));

const shown = (each: unknown) => JSON.stringify(each);
const sorted = (all: readonly unknown[]) => all.map(shown).sort();

it('has at least 40 products to compare', () => {
  expect(products.length).toBeGreaterThanOrEqual(40);
});

describe.each(products.map((fragment, index) => ({ fragment, index })))('product $index', ({ fragment }) => {
  const product = readProduct(new URLSearchParams(fragment));
  const written = productFragment(product);
  const { findings, clear } = file(fragment);

  it('has every result of the ingredient check, and no other', () => {
    const { answers } = checkAnswers(new URLSearchParams(carryTo('ingredients', 'product-file', written)));
    const check = checkIngredients(answers.ingredients ?? '', answers.kind, {
      undone: readUndone(answers.undone),
    });
    const { ingredients, questions, isUnderstood, leftOut } = check;
    expect(
      sorted(subjects(findings, 'hits').flatMap(({ typed, hits }) => hits.map((hit) => [typed, hit]))),
    ).toEqual(sorted(ingredients.flatMap(({ typed, hits }) => hits.map((hit) => [typed, hit]))));
    expect(sorted(subjects(findings, 'question').map(({ typed, question }) => [typed, question]))).toEqual(
      sorted(ingredients.flatMap(({ typed, questions }) => questions.map((question) => [typed, question]))),
    );
    expect(sorted(subjects(findings, 'unclear').map(({ typed, reason }) => [typed, reason]))).toEqual(
      sorted(ingredients.flatMap(({ typed, unclear }) => (unclear ? [[typed, unclear]] : []))),
    );
    expect(subjects(findings, 'paste').length).toBe(questions.length + (isUnderstood ? 0 : 1));
    expect(sorted(subjects(findings, 'left-out').map(({ typed, reason }) => ({ typed, reason })))).toEqual(
      sorted(leftOut),
    );
    const unmatched = ingredients.filter(
      (each) => !each.hits.length && !each.questions.length && !each.color,
    );
    expect(clear).toBe(unmatched.length);
  });

  it('names every color of the list in a finding', () => {
    const { answers } = checkAnswers(new URLSearchParams(carryTo('ingredients', 'product-file', written)));
    const { ingredients } = checkIngredients(answers.ingredients ?? '', answers.kind);
    const named = [
      ...subjects(findings, 'color').map(({ color }) => color.typed),
      ...subjects(findings, 'hits').flatMap(({ color }) => color?.typed ?? []),
      ...subjects(findings, 'flag').flatMap(({ flag }) => flag.values?.typed ?? []),
    ];
    const colors = ingredients.flatMap(({ color }) => color?.typed ?? []);
    expect(colors.filter((typed) => !named.includes(typed))).toEqual([]);
  });

  it('has every notice and every missing text of the label builder', () => {
    const { facts, problems } = labelFacts(new URLSearchParams(carryTo('us-label', 'product-file', written)));
    const reading = readIngredients(facts);
    const label = buildLabel(facts, reading);
    const flags = collectFlags(facts, problems, label);
    const own = subjects(findings, 'flag').map(({ flag }) => flag);
    expect(flags.map(shown)).toEqual(expect.arrayContaining(own.map(shown)));
    const hits = subjects(findings, 'hits').flatMap(({ hits, color, typed }) =>
      hits.some(({ list }) => list === 'colors') ? [color?.typed ?? typed, typed] : [],
    );
    const left = flags.filter((flag) => !own.map(shown).includes(shown(flag)));
    for (const { flag, message, values } of left) {
      // The ingredient check has the same question or the same color.
      const isRepeated =
        flag === 'ingredient-unclear' || message === 'eye-dye' || hits.includes(values?.typed ?? '');
      expect([message, isRepeated]).toEqual([message, true]);
    }
    const missing = label.elements.filter(
      ({ paragraphs, asks }) => paragraphs.length === 0 || asks.length > 0,
    );
    expect(subjects(findings, 'element').map(({ element }) => element)).toEqual(missing);
    expect(
      subjects(findings, 'note')
        .map(({ note }) => note)
        .sort(),
    ).toEqual([...label.ingredients.notes].sort());
    const gate = drugGate(facts, reading);
    expect(subjects(findings, 'gate').length).toBe(gate === 'ask' || gate === 'drug' ? 1 : 0);
  });

  it('has every duty of the finder', () => {
    const facts = finderFacts(new URLSearchParams(carryTo('mocra-duties', 'product-file', written)));
    const docket = buildDocket(dutiesFor(facts), today);
    const duties = [...docket.dated, ...docket.undated, ...docket.unless];
    expect(sorted(subjects(findings, 'duty').map(({ duty }) => duty))).toEqual(sorted(duties));
    expect(
      sorted(subjects(findings, 'duties').map(({ question, duties }) => ({ question, duties }))),
    ).toEqual(sorted(docket.open));
  });

  it('has ids that differ', () => {
    const ids = findings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('survives its link', () => {
    expect(readProduct(new URLSearchParams(written))).toEqual({ ...product, problems: {} });
  });

  it.each(['mocra-duties', 'us-label', 'ingredients'] as const)('survives the way through %s', (tool) => {
    const there = carryTo(tool, 'product-file', written);
    const back = productFragment(readProduct(new URLSearchParams(carryTo('product-file', tool, there))));
    expect(back).toBe(written);
  });
});

it('puts what is prohibited first, and a rule that begins later among the dates', () => {
  const { findings } = file('ingredients=Water,+Formaldehyde&kind=other');
  expect(findings[0]).toMatchObject({ section: 'stops', severity: 'fix' });
  const later = file('ingredients=Toluene&states=vermont').findings.find(
    ({ subject }) => subject.of === 'hits',
  );
  expect(later).toMatchObject({ section: 'dates', date: '2027-07-01', severity: 'check' });
});

it('keeps the list of a state where the product is not sold as a note', () => {
  const { findings, counts } = file('ingredients=Triclosan&states=california');
  expect(counts.fix).toBe(0);
  expect(findings.filter(({ subject }) => subject.of === 'hits')).toMatchObject([
    { section: 'ingredients', severity: 'note' },
  ]);
});

it('offers a fix for a color, and the fixed list has no such finding', () => {
  const list = 'Water, CI 19140, Glycerin';
  const [color] = file(`ingredients=${list}`).findings.filter(({ fix }) => fix?.does === 'rename');
  const fix = color?.fix;
  if (fix?.does !== 'rename') throw new Error('no fix');
  const fixed = renameIn(list, fix.typed, fix.name);
  expect(fixed).toBe('Water, Yellow 5, Glycerin');
  expect(file(`ingredients=${fixed}`).findings.some(({ fix }) => fix?.does === 'rename')).toBe(false);
});

it('renames the first whole entry only', () => {
  expect(renameIn('CI 77491, CI 7749', 'CI 7749', 'X')).toBe('CI 77491, X');
  expect(renameIn('CI 15850:1', 'CI 15850', 'Red 6')).toBeNull();
});

it('keeps every field of the label builder and the finder', () => {
  const names = [...labelFields, ...questions, ...dateQuestions, 'product'];
  expect(names.filter((name) => !productNames.includes(name))).toEqual([]);
});

it('says the same about the example with and without the table of names', () => {
  const names = readNames(table.rows);
  const ids = (of: ReturnType<typeof file>) => of.findings.map(({ id }) => id);
  expect(ids(file(exampleFragment, { names }))).toEqual(ids(file(exampleFragment)));
});

it('has an official URL for every section of the example that the ledger or a list has', () => {
  for (const { sources } of file(exampleFragment).findings) {
    for (const { citation, url } of sources)
      expect([citation, url]).toEqual([citation, expect.stringMatching(/^https:/)]);
  }
});
