/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from '@/components/tools/shared/field';
import { kindChoices } from '@/components/tools/shared/kind-choices';
import { kinds } from '@/lib/tools/kinds';

function show(chosen: readonly string[], isNew: boolean) {
  const choices = kindChoices({ chosen, isNew, nameOf: (kind) => kind, question: 'Is it a rare kind?' });
  render(
    <form aria-label="Product">
      <Field name="kind" label="Kind" hint="" classNames={{ label: '', hint: '' }} choices={choices}>
        {() => null}
      </Field>
    </form>,
  );
}
const checked = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('kind');
const choose = (kind: string) => fireEvent.click(screen.getByLabelText(kind));
const folded = () => screen.getByText('Is it a rare kind?').closest('details');

it('offers every kind, the ordinary product first', () => {
  show([], true);
  const values = screen
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .map(({ value }) => value);
  expect(values[0]).toBe('other');
  expect([...values].sort()).toEqual([...kinds].sort());
});

it('starts a new form with the ordinary product, and the rare kinds folded', () => {
  show([], true);
  expect(checked()).toEqual(['other']);
  expect(folded()?.open).toBe(false);
});

it('leaves the kind of an older link open', () => {
  show([], false);
  expect(checked()).toEqual([]);
});

it('unfolds the rare kinds if one is chosen', () => {
  show(['lips', 'aerosol'], false);
  expect(checked()).toEqual(['lips', 'aerosol']);
  expect(folded()?.open).toBe(true);
});

it('replaces the ordinary product by another kind, and returns to it without one', () => {
  show([], true);
  choose('lips');
  expect(checked()).toEqual(['lips']);
  choose('aerosol');
  expect(checked()).toEqual(['lips', 'aerosol']);
  choose('other');
  expect(checked()).toEqual(['other']);
  choose('suntan');
  choose('suntan');
  expect(checked()).toEqual(['other']);
});
