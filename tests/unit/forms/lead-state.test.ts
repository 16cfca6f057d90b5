import {
  failureOf,
  initialState,
  type LeadEvent,
  type LeadState,
  reduce,
} from '@/components/forms/lead-state';

const idle = initialState(null);
const sent: LeadEvent = { type: 'sent', email: 'jo@example.com' };
const refused: LeadEvent = { type: 'refused', problems: { email: 'email', message: 'required' } };
const edited = (field: string): LeadEvent => ({ type: 'edited', field });
const ended = (result: Extract<LeadEvent, { type: 'ended' }>['result']): LeadEvent => ({
  type: 'ended',
  result,
});
const after = (...events: LeadEvent[]): LeadState => events.reduce(reduce, idle);

/** All failures but `invalid`, which has tests of its fields. */
const failures = [
  { status: 'failed', values: {} },
  { status: 'preview', values: {} },
  { status: 'moved', values: {} },
  { status: 'autofilled', values: {} },
  { status: 'unexpected', values: {} },
  { status: 'stalled' },
  { status: 'offline' },
] as const;

describe('the first state', () => {
  test('is idle without a response of the server', () => {
    expect(idle).toEqual({ status: 'idle' });
  });

  test('has no address when the server stored the form', () => {
    expect(initialState({ status: 'stored' })).toEqual({ status: 'stored', email: '' });
  });

  test('is the failure that the server returned', () => {
    const posted = { status: 'invalid', problems: { name: 'required' }, values: { name: ' ' } } as const;
    expect(initialState(posted)).toBe(posted);
  });
});

test('keeps the address of the attempt until the form is stored', () => {
  expect(after(sent)).toEqual({ status: 'sending', email: 'jo@example.com' });
  expect(after(sent, ended({ status: 'stored' }))).toEqual({ status: 'stored', email: 'jo@example.com' });
});

test.each(failures)('ends an attempt as $status, which the next attempt removes', (result) => {
  expect(after(sent, ended(result))).toEqual(result);
  expect(after(sent, ended(result), sent)).toEqual(after(sent));
});

test('shows the errors of a refused form', () => {
  expect(after(refused)).toEqual({
    status: 'invalid',
    problems: { email: 'email', message: 'required' },
    values: {},
  });
});

test('ignores a refusal while a submission runs', () => {
  expect(after(sent, refused)).toEqual(after(sent));
});

test('ignores a result without a submission', () => {
  expect(after(ended({ status: 'stored' }))).toEqual(idle);
});

test('removes the error of an edited field only', () => {
  expect(after(refused, edited('email'))).toMatchObject({
    status: 'invalid',
    problems: { message: 'required' },
  });
  expect(after(refused, edited('name'))).toEqual(after(refused));
});

test('keeps a failure when a field is edited', () => {
  expect(after(sent, ended({ status: 'offline' }), edited('email'))).toEqual({ status: 'offline' });
});

test('has a failure only after an attempt that was not stored', () => {
  for (const result of failures) expect(failureOf(after(sent, ended(result)))).toEqual(result);
  expect(failureOf(after(refused))).toMatchObject({ status: 'invalid' });
  for (const state of [idle, after(sent), after(sent, ended({ status: 'stored' }))]) {
    expect(failureOf(state)).toBeNull();
  }
});
