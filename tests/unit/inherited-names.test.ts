import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { readContext } from '@/lib/leads/context';
import { formFields } from '@/lib/leads/fields';
import { fieldProblems, schemas } from '@/lib/leads/schema';
import { ledger } from '@/lib/rules/ledger';
import { foldedText, matcher, queryFrom } from '@/lib/rules/search';
import { ruleStatement } from '@/lib/rules/texts';
import { contentPath, matchRoute } from '@/lib/server/match-route';
import { findColor } from '@/lib/tools/color-additives/find';
import { searchColors } from '@/lib/tools/color-additives/search';
import * as ingredientAnswers from '@/lib/tools/ingredients/answers';
import { asText as checkAsText } from '@/lib/tools/ingredients/as-text';
import { checkIngredients } from '@/lib/tools/ingredients/check';
import { parseIngredients } from '@/lib/tools/ingredients/parse';
import * as dutyAnswers from '@/lib/tools/mocra-duties/answers';
import { asText as letterText } from '@/lib/tools/mocra-duties/as-text';
import { buildDocket } from '@/lib/tools/mocra-duties/docket';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { messageAt, type ToolMessages, toolText } from '@/lib/tools/text';
import { examples } from '@/lib/tools/us-label/examples';
import * as labelFacts from '@/lib/tools/us-label/facts';
import { buildLabel } from '@/lib/tools/us-label/label';
import { readIngredients } from '@/lib/tools/us-label/read-ingredients';
import { differentFigures } from '@/studio/schema/figures';
import { reading } from './mocra-duties/random';

/*
 * Every object inherits names such as `constructor`, so that a lookup with text from outside finds a function instead of
 * nothing. These tests give the names to each function that receives text from outside. The names in articles are tested
 * in articles/hostile-content.test.tsx, and tools/lint/own-keys.grit finds the lookups.
 */

const inherited = Object.getOwnPropertyNames(Object.prototype);
/** The names as people may type them, and `none`, which ICU messages use as the name of a case. */
const typed = [...inherited, 'Constructor', 'none', 'other', 'undefined', 'null'];
const on = '2026-11-27';
const ingredientReading = (locale: Locale) => ({
  text: toolText(messagesFor(locale).ingredients as unknown as ToolMessages, locale),
  locale,
});
/** What a text shows when such a lookup succeeds. */
const leaks = /native code|\[object|function |undefined/;

describe.each(typed)('%s', (name) => {
  test('is a word of the search in the rules', () => {
    const query = queryFrom(new URLSearchParams({ q: name, state: name, who: name, since: name }));
    expect(query).toMatchObject({ q: name, state: name, who: name, since: '' });
    const own = { text: foldedText(`a rule on ${name}`), state: name, roles: [name], changed: on };
    expect(matcher(query)(own)).toBe(true);
    const found = ledger.filter((rule) =>
      matcher({ q: name, state: '', who: '', since: '' })({
        ...own,
        text: foldedText(ruleStatement(rule, 'en')),
      }),
    );
    expect(found.length).toBeLessThan(ledger.length);
  });

  test('is printed on a label as it is typed, in every field', () => {
    for (const field of Object.keys(examples.serum)) {
      const params = new URLSearchParams(labelFacts.toFragment(examples.serum));
      params.set(field, name);
      params.set(name, name);
      const { facts, problems } = labelFacts.factsFrom(params);
      const label = JSON.stringify(buildLabel(facts, readIngredients(facts)));
      expect(label.replaceAll(name, '')).not.toMatch(leaks);
      if (['identity', 'firm', 'street', 'city'].includes(field)) expect(label).toContain(name);
      expect(Object.keys(problems)).not.toContain(name);
    }
    const ingredients = `Water, ${name}, Mica`;
    const { facts } = labelFacts.factsFrom(new URLSearchParams({ identity: 'Cream', ingredients }));
    expect(JSON.stringify(buildLabel(facts, readIngredients(facts)))).toContain(`Water, ${name}, Mica.`);
  });

  test('is an ingredient without a rule', () => {
    const params = new URLSearchParams({ ingredients: name, kind: name, [name]: name });
    const { ingredients = '', kind } = ingredientAnswers.answersFrom(params).answers;
    expect(ingredients).toBe(name);
    const check = checkIngredients(ingredients, kind);
    expect(check.ingredients.flatMap(({ hits }) => hits)).toEqual([]);
    expect(findColor(name)).toBeNull();
    const named = parseIngredients(`Water, Extract &${name};, Mica 5 ${name}`).entries;
    expect(JSON.stringify(named).replaceAll(name, '')).not.toMatch(leaks);
    expect(JSON.stringify(searchColors(name, [['carmine', 'red']]))).not.toMatch(leaks);
    for (const locale of locales) {
      expect(checkAsText(check, ingredientReading(locale), on).replaceAll(name, '')).not.toMatch(leaks);
    }
  });

  test('is the name of a product in the letter', () => {
    const facts = dutyAnswers.factsFrom(
      new URLSearchParams({ product: name, role: name, kinds: name, sales: name }),
    );
    const product = dutyAnswers.productFrom(name);
    expect(facts).toMatchObject({ product });
    const duties = dutiesFor({ ...facts, role: ['maker'], country: 'other', started: '2026-03-01' });
    for (const locale of locales) {
      const links = { answers: '', rules: '' };
      const letter = letterText(facts, buildDocket(duties, on), reading(locale), on, links);
      expect(letter.split('\n')[2]).toContain(product);
      expect(letter.replaceAll(String(product), '')).not.toMatch(leaks);
    }
  });

  test('is a slug, a topic and a path', () => {
    const slug = encodeURIComponent(name);
    expect(matchRoute(`/resources/${slug}`)).toMatchObject({ kind: 'page' });
    expect(contentPath(`/resources/${slug}`)).toEqual({ kind: 'article', slug: name });
    for (const path of [`/${slug}`, `/ko/${slug}`, `/features/${slug}`, `/tools/${slug}`, `/rules/${slug}`]) {
      expect(matchRoute(path)).toMatchObject({ kind: 'not-found' });
    }
    const topic = contentPath(`/resources/topics/${slug}`);
    expect(topic).toEqual({ kind: 'topic', locale: 'en', slug: name });
  });

  test.each(['contact', 'signup'] as const)('is text in the %s form', (form) => {
    const entries = formFields[form].map((field) => [field.name, name]);
    const { error } = schemas[form].safeParse(Object.fromEntries(entries));
    expect(Object.keys(error ? fieldProblems(error) : {})).toEqual(['email']);
    const data = new FormData();
    for (const field of ['language', 'tool', 'page', name]) data.set(field, name);
    const context = readContext(data, new Headers({ origin: name, referer: name }));
    expect(Object.values(context).filter((value) => value === name)).toEqual([]);
  });

  test('is no message', () => {
    const messages = { group: { sentence: 'A sentence' } } satisfies ToolMessages;
    expect(() => messageAt(messages, name)).toThrow('There is no message');
    expect(() => messageAt(messages, `group.sentence.${name}`)).toThrow('There is no message');
  });

  test('is no number in an article', () => {
    expect(differentFigures(`5 ${name} in 3 days`, `3일에 5 ${name}`)).toEqual({ here: [], there: [] });
  });
});
