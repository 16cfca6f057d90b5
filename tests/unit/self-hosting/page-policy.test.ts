import { createHash } from 'node:crypto';
import { hasNonce, withPolicy } from '@/lib/self-hosting/page-cache/page-policy';

const html = '<html><script>go()</script><script src="/a.js"></script></html>';
const page = {
  kind: 'APP_PAGE',
  html,
  headers: { link: '</a>', 'content-security-policy': 'of an earlier build' },
};

test('gives a page one policy, with its inline scripts, beside its other headers', () => {
  const { headers } = withPolicy(page);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers.link).toBe('</a>');
  expect(page.headers['content-security-policy']).toBe('of an earlier build');
});

test('leaves files unchanged', () => {
  const file = { kind: 'APP_ROUTE', headers: {} };
  expect(withPolicy(file)).toBe(file);
});

test('detects a page with the nonce of one visitor, but not a page that mentions one', () => {
  expect(hasNonce({ kind: 'APP_PAGE', html: '<script nonce="a">go()</script>' })).toBe(true);
  expect(hasNonce({ kind: 'APP_PAGE', html: '<script async="" src="/a.js" nonce="a"></script>' })).toBe(true);
  expect(hasNonce({ kind: 'APP_PAGE', html: `${html}<p>&lt;script nonce="a"&gt;</p>` })).toBe(false);
  expect(hasNonce({ kind: 'APP_ROUTE' })).toBe(false);
});
