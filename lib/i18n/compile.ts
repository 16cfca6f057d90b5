import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { confirmedFact, type OwnerFactName, ownerFacts } from '../site.ts';
import { type FactName, facts } from './facts.ts';

const isFact = (name: string): name is FactName => Object.hasOwn(facts, name);

/** Replaces each argument that names a fact by the fact. */
const withFacts = (text: string) =>
  text.replace(/\{(\w+)\}/g, (argument, name: string) => (isFact(name) ? facts[name] : argument));

const isOwnerFact = (name: unknown): name is OwnerFactName =>
  typeof name === 'string' && Object.hasOwn(ownerFacts, name);

/**
 * Replaces each `select` on a fact of the owner by one of its branches: `unconfirmed` until the owner confirms the fact, then
 * the branch named by the value, or `other`, where the fact is an argument.
 */
function withOwnerFacts(nodes: unknown): unknown[] {
  if (!Array.isArray(nodes)) return [nodes];
  return nodes.flatMap((node) => {
    const [name, , branches] = Array.isArray(node) ? node : [];
    if (!isOwnerFact(name)) return [node];
    const value = confirmedFact(name);
    return branches ? withOwnerFacts(branches[value ?? 'unconfirmed'] ?? branches.other) : [value ?? ''];
  });
}

/** Compiles a message for next-intl's formatter and fills in the facts. Returns a string if no arguments are left. */
function compileMessage(text: string): CompiledMessage {
  // Copied through JSON: the compiler's objects have no prototype, and React refuses to serialize such objects.
  const compiled: CompiledMessage = JSON.parse(JSON.stringify(compile(withFacts(text))));
  const message = withOwnerFacts(compiled) as Exclude<CompiledMessage, string>;
  return message.every((node) => typeof node === 'string') ? message.join('') : message;
}

export function compileMessages(tree: unknown): unknown {
  if (typeof tree === 'string') return compileMessage(tree);
  if (Array.isArray(tree)) return tree.map(compileMessages);
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, child]) => [key, compileMessages(child)]),
  );
}
