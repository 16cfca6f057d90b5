import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { type FactName, facts } from './facts.ts';

const isFact = (name: string): name is FactName => Object.hasOwn(facts, name);

/** Replaces each argument that names a fact by the fact. */
const withFacts = (text: string) =>
  text.replace(/\{(\w+)\}/g, (argument, name: string) => (isFact(name) ? facts[name] : argument));

/** Compiles a message for next-intl's formatter and fills in the facts. Returns a string if no arguments are left. */
function compileMessage(text: string): CompiledMessage {
  // Copied through JSON: the compiler's objects have no prototype, and React refuses to serialize such objects.
  const message: CompiledMessage = JSON.parse(JSON.stringify(compile(withFacts(text))));
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
