import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { type AnyNode, parse } from 'acorn';

/* The scripts of the build in the oldest browsers that the site serves (`browserslist` in package.json). */

/** The last edition of ECMAScript that all of them parse: `v` of regular expressions (2024) needs Safari 17. */
const ecmaVersion = 2022;

/** Methods and constructors that one of them lacks, with a property whose test guards them too. */
const newer: Record<string, string> = {
  canParse: 'canParse',
  checkVisibility: 'checkVisibility',
  difference: 'difference',
  fromAsync: 'fromAsync',
  groupBy: 'groupBy',
  hidePopover: 'popover',
  isSubsetOf: 'isSubsetOf',
  isWellFormed: 'isWellFormed',
  requestIdleCallback: 'requestIdleCallback',
  Segmenter: 'Segmenter',
  showPopover: 'popover',
  startViewTransition: 'startViewTransition',
  symmetricDifference: 'symmetricDifference',
  togglePopover: 'popover',
  toReversed: 'toReversed',
  toSorted: 'toSorted',
  toSpliced: 'toSpliced',
  toWellFormed: 'toWellFormed',
  withResolvers: 'withResolvers',
};

/** Libraries that only editors load, as a string of their script and the API: the overlays of `@sanity/visual-editing`. */
const ofEditors: readonly (readonly [part: string, api: string])[] = [['[_key==', 'toReversed']];

type Visit = (node: AnyNode, parent: AnyNode | null, isInTry: boolean) => void;

/** Calls `visit` with each node, its parent, and true in the block of a `try` with a `catch`. */
function walk(node: AnyNode, visit: Visit, parent: AnyNode | null = null, isInTry = false) {
  visit(node, parent, isInTry);
  for (const [name, value] of Object.entries(node)) {
    const isGuarded = isInTry || (node.type === 'TryStatement' && name === 'block' && Boolean(node.handler));
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit, node, isGuarded);
    }
  }
}

/**
 * Returns the newer APIs that a script calls without a guard: outside of a `try`, and nowhere does it read the property
 * without calling it, as a test for it does.
 * @throws a SyntaxError for syntax that one of the browsers lacks.
 */
function unguarded(script: string): string[] {
  const called = new Set<string>();
  const read = new Set<string>();
  walk(parse(script, { ecmaVersion, sourceType: 'module' }), (node, parent, isInTry) => {
    if (node.type === 'Literal' && parent?.type === 'BinaryExpression' && parent.operator === 'in')
      read.add(String(node.value));
    if (node.type !== 'MemberExpression') return;
    const { property } = node;
    const name = property.type === 'Identifier' && !node.computed ? property.name : '';
    const isCall =
      (parent?.type === 'CallExpression' && !parent.optional && parent.callee === node) ||
      (parent?.type === 'NewExpression' && parent.callee === node);
    if (!isCall) read.add(name);
    else if (!isInTry) called.add(name);
  });
  return [...called].filter((name) => Object.hasOwn(newer, name) && !read.has(newer[name] ?? name));
}

describe('the check of scripts', () => {
  for (const script of [
    'Map.groupBy(a, b)',
    'new Intl.Segmenter("ko")',
    'x.checkVisibility()',
    'a.toSorted()',
  ]) {
    test(`finds ${script}`, () => assert.equal(unguarded(script).length, 1));
  }
  for (const script of [
    'x.checkVisibility?.()',
    'if (Intl.Segmenter) new Intl.Segmenter("ko")',
    '"groupBy" in Map && Map.groupBy(a, b)',
    'if (menu.popover) menu.hidePopover()',
    'try { x.startViewTransition() } catch {}',
    'constructor.toString()',
  ]) {
    test(`accepts ${script}`, () => assert.deepEqual(unguarded(script), []));
  }
  for (const script of ['/[\\p{L}--a]/v', 'using x = y']) {
    test(`rejects the syntax of ${script}`, () => assert.throws(() => unguarded(script), SyntaxError));
  }
});

test('no script of the build needs a newer browser', () => {
  const build = path.join(import.meta.dirname, '../../../.next');
  // Browsers that know modules skip the polyfills.
  const { polyfillFiles } = JSON.parse(readFileSync(path.join(build, 'build-manifest.json'), 'utf8'));
  const scripts = readdirSync(path.join(build, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join('static', file))
    .filter((file) => !polyfillFiles.includes(file));
  assert.ok(scripts.length > 10, `${scripts.length} scripts`);
  const found = scripts.flatMap((file) => {
    const script = readFileSync(path.join(build, file), 'utf8');
    const isAllowed = (api: string) =>
      ofEditors.some(([part, name]) => name === api && script.includes(part));
    try {
      return unguarded(script)
        .filter((api) => !isAllowed(api))
        .map((api) => `${file}: ${api}`);
    } catch (error) {
      return [`${file}: ${error}`];
    }
  });
  assert.deepEqual(found, []);
});
