import type { LabelFacts } from './facts.ts';
import { buildLabel, type ElementId, type Label } from './label.ts';
import { type Reading, unread } from './reading.ts';

/** Texts that the carton alone carries: 21 CFR 701.3(a), 19 U.S.C. 1304, and on retail packages 21 CFR 700.25(c). */
const outerOnly: readonly ElementId[] = ['ingredients', 'origin', 'tamper'];

/** Returns the label of the container inside the carton; null when there is no carton. */
export function buildInnerLabel(facts: LabelFacts, reading: Reading = unread): Label | null {
  if (facts.containers !== 'both') return null;
  const sizes = (['width', 'height', 'circumference', 'surface'] as const).map((name) => [
    name,
    facts[`inner_${name}`],
  ]);
  const inner = { ...facts, shape: facts.inner_shape ?? 'cylinder', ...Object.fromEntries(sizes) };
  const label = buildLabel(inner, reading);
  const [identity, net, ...information] = label.elements;
  const kept = information.filter(({ id }) => !outerOnly.includes(id));
  return { ...label, inner: true, elements: [identity, net, ...kept] };
}
