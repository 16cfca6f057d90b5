import { figures } from '@/lib/site';
import { letterHeight, uploadMegabytes } from './data';
import { fixed, initialState, isInviting, type LabelState, reduce, toggled } from './state';

const after = (...changes: Partial<LabelState>[]) => changes.reduce<LabelState>(reduce, initialState);
const corrected: Partial<LabelState> = { version: 'corrected' };
const back: Partial<LabelState> = { version: 'submitted' };

test('shows the corrected version after auto-fix and closes the open note', () => {
  expect(after({ note: 'units' }, fixed)).toEqual({ ...initialState, version: 'corrected', fixedOnce: true });
});

test('switches versions back and forth and keeps a note open', () => {
  expect(after({ note: 'height' }, corrected)).toMatchObject({ note: 'height', version: 'corrected' });
  expect(after(corrected, back).version).toBe('submitted');
});

test('shows the invitation until the first view of the corrected version, from any control', () => {
  expect([initialState, after(back)].map(isInviting)).toEqual([true, true]);
  for (const change of [fixed, corrected]) {
    expect([after(change), after(change, back)].map(isInviting)).toEqual([false, false]);
  }
});

test('replaces the open note with another and closes it on a second press', () => {
  const open = after({ note: 'claim' }, toggled(after({ note: 'claim' }), 'units'));
  expect(open.note).toBe('units');
  expect(reduce(open, toggled(open, 'units'))).toEqual(initialState);
});

test("matches the product's figures", () => {
  expect(letterHeight.inches).toBe(figures.minimumTypeInches);
  expect(uploadMegabytes).toBe(figures.uploadMegabytes);
});
