import { factsFrom } from '@/lib/labels/facts';
import { type ElementId, labelOf } from '@/lib/labels/label';
import { ruleOf } from '@/lib/rules/ledger';
import { casesOf } from '../../support/cases';

const rows = casesOf('tests/unit/labels/cases.md', 'facts', 'element', 'text', 'height', 'section');

/** The facts of a row as a form sends them. */
function paramsOf(words: string): URLSearchParams {
  const params = new URLSearchParams();
  const set = (values: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(values)) if (value) params.append(name, value);
  };
  for (const fact of words === 'nothing' ? [] : words.split('; ')) {
    const size = /^(box|cylinder|other) ([\d.]+)(?: x ([\d.]+))? (in|mm)$/.exec(fact);
    const amount = /^([\d.]+) (mL|L|g|kg|fl oz|oz|count)$/.exec(fact);
    const [word = '', ...others] = fact.split(' ');
    const rest = others.join(' ');
    if (size) {
      const [, shape = '', one, two, unit] = size;
      const names = {
        box: ['width', 'height'],
        cylinder: ['height', 'circumference'],
        other: ['surface', '-'],
      };
      const [first = '', second = ''] = names[shape as 'box'];
      set({ shape, unit, [first]: one, [second]: two });
    } else if (amount) set({ amount: amount[1], amount_unit: amount[2] });
    else if (word === 'millimeters') set({ unit: 'mm' });
    else if (word === 'label') set({ label_area: rest.replace(/^area | in$/g, '') });
    else if (word === 'kind') for (const kind of rest.split(', ')) set({ kind });
    else if (['fragrance', 'shades', 'professional'].includes(fact)) set({ [fact]: 'yes' });
    else if (['made', 'made-for', 'distributed'].includes(fact)) set({ firm_role: fact });
    else if (word === 'is') set({ identity: rest });
    else if (word === 'firm') {
      const [firm, city, state, zip, country] = rest.split('/').map((part) => part.trim());
      set({ firm, city, state, zip, country });
    } else if (['ingredients', 'contact', 'origin'].includes(word)) set({ [word]: rest });
    else throw new Error(`Nobody knows the fact “${fact}”`);
  }
  return params;
}

const inches = (text: string) => {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
};

test('there are at least 80 cases', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
});

test.each(rows)('$number: $facts: $element is $text', ({ facts, element: id, text, height, section }) => {
  const label = labelOf(factsFrom(paramsOf(facts)).facts);
  if (id === 'area') return expect(label.area?.toFixed(2) ?? '-').toBe(text);
  const element = label.elements.find((each) => each.id === (id as ElementId));
  const said = element ? element.paragraphs.join(' / ') || '-' : 'none';
  expect(said).toBe(text);
  if (height !== '-') expect(element?.height).toBe(inches(height));
  for (const { id } of element?.rules ?? []) expect(ruleOf(id)?.id).toBe(id);
  // Sections of the table that the drawing itself names.
  if (element && /^(?:701\.13\(i\)|701\.3\((?:b|p)\)|740\.1|609|601|1304)/.test(section)) {
    expect(element.rules.map((rule) => rule.section).join(' ')).toContain(section);
  }
});
