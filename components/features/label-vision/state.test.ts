import { initialState, type LabelEvent, type LabelState, reduce } from './state';

const after = (...events: LabelEvent[]): LabelState => events.reduce(reduce, initialState);

test('a version is chosen, and chosen back', () => {
  expect(after({ type: 'version chosen', version: 'corrected' }).version).toBe('corrected');
  expect(
    after({ type: 'version chosen', version: 'corrected' }, { type: 'version chosen', version: 'submitted' }),
  ).toEqual(initialState);
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

test('an open note stays open when the version changes', () => {
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

test('a dropped file leaves everything else as it was', () => {
  expect(after({ type: 'file dropped' })).toEqual({ ...initialState, dropped: true });
});

test('no event changes the state it was given', () => {
  const frozen = Object.freeze({ ...initialState });
  expect(() => reduce(frozen, { type: 'note toggled', note: 'claim' })).not.toThrow();
});
