import { compileMessages } from '@/lib/i18n/compile';
import { formatMessage } from '@/lib/i18n/format';
import * as site from '@/lib/site';

jest.mock('@/lib/site', () => ({ ...jest.requireActual('@/lib/site'), confirmedFact: jest.fn(() => null) }));

const confirm = (value: string) => jest.mocked(site.confirmedFact).mockReturnValue(value);

const message =
  'Agent: {forwardingHours, select, unconfirmed {ask {product}} 24 {a day} other {{forwardingHours} hours}}.';

describe('a message that selects on a fact of the owner', () => {
  it('uses the wording that is true without the fact', () => {
    expect(compileMessages(message)).toBe('Agent: ask Attesta.');
  });

  it('names the fact after it is confirmed', () => {
    confirm('6');
    expect(compileMessages(message)).toBe('Agent: 6 hours.');
  });

  it('prefers the branch with the name of the value', () => {
    confirm('24');
    expect(compileMessages(message)).toBe('Agent: a day.');
  });

  it('leaves other arguments to the caller', () => {
    confirm('6');
    const compiled = compileMessages(`${message} {count, plural, one {# plan} other {# plans}}`);
    expect(formatMessage('en', compiled as string, { count: 2 })).toBe('Agent: 6 hours. 2 plans');
  });
});
