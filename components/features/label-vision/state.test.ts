import { figures } from '@/lib/site';
import { letterHeight, uploadMegabytes } from './check';
import { initialState, isInviting, type LabelEvent, type LabelState, reduce } from './state';

const after = (...events: LabelEvent[]): LabelState => events.reduce(reduce, initialState);

test('auto-fix shows the corrected version', () => {
  expect(after({ type: 'fixed' })).toEqual({ ...initialState, version: 'corrected', fixedOnce: true });
});

test('auto-fix closes the note that lay over the artwork', () => {
  expect(after({ type: 'note toggled', note: 'units' }, { type: 'fixed' }).note).toBeNull();
});

test('a version is chosen, and chosen back', () => {
  const corrected = after({ type: 'version chosen', version: 'corrected' });
  expect(corrected.version).toBe('corrected');
  expect(reduce(corrected, { type: 'version chosen', version: 'submitted' }).version).toBe('submitted');
});

test('the scene invites until the corrected version was shown once, by whichever control', () => {
  const back: LabelEvent = { type: 'version chosen', version: 'submitted' };
  expect(isInviting(initialState)).toBe(true);
  expect(isInviting(after(back))).toBe(true);
  for (const fix of [{ type: 'fixed' }, { type: 'version chosen', version: 'corrected' }] as const) {
    expect(isInviting(after(fix))).toBe(false);
    expect(isInviting(after(fix, back))).toBe(false);
  }
});

test('a note opens, and pressing its finding again closes it', () => {
  expect(after({ type: 'note toggled', note: 'units' }).note).toBe('units');
  expect(after({ type: 'note toggled', note: 'units' }, { type: 'note toggled', note: 'units' })).toEqual(
    initialState,
  );
});

test('one note is open at a time', () => {
  expect(after({ type: 'note toggled', note: 'units' }, { type: 'note toggled', note: 'states' }).note).toBe(
    'states',
  );
});

test('a note is closed, and closing none changes nothing', () => {
  expect(after({ type: 'note toggled', note: 'claim' }, { type: 'note closed' })).toEqual(initialState);
  expect(after({ type: 'note closed' })).toEqual(initialState);
});

test('an open note stays open when the version is switched', () => {
  const { note, version } = after(
    { type: 'note toggled', note: 'height' },
    { type: 'version chosen', version: 'corrected' },
  );
  expect({ note, version }).toEqual({ note: 'height', version: 'corrected' });
});

test('what is pointed at is known until nothing is', () => {
  expect(after({ type: 'pointed', at: 'claim' }).pointed).toBe('claim');
  expect(after({ type: 'pointed', at: 'claim' }, { type: 'pointed', at: null })).toEqual(initialState);
});

test('a file that is held over the scene is known until it leaves or is dropped', () => {
  expect(after({ type: 'file came' }).file).toBe('over');
  expect(after({ type: 'file came' }, { type: 'file left' })).toEqual(initialState);
});

test('a dropped file is answered, and changes nothing else', () => {
  expect(after({ type: 'file came' }, { type: 'file dropped' })).toEqual({
    ...initialState,
    file: 'answered',
  });
  expect(after({ type: 'file dropped' }, { type: 'file came' }).file).toBe('over');
});

test('no event changes the state it was given', () => {
  const frozen = Object.freeze({ ...initialState });
  expect(() => reduce(frozen, { type: 'note toggled', note: 'claim' })).not.toThrow();
});

test('the scene keeps to the figures of the product', () => {
  expect(letterHeight.inches).toBe(figures.minimumTypeInches);
  expect(uploadMegabytes).toBe(figures.uploadMegabytes);
});
