/** @jest-environment node */
import { displayWidth, formatSubmissions } from '../../../local/store/submission-table.ts';

test('aligns by columns of the terminal, not by characters', () => {
  expect([displayWidth('Ada'), displayWidth('김민지'), displayWidth('e\u0301'), displayWidth('Ａ')]).toEqual([
    3, 6, 1, 2,
  ]);
  const table = formatSubmissions({
    signup_submissions: [],
    contact_submissions: [
      { name: '김민지', company: null, message: 'one\ntwo' },
      { name: 'Ada', company: 'Engines', message: 'x' },
    ],
  });
  expect(table).toBe(
    [
      'signup_submissions (no rows)',
      '',
      'contact_submissions (2 rows)',
      'name    company  message',
      '김민지  -        one ⏎ two',
      'Ada     Engines  x',
    ].join('\n'),
  );
});

test('a row cannot steer the terminal', () => {
  const rows = [{ message: 'a\u001b[2Jb\u202ec' }];
  expect(formatSubmissions({ signup_submissions: rows, contact_submissions: [] })).toContain('a[2Jbc');
});
