import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { copyProject, linkPackages } from '../../support/project-copy.ts';

/*
 * Breaks one guard after the other in a copy of the project, each by a change that a hurried hand could make. The unit test
 * that is named must notice.
 */

type Mutation = {
  guard: string;
  file: string;
  /** A text that occurs once in the file, and what stands there afterward. */
  from: string;
  to: string;
  /** The unit test that must fail. */
  test: string;
};

const mutations: Mutation[] = [
  {
    guard: 'a 404 is not kept for addresses that never were',
    file: 'lib/cache/page-rules.ts',
    from: 'status === 404 && hasEarlier',
    to: 'status === 404',
    test: 'tests/unit/cache/rules.test.ts',
  },
  {
    guard: 'a page made with the nonce of one answer is not kept',
    file: 'lib/cache/page-policy.ts',
    from: '\\snonce=',
    to: '\\snonces=',
    test: 'tests/unit/cache/page-policy.test.ts',
  },
  {
    guard: 'a page that was cut short counts as missing',
    file: 'lib/cache/whole.ts',
    from: 'lengths !== lengthsOf(page) ||',
    to: '',
    test: 'tests/unit/cache/rules.test.ts',
  },
  {
    guard: 'a form from another site is refused',
    file: 'lib/leads/guard.ts',
    from: 'new URL(origin).host === host',
    to: 'new URL(origin).host !== ""',
    test: 'tests/unit/leads/guard.test.ts',
  },
  {
    guard: 'the address of a sender is that of the last trusted proxy',
    file: 'lib/leads/guard.ts',
    from: 'entries.length - 1 - trustedHops',
    to: '0',
    test: 'tests/unit/leads/guard.test.ts',
  },
  {
    guard: 'the same submission is stored once',
    file: 'lib/leads/idempotency.ts',
    from: 'JSON.stringify([table, row])',
    to: 'JSON.stringify([table, row, Math.random()])',
    test: 'tests/unit/leads/idempotency.test.ts',
  },
  {
    guard: 'a field may have as many characters as its column',
    file: 'lib/leads/schema.ts',
    from: 'short: 160',
    to: 'short: 161',
    test: 'tests/unit/leads/schema-equals-migration.test.ts',
  },
  {
    guard: 'control characters are refused',
    file: 'lib/leads/schema.ts',
    from: '/[\\u0000-\\u001f\\u007f-\\u009f]/;',
    to: '/[\\u0000-\\u001f\\u007f]/;',
    test: 'tests/unit/leads/schema.test.ts',
  },
  {
    guard: 'the limit of submissions a minute',
    file: 'lib/rate-limit.ts',
    from: 'new RateLimiterMemory({ points, duration: 60 })',
    to: 'new RateLimiterMemory({ points, duration: 1 })',
    test: 'tests/unit/leads/rate-limit.test.ts',
  },
  {
    guard: 'the anonymous role reads no submission',
    file: 'supabase/migrations/20261123080000_no_default_grants.sql',
    from: 'revoke all on all sequences in schema private',
    to: 'grant select on all tables in schema public to anon;\nrevoke all on all sequences in schema private',
    test: 'tests/unit/leads/database.test.ts',
  },
  {
    guard: 'a form says what is kept of it',
    file: 'components/forms/lead-form.tsx',
    from: 'href={privacyHref}',
    to: 'href="#"',
    test: 'tests/unit/forms/page-form.test.tsx',
  },
  {
    guard: 'a page runs no script of another site',
    file: 'lib/security/content-policy.ts',
    from: `["'self'", ...scripts]`,
    to: `["'self'", 'https:', ...scripts]`,
    test: 'tests/unit/content-policy.test.ts',
  },
  {
    guard: 'a preview needs our signature',
    file: 'lib/security/preview.ts',
    from: 'isEqual(',
    to: 'Boolean(',
    test: 'tests/unit/security/preview.test.ts',
  },
  {
    guard: 'a link of an article runs nothing',
    file: 'lib/articles/safe-href.ts',
    from: "'mailto:', 'tel:'",
    to: "'mailto:', 'tel:', 'javascript:'",
    test: 'tests/unit/articles/safe-href.test.ts',
  },
  {
    guard: 'structured data cannot close its script',
    file: 'components/json-ld.tsx',
    from: ".replaceAll('<', '\\\\u003c')",
    to: '',
    test: 'tests/unit/json-ld.test.tsx',
  },
  {
    guard: 'a signature of a webhook is good for five minutes',
    file: 'app/api/revalidate/route.ts',
    from: 'Math.abs(Date.now() - timestamp) > maxAge',
    to: 'Math.abs(Date.now() - timestamp) > maxAge * 1e6',
    test: 'tests/unit/revalidate.test.ts',
  },
  {
    guard: 'the canonical address has the origin of the site',
    file: 'lib/seo/alternates.ts',
    from: "path === '/' ?",
    to: "path === '/ko' ?",
    test: 'tests/unit/seo/metadata.test.ts',
  },
  {
    guard: 'hreflang only where a translation exists',
    file: 'lib/seo/alternates.ts',
    from: 'entries.length < 2',
    to: 'entries.length < 1',
    test: 'tests/unit/seo/metadata.test.ts',
  },
  {
    guard: 'another host than that of the site is not listed',
    file: 'lib/header-rules.ts',
    from: "value: 'noindex'",
    to: "value: 'all'",
    test: 'tests/unit/seo/robots-header.test.ts',
  },
  {
    guard: 'a line of the log cannot be forged',
    file: 'lib/log.ts',
    from: '/[\\u007f-\\u009f\\u2028\\u2029]/g',
    to: '/[\\u2028\\u2029]/g',
    test: 'tests/unit/log.test.ts',
  },
  {
    guard: 'behind a proxy nobody else reaches the site',
    file: 'lib/env.ts',
    from: 'set.TRUSTED_PROXY_HOPS ? ',
    to: 'set.FORM_RATE_LIMIT ? ',
    test: 'tests/unit/env.test.ts',
  },
];

let copy: string;
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

before(() => {
  copy = copyProject('mutations');
  linkPackages(copy);
  execFileSync(process.execPath, ['tools/fonts/subset.ts'], { cwd: copy, stdio: 'ignore' });
});
after(() => rmSync(copy, { recursive: true, force: true }));

for (const mutation of mutations) {
  test(mutation.guard, () => {
    const file = path.join(copy, mutation.file);
    const source = readFileSync(file, 'utf8');
    const parts = source.split(mutation.from);
    assert.equal(parts.length, 2, `"${mutation.from}" occurs ${parts.length - 1} times in ${mutation.file}`);
    writeFileSync(file, parts.join(mutation.to));
    const { stdout, stderr } = node('node_modules/jest/bin/jest.js', '-w', '1', mutation.test);
    writeFileSync(file, source);
    // Of its tests, not of the file: a syntax error would prove nothing.
    assert.match(stdout + stderr, /^Tests:\s+\d+ failed/m, `${mutation.test} did not notice`);
  });
}
