import rows from './examples.json' with { type: 'json' };

/** Packages to start from, as the form sends them, without the company. */
export const examples = rows;
export type Example = keyof typeof examples;
export const exampleNames = Object.keys(examples) as Example[];
