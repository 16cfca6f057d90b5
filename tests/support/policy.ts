import assert from 'node:assert/strict';
import { closedPolicy, inlineScriptHashes } from '../../lib/security/content-policy.ts';

type Answer = { headers: Headers; html: string };

/** The one policy of an answer. */
function policyOf({ headers }: Answer, what: string): string {
  const policy = headers.get('content-security-policy') ?? '';
  // Two headers would be joined by a comma.
  assert.equal(policy.split('default-src').length - 1, 1, `${what}: ${policy}`);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval/, what);
  const internal = [...headers.keys()].filter((name) => /^x-(nextjs|middleware)-/.test(name));
  assert.deepEqual(internal, [], what);
  return policy;
}

/** Asserts that a page for everybody lets exactly its own inline scripts run. */
export function assertHashes(answer: Answer, what: string): void {
  const hashes = inlineScriptHashes(answer.html);
  assert.ok(hashes.length > 0, `${what} has inline scripts`);
  assert.match(policyOf(answer, what), /script-src 'self' /);
  const allowed = /script-src 'self' ([^;]*)/.exec(policyOf(answer, what))?.[1]?.split(' ');
  assert.deepEqual(allowed, hashes, what);
  assert.doesNotMatch(answer.html, /\snonce=/, what);
}

/** Asserts that a page for one visitor lets the scripts with its nonce run, and returns the nonce. */
export function assertNonce(answer: Answer, what: string): string {
  const nonce = /script-src 'self' 'nonce-([^']{20,})';/.exec(policyOf(answer, what))?.[1] ?? '';
  assert.notEqual(nonce, '', what);
  const scripts = [...answer.html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const without = scripts.filter(
    (tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('type="application'),
  );
  assert.deepEqual(without, [], what);
  return nonce;
}

/** Asserts that an answer that is not a page may load and run nothing. */
export function assertClosed(answer: Answer, what: string): void {
  assert.equal(policyOf(answer, what), closedPolicy, what);
}
