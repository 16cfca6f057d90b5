import { findRule } from '@/lib/rules/ledger';
import { factsFrom } from '@/lib/tools/us-label/facts';
import { collectFlags } from '@/lib/tools/us-label/flags';
import { buildInnerLabel } from '@/lib/tools/us-label/inner-label';
import { buildLabel, type ElementId } from '@/lib/tools/us-label/label';
import { ledgerRowId } from '@/lib/tools/us-label/law';
import { readIngredients } from '@/lib/tools/us-label/read-ingredients';
import { drugGate } from '@/lib/tools/us-label/triggers';
import { casesOf } from '../../support/cases';

const rows = casesOf('tests/unit/us-label/cases.md', 'facts', 'element', 'text', 'height', 'section');

const units = 'mL|L|g|kg|fl oz|oz|count';
const sizePattern = /^(inner )?(box|cylinder|other) ([\d.]+)(?: x ([\d.]+))? (in|mm)$/;

/** Returns the facts of a row as a form sends them. */
function paramsOf(words: string): URLSearchParams {
  const params = new URLSearchParams();
  const set = (values: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(values)) if (value) params.append(name, value);
  };
  for (const fact of words === 'nothing' ? [] : words.split('; ')) {
    const size = sizePattern.exec(fact);
    const amount = new RegExp(`^(measure )?([\\d.]+) (${units})$`).exec(fact);
    const [word = '', ...others] = fact.split(' ');
    const rest = others.join(' ');
    if (size) {
      const [, inner, shape = '', one, two, unit] = size;
      const names = {
        box: ['width', 'height'],
        cylinder: ['height', 'circumference'],
        other: ['surface', '-'],
      };
      const [first = '', second = ''] = names[shape as 'box'];
      const prefix = inner ? 'inner_' : '';
      set({ [`${prefix}shape`]: shape, unit, [prefix + first]: one, [prefix + second]: two });
    } else if (amount) {
      const name = amount[1] ? 'measure' : 'amount';
      set({ [name]: amount[2], [`${name}_unit`]: amount[3] });
    } else if (fact === 'keep the volume') set({ aerosol_volume: 'keep' });
    else if (fact === 'both') set({ containers: 'both' });
    else if (word === 'millimeters') set({ unit: 'mm' });
    else if (word === 'label') set({ label_area: rest.replace(/^area | in$/g, '') });
    else if (word === 'kind') for (const kind of rest.split(', ')) set({ kind });
    else if (['fragrance', 'shades', 'professional', 'foreign'].includes(fact)) set({ [fact]: 'yes' });
    else if (['made', 'made-for', 'distributed'].includes(fact)) set({ firm_role: fact });
    else if (word === 'is') set({ identity: rest });
    else if (word === 'firm') {
      const [firm, city, state, zip, country] = rest.split('/').map((part) => part.trim());
      set({ firm, city, state, zip, country });
    } else if (['ingredients', 'contact', 'origin', 'drug', 'directions', 'tamper'].includes(word))
      set({ [word]: rest });
    else throw new Error(`Unknown fact "${fact}"`);
  }
  return params;
}

const inches = (text: string) => {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
};

/** Returns the rows about the form or its notices, in the words of the column "text"; null for other rows. */
function noticeOf(id: string, params: URLSearchParams): string | null {
  const { facts, problems } = factsFrom(params);
  const orNone = (words: readonly string[]) => words.join(', ') || 'none';
  if (id === 'gate') return drugGate(facts, readIngredients(facts)) ?? 'none';
  if (id === 'problem') return orNone(Object.values(problems));
  if (id === 'flags')
    return orNone(
      collectFlags(facts, problems, buildLabel(facts, readIngredients(facts))).map(({ flag }) => flag),
    );
  return null;
}

test('has at least 80 cases', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
});

test.each(rows)('$number: $facts: $element is $text', ({ facts, element: id, text, height, section }) => {
  const params = paramsOf(facts);
  const notice = noticeOf(id, params);
  if (notice !== null) return expect(notice).toBe(text);
  const isInner = id.startsWith('inner ');
  const typed = factsFrom(params).facts;
  const label = (isInner ? buildInnerLabel : buildLabel)(typed, readIngredients(typed));
  const name = id.replace('inner ', '') as ElementId | 'area';
  if (name === 'area') return expect(label?.area?.toFixed(2) ?? '-').toBe(text);
  const element = label?.elements.find((each) => each.id === name);
  expect(element ? element.paragraphs.join(' / ') || '-' : 'none').toBe(text);
  if (height !== '-') expect(element?.height).toBe(inches(height));
  for (const each of element?.sections ?? []) expect(findRule(ledgerRowId(each) ?? '')?.covers).toBeDefined();
  // Sections that the label itself names.
  if (element && /^(?:701\.13\(i\)|701\.3\((?:b|p)\)|740\.1|73\.|609|601|1304|134)/.test(section)) {
    expect(element.sections.join(' ')).toContain(section);
  }
});
