import { bodyLimit, isSameOrigin, refusalOf, senderAddress } from '@/lib/leads/guard';

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

describe('refusalOf', () => {
  const plain = {
    host: 'a.example',
    origin: 'https://a.example',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '100',
  };
  const called = { ...plain, 'next-action': `60${'a'.repeat(40)}` };
  test.each([
    ['a plain form', plain, null],
    ['the call of an action', called, null],
    ['the longest form', { ...plain, 'content-length': String(bodyLimit) }, null],
    ['another origin', { ...plain, origin: 'https://evil.example' }, 403],
    ['no origin', { ...called, origin: '' }, 403],
    ['another origin and everything else', { 'content-length': '999999' }, 403],
    ['no type', { ...plain, 'content-type': '' }, 400],
    ['another type', { ...plain, 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['a type without boundary', { ...plain, 'content-type': 'multipart/form-data' }, 400],
    [
      'a type with another parameter',
      { ...plain, 'content-type': 'multipart/form-data; charset=utf-8' },
      400,
    ],
    ['an empty boundary', { ...plain, 'content-type': 'multipart/form-data; boundary=' }, 400],
    ['a quoted empty boundary', { ...plain, 'content-type': 'multipart/form-data; boundary=""' }, 400],
    [
      'the call of an action without boundary',
      { ...called, 'content-type': 'multipart/form-data; boundary=' },
      400,
    ],
    [
      'a quoted boundary',
      { ...plain, 'content-type': 'multipart/form-data; charset=utf-8; boundary="a b"' },
      null,
    ],
    ['an action id that is none', { ...called, 'next-action': '__proto__' }, 400],
    ['an empty action id', { ...called, 'next-action': '' }, 400],
    ['an action id that is too long', { ...called, 'next-action': 'a'.repeat(81) }, 400],
    ['no length', { ...plain, 'content-length': '' }, 400],
    ['a length that is none', { ...plain, 'content-length': '-1' }, 400],
    ['too much', { ...called, 'content-length': String(bodyLimit + 1) }, 413],
  ] as [string, Record<string, string>, number | null][])(
    '%s: %o is answered with %s',
    (_, headers, status) => {
      expect(refusalOf(new Headers(headers))?.status ?? null).toBe(status);
    },
  );
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
