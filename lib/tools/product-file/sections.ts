/* The parts of a product file, apart from file.ts, so that the page loads no rule before the first answer. */

/** The most urgent first. */
export const sections = ['stops', 'open', 'dates', 'ingredients', 'colors', 'label', 'listing'] as const;
export type Section = (typeof sections)[number];

/** `fix`: the rule forbids it. `check`: a person has to decide. `add`: a fact is missing. `note`: good to know. */
export const severities = ['fix', 'check', 'add', 'note'] as const;
export type Severity = (typeof severities)[number];
