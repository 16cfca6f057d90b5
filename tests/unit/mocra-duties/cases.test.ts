import { isPlainDate } from '@/lib/rules/dates';
import { duties } from '@/lib/rules/duties';
import { findRule } from '@/lib/rules/ledger';
import type { FinderAnswers, options, Role } from '@/lib/tools/mocra-duties/answers';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { casesOf } from '../../support/cases';

/* Checks cases.md row by row. */

type Kind = (typeof options.kinds)[number];

const rolesByWord: Record<string, Role> = {
  makes: 'maker',
  'on the label': 'label-name',
  imports: 'importer',
  retails: 'retailer',
  'labels only': 'label-only',
  'is a clinic': 'clinic',
  'is a nonprofit': 'nonprofit',
  'gives away': 'giveaway',
  'research only': 'research',
};
const kindsByWord: Record<string, Kind> = {
  'eye mucosa': 'eye-mucosa',
  injected: 'injected',
  internal: 'internal',
  'long-lasting': 'long-lasting',
  'no such kind': 'other',
};
const answersByWord: Record<string, FinderAnswers> = {
  nothing: {},
  'in the U.S.': { country: 'us' },
  abroad: { country: 'other' },
  'no drug': { drug: 'none' },
  SPF: { drug: 'spf' },
  'drug of another kind': { drug: 'other' },
  'true soap': { drug: 'soap' },
  'professionals only': { professional: 'yes' },
  'other cosmetics too': { other_cosmetics: 'yes' },
  'such drugs only': { other_cosmetics: 'no' },
  outgrown: { outgrown: 'yes' },
  'taken over': { changed: 'person' },
  renamed: { changed: 'name' },
  'nothing changed': { changed: 'no' },
};

/** Returns the answers in a row; throws on an unknown word, which is a mistake in the table. */
function factsIn(text: string): FinderAnswers {
  const role: Role[] = [];
  const kinds: Kind[] = [];
  const rest: Record<string, unknown> = {};
  for (const word of text.split(';').map((part) => part.trim())) {
    const sales = /^sales \$([\d,]+)$/.exec(word)?.[1];
    const [, name, day] = /^(first sale|started|registered|report|new information) (\S+)$/.exec(word) ?? [];
    if (rolesByWord[word]) role.push(rolesByWord[word]);
    else if (kindsByWord[word]) kinds.push(kindsByWord[word]);
    else if (answersByWord[word]) Object.assign(rest, answersByWord[word]);
    else if (sales) rest.sales = Number(sales.replaceAll(',', ''));
    else if (name && isPlainDate(day)) rest[name.replace(' ', '_')] = day;
    else throw new Error(`cases.md: "${word}" is not known`);
  }
  return { ...rest, role, kinds };
}

const rows = casesOf('tests/unit/mocra-duties/cases.md', 'facts', 'duty', 'verdict', 'date', 'section');

test('covers every duty and every verdict', () => {
  expect(rows.length).toBeGreaterThanOrEqual(140);
  expect([...new Set(rows.map(({ duty }) => duty))].sort()).toEqual(
    [...duties, 'adverse-event-update'].sort(),
  );
  expect(new Set(rows.map(({ verdict }) => verdict)).size).toBe(4);
});

test.each(rows)('decides case $number: $facts, $duty', ({ facts, duty, verdict, date, section }) => {
  const found = dutiesFor(factsIn(facts)).find(({ id }) => id === duty);
  const citation = findRule(found?.rules[0] ?? '')?.citation;
  expect({
    verdict: found?.verdict.replaceAll('-', ' '),
    date: found?.date ?? '-',
    section: citation?.replace(/^(FD&C Act|Reading of) section /, ''),
  }).toEqual({ verdict, date, section });
});
