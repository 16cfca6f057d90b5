/** @jest-environment node */
import { isSameOrigin, senderAddress } from '@/lib/leads/guard';

describe('isSameOrigin', () => {
  test.each([
    ['https://a.example', { host: 'a.example' }, true],
    ['https://a.example', { host: 'inside:3000', 'x-forwarded-host': 'a.example' }, true],
    ['https://a.example', { host: 'inside:3000', 'x-forwarded-host': 'a.example, b.example' }, true],
    ['https://evil.example', { host: 'a.example' }, false],
    ['http://a.example:81', { host: 'a.example' }, false],
    ['null', { host: 'a.example' }, false],
    ['', { host: 'a.example' }, false],
    [undefined, { host: 'a.example' }, false],
  ])('%s at %o: %s', (origin, headers, same) => {
    const sent = new Headers(headers as unknown as Record<string, string>);
    if (origin !== undefined) sent.set('origin', origin);
    expect(isSameOrigin(sent)).toBe(same);
  });
});

describe('senderAddress', () => {
  // The last entry is the one that this server has added itself.
  test.each([
    ['203.0.113.9', 0, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', 0, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.2, 10.0.0.1', 2, '203.0.113.9'],
    ['10.0.0.1', 2, '10.0.0.1'],
    ['::ffff:203.0.113.9', 0, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'],
    ['2001:db8::1', 0, '2001:db8:0:0::/64'],
    ['::1', 0, '0:0:0:0::/64'],
    ['fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
    ['[2001:db8:1:2::9]:4711', 0, '2001:db8:1:2::/64'],
    ['', 0, 'unknown'],
  ])('%s behind %i proxies: %s', (header, hops, address) => {
    expect(senderAddress(new Headers({ 'x-forwarded-for': header }), hops)).toBe(address);
  });

  test('without the header nobody is told apart', () => {
    expect(senderAddress(new Headers(), 0)).toBe('unknown');
  });
});
