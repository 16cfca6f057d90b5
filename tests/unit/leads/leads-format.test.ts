import { csv, details, tableRows } from '../../../tools/leads/format';
import { columns, type LeadRow } from '../../../tools/leads/lead';

const lead: LeadRow = {
  ...(Object.fromEntries(columns.map((column) => [column, null])) as Record<(typeof columns)[number], null>),
  id: '33333333-3333-4333-8333-333333333333',
  form: 'contact',
  created_at: '2026-11-22T10:00:00+00:00',
  name: '김민지',
  email: 'minji@brand.example',
  message: 'First\nsecond',
  language: 'ko',
  page: '/ko/contact',
  privacy_version: '2026-11-21',
  status: 'new',
};

/** Returns the cells of a CSV file according to RFC 4180; throws if the file is malformed. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  for (let rest = text.replace(/^\uFEFF/, ''), row: string[] = []; rest !== ''; ) {
    const cell = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest);
    if (!cell) throw new Error(`broken at ${rest.slice(0, 20)}`);
    row.push(String(cell[1]).replaceAll('""', '"'));
    if (cell[2] !== ',') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(cell[0].length);
  }
  return rows;
}

describe('csv', () => {
  test('has every column for every lead, whatever the fields contain', () => {
    const odd = { ...lead, message: 'a "b", c\r\nd\ne', note: ',' };
    const [head, first = [], ...others] = parse(csv([odd, lead]));
    expect(head).toEqual(columns);
    expect(first).toEqual(columns.map((column) => Reflect.get(odd, column) ?? ''));
    expect(others).toHaveLength(1);
    expect(csv([]).startsWith('\uFEFF"id"')).toBe(true);
  });

  /** Returns the cell of a message. */
  const cellOf = (message: string) => parse(csv([{ ...lead, message }]))[1]?.[columns.indexOf('message')];

  test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'escapes a field that begins with %j',
    (sign) => {
      const formula = `${sign}HYPERLINK("https://evil.example","x")`;
      const named = ['name', 'email', 'company', 'message', 'note', 'assignee'] as const;
      const texts = Object.fromEntries(named.map((column) => [column, formula]));
      const [, cells = []] = parse(csv([{ ...lead, ...texts }]));
      for (const column of named) expect(cells[columns.indexOf(column)]).toBe(`'${formula}`);
    },
  );

  test.each([
    [' =1+1', "' =1+1"],
    ['\u200b\ufeff＝1', "'\u200b\ufeff＝1"],
    ['"=1', `'"=1`],
    ['a;=1', "a;'=1"],
    ['a, +1\n@b', "a, '+1\n'@b"],
    ['a\t －1|=2', "a\t '－1|'=2"],
    ['a=b-c', 'a=b-c'],
  ])('escapes a formula hidden by %j', (text, expected) => expect(cellOf(text)).toBe(expected));
});

test('truncates long fields between characters in a table row', () => {
  const [row] = Object.values(tableRows([{ ...lead, message: '🧴'.repeat(100), name: 'x'.repeat(100) }]));
  expect(row?.text).toBe(`${'🧴'.repeat(39)}…`);
  expect(row?.name).toHaveLength(20);
  expect(Object.keys(tableRows([lead]))).toEqual(['33333333']);
});

test('shows why a notification failed', () => {
  const [row] = Object.values(tableRows([{ ...lead, last_error: 'webhook_http_404' }]));
  expect(row?.undelivered).toBe('webhook_http_404');
  expect(details({ ...lead, last_error: 'webhook_http_404' })).toMatch(/^last_error +webhook_http_404$/m);
});

test('removes terminal control sequences from a table row', () => {
  const hostile = 'A\u202egnp\u2066\u0007\u001b[31m';
  const texts = { name: hostile, email: hostile, company: hostile, message: hostile, assignee: hostile };
  const [row = {}] = Object.values(tableRows([{ ...lead, ...texts }]));
  expect(Object.values(row).join('')).not.toMatch(/\p{C}/u);
  expect(row.name).toContain('gnp');
});

test('removes terminal control sequences from a full lead and keeps its line breaks', () => {
  const shown = details({ ...lead, name: 'a\u001b[31mb\u202e', message: 'one\r\ntwo' });
  expect(shown).not.toMatch(/[^\P{C}\n]/u);
  expect(shown).toContain(`message${' '.repeat(9)}one\n${' '.repeat(16)}two`);
});
