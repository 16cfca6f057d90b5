import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { facts } from './facts.ts';

/** An argument that names a fact becomes the fact. The compiler writes an argument as a list of its name alone. */
const withFact = (_: string, node: unknown) =>
  Array.isArray(node) && node.length === 1 && Object.hasOwn(facts, node[0])
    ? facts[node[0] as keyof typeof facts]
    : node;

/** Compiles a message for next-intl's formatter and fills in the facts. Returns a string if no arguments are left. */
function compileMessage(text: string): CompiledMessage {
  // Copied through JSON: the compiler's objects have no prototype, and React refuses to serialize such objects.
  const message: CompiledMessage = JSON.parse(JSON.stringify(compile(text)), withFact);
  return typeof message !== 'string' && message.every((node) => typeof node === 'string')
    ? message.join('')
    : message;
}

export function compileMessages(tree: unknown): unknown {
  if (typeof tree === 'string') return compileMessage(tree);
  if (Array.isArray(tree)) return tree.map(compileMessages);
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, child]) => [key, compileMessages(child)]),
  );
}
