import { headers } from 'next/headers';
import { submitContact, submitSignup } from '@/lib/leads/actions';
import { bodyLimit } from '@/lib/leads/guard';
import { insertRow } from '@/lib/leads/store';
import { log } from '@/lib/server/log';
import { privacyNoticeVersion } from '@/lib/site';

jest.mock('next/headers', () => ({ headers: jest.fn() }));
jest.mock('@/lib/leads/store', () => ({ insertRow: jest.fn() }));
jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));
const mockEnv = {
  formRateLimit: 3,
  trustedProxyHops: 0,
  store: {} as object | null,
  previewDeployment: false,
};
jest.mock('@/lib/env', () => ({ env: () => mockEnv }));

const insert = jest.mocked(insertRow);
let address = 0;

/** Returns a request from this site, from a different network each time. */
function sentWith(more: Record<string, string> = {}) {
  address += 1;
  const own = { host: 'a.example', origin: 'https://a.example', 'x-forwarded-for': `10.0.${address}.1` };
  jest.mocked(headers).mockResolvedValue(new Headers({ ...own, ...more }) as never);
}

let count = 0;
/** Returns a message that no other test sends. */
function contact() {
  count += 1;
  return { name: 'Jo', email: `jo${count}@example.com`, company: '', message: 'Hello.' };
}

function send(values: Record<string, string | Blob>, submit = submitContact) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return submit(null, data);
}

/** Returns the log lines about a submission. */
const logged = () =>
  jest.mocked(log).mock.calls.map(([, event, fields]) => [event, fields?.reason ?? fields?.code]);
const expectRefusal = (reason: string) => {
  expect(insert).not.toHaveBeenCalled();
  expect(logged()).toEqual([['submission_refused', reason]]);
};

beforeEach(() => {
  jest.resetAllMocks();
  insert.mockResolvedValue({ stored: true });
  Object.assign(mockEnv, { store: {}, previewDeployment: false });
  sentWith();
});

test('stores a valid submission with only the fields of the form', async () => {
  const values = contact();
  const more = { remark: '', id: '1', company: new Blob(['a file']) };
  expect(await send({ ...values, ...more })).toEqual({ status: 'stored' });
  const context = { privacy: privacyNoticeVersion };
  expect(insert.mock.calls).toEqual([['contact_submissions', { ...values, company: null }, context]]);
  expect(logged()).toEqual([]);
});

test('stores language and page beside the row, and treats a repeat from another page as the same submission', async () => {
  sentWith({ referer: 'https://a.example/ko/signup?utm_source=x' });
  const values = contact();
  expect(await send({ ...values, language: 'ko' })).toEqual({ status: 'stored' });
  sentWith({ referer: 'https://a.example/contact' });
  expect(await send({ ...values, language: 'en' })).toEqual({ status: 'stored' });
  const context = { language: 'ko', page: '/ko/signup', privacy: privacyNoticeVersion };
  expect(insert.mock.calls).toEqual([['contact_submissions', { ...values, company: null }, context]]);
});

test('returns the message of a tab from an earlier deployment and stores nothing', async () => {
  const values = contact();
  expect(await send({ ...values, moved: '1' })).toEqual({ status: 'moved', values });
  expect(insert).not.toHaveBeenCalled();
});

test('refuses valid submissions of one sender beyond the limit of an hour', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' };
  jest.useFakeTimers();
  try {
    for (let sent = 0; sent < 6; sent += 1) {
      if (sent === 3) jest.advanceTimersByTime(60_001);
      sentWith(from);
      expect(await send(contact())).toEqual({ status: 'stored' });
    }
    jest.advanceTimersByTime(60_001);
    insert.mockClear();
    sentWith(from);
    const values = contact();
    expect(await send(values)).toEqual({ status: 'failed', values });
    expect(insert).not.toHaveBeenCalled();
    expect(logged().at(-1)).toEqual(['submission_refused', 'store_rate']);
  } finally {
    jest.useRealTimers();
  }
});

test('names each invalid field and returns the entered values', async () => {
  const values = { ...contact(), email: 'jo at example', message: ' ' };
  const problems = { email: 'email', message: 'required' };
  expect(await send(values)).toEqual({ status: 'invalid', problems, values });
  expect(await send({ email: 'a@b.co' }, submitSignup)).toMatchObject({
    status: 'invalid',
    problems: { first_name: 'required', location: 'required' },
  });
  expect(insert).not.toHaveBeenCalled();
});

test.each(['https://evil.example', 'null', ''])(
  'stores nothing for the origin "%s", even if the middleware let it through',
  async (origin) => {
    sentWith({ origin });
    const values = contact();
    expect(await send(values)).toEqual({ status: 'failed', values });
    expectRefusal('origin');
  },
);

test('says that a filled honeypot field was not sent and returns the entered values', async () => {
  const values = contact();
  expect(await send({ ...values, remark: 'https://spam.example' })).toEqual({ status: 'autofilled', values });
  expectRefusal('honeypot');
});

test.each([
  ['an unknown field', { message: 'x'.repeat(bodyLimit) }],
  ['another field', { other: 'x'.repeat(bodyLimit) }],
  ['a file', { file: new Blob(['x'.repeat(bodyLimit)]) }],
])('refuses a form that is too large by %s', async (_, more) => {
  expect(await send({ ...contact(), ...more })).toMatchObject({ status: 'failed' });
  expectRefusal('size');
});

test('keeps the entered values over the limit, and accepts another address', async () => {
  for (let sent = 0; sent < 3; sent += 1) expect(await send(contact())).toEqual({ status: 'stored' });
  const values = contact();
  expect(await send(values)).toEqual({ status: 'failed', values });
  expect(insert).toHaveBeenCalledTimes(3);
  expect(logged()).toEqual([['submission_refused', 'rate']]);
  // Headers that visitors can set themselves change nothing.
  const own = `10.0.${address}.1`;
  sentWith({ 'x-forwarded-for': `6.6.6.6, ${own}`, 'x-submissions-limited': '' });
  expect(await send(contact())).toMatchObject({ status: 'failed' });
  sentWith();
  expect(await send(contact())).toEqual({ status: 'stored' });
});

test.each([undefined, null, 'text', { name: 'Jo' }, []])(
  'handles %p in place of a form without throwing',
  async (data) => {
    // The action ignores the state that the browser sends along.
    const state = { status: 'stored', values: { name: 'x' } };
    expect(await submitContact(state, data as never)).toEqual({ status: 'unexpected', values: {} });
    expectRefusal('form');
  },
);

test('logs only the code when the store refuses or throws', async () => {
  insert.mockResolvedValueOnce({ stored: false, code: '23514' });
  const values = contact();
  expect(await send(values)).toEqual({ status: 'failed', values });
  jest.mocked(headers).mockRejectedValueOnce(new TypeError(`with ${values.email}`));
  expect(await send(values)).toEqual({ status: 'unexpected', values });
  expect(logged()).toEqual([
    ['submission_failed', '23514'],
    ['submission_failed', 'TypeError'],
  ]);
  expect(JSON.stringify(jest.mocked(log).mock.calls)).not.toContain(values.email);
});

describe('a preview deployment', () => {
  beforeEach(() => Object.assign(mockEnv, { store: null, previewDeployment: true }));

  test('says that it has no store, stores nothing and returns the entered values', async () => {
    const values = contact();
    expect(await send(values)).toEqual({ status: 'preview', values });
    expectRefusal('preview');
  });

  test('still names invalid fields and refuses a filled honeypot', async () => {
    const problems = { message: 'required' };
    expect(await send({ ...contact(), message: '' })).toMatchObject({ status: 'invalid', problems });
    expect(await send({ ...contact(), remark: 'x' })).toMatchObject({ status: 'autofilled' });
    sentWith({ origin: 'https://evil.example' });
    expect(await send(contact())).toMatchObject({ status: 'failed' });
    expect(insert).not.toHaveBeenCalled();
  });

  test('stores when it has a separate store', async () => {
    mockEnv.store = {};
    expect(await send(contact())).toEqual({ status: 'stored' });
    expect(insert).toHaveBeenCalledTimes(1);
  });

  test('reports an error without a store in production', async () => {
    mockEnv.previewDeployment = false;
    insert.mockRejectedValue(new Error('no data store is configured'));
    expect(await send(contact())).toMatchObject({ status: 'failed' });
    expect(logged()).toEqual([['submission_failed', 'Error']]);
  });
});
