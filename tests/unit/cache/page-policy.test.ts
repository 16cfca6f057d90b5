import { createHash } from 'node:crypto';
import { hasNonce, withPolicy } from '@/lib/cache/page-policy';

const html = '<html><script>go()</script><script src="/a.js"></script></html>';
const page = {
  kind: 'APP_PAGE',
  html,
  headers: { link: '</a>', 'content-security-policy': 'of an earlier build' },
};

test('a page has one policy, which names its inline scripts, beside its other headers', () => {
  const { headers } = withPolicy(page);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers.link).toBe('</a>');
  expect(page.headers['content-security-policy']).toBe('of an earlier build');
});

test('files are left as they are', () => {
  const file = { kind: 'APP_ROUTE', headers: {} };
  expect(withPolicy(file)).toBe(file);
});

test('a page with the nonce of one visitor is recognised, a text about one is not', () => {
  expect(hasNonce({ kind: 'APP_PAGE', html: '<script nonce="a">go()</script>' })).toBe(true);
  expect(hasNonce({ kind: 'APP_PAGE', html: '<script async="" src="/a.js" nonce="a"></script>' })).toBe(true);
  expect(hasNonce({ kind: 'APP_PAGE', html: `${html}<p>&lt;script nonce="a"&gt;</p>` })).toBe(false);
  expect(hasNonce({ kind: 'APP_ROUTE' })).toBe(false);
});
