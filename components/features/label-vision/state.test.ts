import { figures } from '@/lib/site';
import { letterHeight, uploadMegabytes } from './check';
import { fixed, initialState, isInviting, type LabelState, reduce, toggled } from './state';

const after = (...changes: Partial<LabelState>[]) => changes.reduce<LabelState>(reduce, initialState);
const corrected: Partial<LabelState> = { version: 'corrected' };
const back: Partial<LabelState> = { version: 'submitted' };

test('auto-fix shows the corrected version, and closes the note that lay over the artwork', () => {
  expect(after({ note: 'units' }, fixed)).toEqual({ ...initialState, version: 'corrected', fixedOnce: true });
});

test('a version is chosen, and chosen back; a note stays open', () => {
  expect(after({ note: 'height' }, corrected)).toMatchObject({ note: 'height', version: 'corrected' });
  expect(after(corrected, back).version).toBe('submitted');
});

test('the scene invites until the corrected version was shown once, by whichever control', () => {
  expect([initialState, after(back)].map(isInviting)).toEqual([true, true]);
  for (const change of [fixed, corrected]) {
    expect([after(change), after(change, back)].map(isInviting)).toEqual([false, false]);
  }
});

test('a note opens in the place of another, and pressing its finding again closes it', () => {
  const open = after({ note: 'claim' }, toggled(after({ note: 'claim' }), 'units'));
  expect(open.note).toBe('units');
  expect(reduce(open, toggled(open, 'units'))).toEqual(initialState);
});

test('the scene keeps to the figures of the product', () => {
  expect(letterHeight.inches).toBe(figures.minimumTypeInches);
  expect(uploadMegabytes).toBe(figures.uploadMegabytes);
});
