import assert from 'node:assert/strict';
import { closedPolicy, inlineScriptHashes } from '../../lib/security/content-policy.ts';

type PageResponse = { headers: Headers; html: string };

/** The one policy of a response. */
function policyOf({ headers }: PageResponse, what: string): string {
  const policy = headers.get('content-security-policy') ?? '';
  // Two headers would be joined by a comma.
  assert.equal(policy.split('default-src').length - 1, 1, `${what}: ${policy}`);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval/, what);
  const internal = [...headers.keys()].filter((name) => /^x-(nextjs|middleware)-/.test(name));
  assert.deepEqual(internal, [], what);
  return policy;
}

/** Asserts that a page for all visitors lets exactly its own inline scripts run. */
export function assertHashes(response: PageResponse, what: string): void {
  const hashes = inlineScriptHashes(response.html);
  assert.ok(hashes.length > 0, `${what} has inline scripts`);
  assert.match(policyOf(response, what), /script-src 'self' /);
  const allowed = /script-src 'self' ([^;]*)/.exec(policyOf(response, what))?.[1]?.split(' ');
  assert.deepEqual(allowed, hashes, what);
  assert.doesNotMatch(response.html, /\snonce=/, what);
}

/** Asserts that a page for one visitor lets the scripts with its nonce run, and returns the nonce. */
export function assertNonce(response: PageResponse, what: string): string {
  const nonce = /script-src 'self' 'nonce-([^']{20,})';/.exec(policyOf(response, what))?.[1] ?? '';
  assert.notEqual(nonce, '', what);
  const scripts = [...response.html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const without = scripts.filter(
    (tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('type="application'),
  );
  assert.deepEqual(without, [], what);
  return nonce;
}

/** Asserts that a response that is not a page may load and run nothing. */
export function assertClosed(response: PageResponse, what: string): void {
  assert.equal(policyOf(response, what), closedPolicy, what);
}

/** JSON as Next and this site write it into HTML. */
const inHtml = (value: unknown) =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The kinds of scripts, by their attributes and whole text; each script matches exactly one. */
const shapes: Record<string, (attributes: string, text: string) => boolean> = {
  'start of React Server Components': (attributes, text) => {
    const start = '(self.__next_f=self.__next_f||[]).push([0])';
    // The response to a form that was sent without scripts brings its state along.
    const state: unknown = JSON.parse(/;self\.__next_f\.push\((\[2,.*\])\)$/.exec(text)?.[1] ?? 'null');
    return attributes === '' && text === (state ? `${start};self.__next_f.push(${inHtml(state)})` : start);
  },
  'content of React Server Components': (attributes, text) => {
    const value: unknown = JSON.parse(/^self\.__next_f\.push\((\[1,".*"\])\)$/.exec(text)?.[1] ?? 'null');
    return (
      attributes === '' &&
      Array.isArray(value) &&
      value.length === 2 &&
      text === `self.__next_f.push(${inHtml(value)})`
    );
  },
  'start of the bundle': (attributes, text) => {
    const [, list = '', modules = ''] =
      /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":(\[[^\]]*\]),"runtimeModuleIds":(\[[\d,]*\])\}\);?$/.exec(
        text.replaceAll('otherChunks:', '"otherChunks":'),
      ) ?? [];
    return attributes === ' id="_R_"' && /^\["static\/[^<>]*"\]$/.test(list) && modules !== '';
  },
  'structured data': (attributes, text) =>
    attributes === ' type="application/ld+json"' && text === inHtml(JSON.parse(text)),
};

/**
 * Asserts that a page has no inline script but those that Next and this site write. The policy does not: it names every
 * script in the page, even an injected one.
 * @param nonce of a page that was made for one visitor.
 */
export function assertKnownScripts(html: string, what: string, nonce?: string): void {
  const scripts = [...html.matchAll(/<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi)];
  assert.ok(scripts.length > 0, what);
  for (const [script, given = '', text = ''] of scripts) {
    const attributes = nonce ? given.replace(` nonce="${nonce}"`, '') : given;
    const isKnown = Object.values(shapes).some((holds) => {
      try {
        return holds(attributes, text);
      } catch {
        return false;
      }
    });
    assert.ok(isKnown, `${what}: ${script.slice(0, 300)}`);
  }
  // Nothing else that runs: no URL of that kind, no handler.
  const withoutScripts = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
  assert.doesNotMatch(withoutScripts, /<[^>]*\s(?:href|src|action|formaction)\s*=\s*"?\s*javascript:/i, what);
  assert.doesNotMatch(withoutScripts, /<[a-z][^>"]*(?:"[^"]*"[^>"]*)*\son[a-z]+\s*=/i, what);
}
