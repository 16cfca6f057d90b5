import { findRule } from '@/lib/rules/ledger';
import { spelling } from '@/lib/tools/color-additives/spelling';
import { ledgerId, restrictions } from '@/lib/tools/ingredients/list';
import { substances } from '@/lib/tools/ingredients/substances';
import * as en from '@/messages/en';
import * as ko from '@/messages/ko';
import { casesOf } from '../../support/cases';

const copies = casesOf('tests/unit/ingredients/law-copies.md', 'section', 'one copy', 'another copy');

/** True if the last digit of a CAS number is the checksum of the others. */
function hasValidCheckDigit(cas: string): boolean {
  const digits = [...cas.replaceAll('-', '')].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 10 === check;
}

describe('the lists', () => {
  it.each(['one copy', 'another copy'] as const)('have the names and CAS numbers of %s', (copy) => {
    const listed = restrictions.map(({ section, name, cas }) => [
      section.replace(/^108980\(a\)|^70A\.560\.020|^2494b\(a\)|^21-259\.2\(b\)/, ''),
      [name, ...cas].join(', '),
    ]);
    // A section without a second copy has nothing to compare.
    const copied = copies.map((row) => [row.section, row[copy] === 'none' ? row['one copy'] : row[copy]]);
    expect(listed).toEqual(copied);
  });

  it('name each substance of a section once', () => {
    const sections = restrictions.map(({ list, section, name }) => `${list}:${section} ${name}`);
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('link to rules of the ledger', () => {
    expect(restrictions.filter((row) => !findRule(ledgerId(row)))).toEqual([]);
  });

  it.each([
    ['English', en.ingredients],
    ['Korean', ko.ingredients],
  ])('have a condition in %s for each row, and no other', (_, { conditions }) => {
    const used = new Set(restrictions.map(({ condition }) => condition));
    expect(Object.keys(conditions).sort()).toEqual([...used].sort());
  });
});

describe('the substances', () => {
  it('have valid CAS numbers', () => {
    const numbers = Object.values(substances).flatMap(({ cas }) => cas);
    expect(numbers.filter((cas) => !hasValidCheckDigit(cas))).toEqual([]);
  });

  it('belong to a list', () => {
    const used = new Set(restrictions.flatMap((row) => row.substances));
    expect(Object.keys(substances).filter((id) => !used.has(id as never))).toEqual([]);
  });

  it('have names that no other substance has', () => {
    const keys = Object.values(substances).flatMap(({ names, korean }) => [
      ...new Set([...names, ...korean].map(spelling)),
    ]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
