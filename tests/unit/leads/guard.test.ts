import { bodyLimit, checkHeaders, isSameOrigin, senderAddress } from '@/lib/leads/guard';

describe('isSameOrigin', () => {
  test.each([
    [{ origin: 'https://a.example', host: 'a.example' }, true],
    [{ origin: 'https://a.example', host: 'inside:3000', 'x-forwarded-host': 'a.example' }, true],
    [{ origin: 'https://a.example', host: 'inside:3000', 'x-forwarded-host': 'a.example, b.example' }, true],
    [{ origin: 'https://evil.example', host: 'a.example' }, false],
    [{ origin: 'http://a.example:81', host: 'a.example' }, false],
    [{ origin: 'null', host: 'a.example' }, false],
    [{ origin: '', host: 'a.example' }, false],
    [{ host: 'a.example' }, false],
  ] as [Record<string, string>, boolean][])('returns for %o: %s', (sent, same) => {
    expect(isSameOrigin(new Headers(sent))).toBe(same);
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
  const typed = (type: string, own = plain) => ({ ...own, 'content-type': type });
  test.each<[string, Record<string, string>, number | null]>([
    ['a plain form', plain, null],
    ['the call of an action', called, null],
    ['the longest form', { ...plain, 'content-length': String(bodyLimit) }, null],
    ['a quoted boundary', typed('multipart/form-data; charset=utf-8; boundary="a b"'), null],
    ['another origin', { ...plain, origin: 'https://evil.example' }, 403],
    ['no origin', { ...called, origin: '' }, 403],
    ['another origin and everything else', { 'content-length': '999999' }, 403],
    ['no type', typed(''), 400],
    ['another type', typed('application/x-www-form-urlencoded'), 400],
    ['a type without boundary', typed('multipart/form-data'), 400],
    ['a type with another parameter', typed('multipart/form-data; charset=utf-8'), 400],
    ['an empty boundary', typed('multipart/form-data; boundary='), 400],
    ['a quoted empty boundary', typed('multipart/form-data; boundary=""'), 400],
    ['the call of an action without boundary', typed('multipart/form-data; boundary=', called), 400],
    ['a malformed action id', { ...called, 'next-action': '__proto__' }, 400],
    ['an empty action id', { ...called, 'next-action': '' }, 400],
    ['an action id that is too long', { ...called, 'next-action': 'a'.repeat(81) }, 400],
    ['no length', { ...plain, 'content-length': '' }, 400],
    ['an invalid length', { ...plain, 'content-length': '-1' }, 400],
    ['too much', { ...called, 'content-length': String(bodyLimit + 1) }, 413],
  ])('returns for %s (%o): %s', (_, headers, status) => {
    expect(checkHeaders(new Headers(headers))?.status ?? null).toBe(status);
  });
});

describe('senderAddress', () => {
  // This server appends the last entry itself.
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
    // Without the header, all senders share one address.
    [undefined, 0, 'unknown'],
  ])('reads %s behind %i proxies as %s', (header, hops, address) => {
    const sent = new Headers(header === undefined ? {} : { 'x-forwarded-for': header });
    expect(senderAddress(sent, hops)).toBe(address);
  });
});
