import rows from './examples.json' with { type: 'json' };

/**
 * Packages to start from, as a form sends them; who makes the product and where stays for the visitor to say. A unit test
 * reads each back.
 */
export const examples = rows;
export type Example = keyof typeof examples;
export const exampleNames = Object.keys(examples) as Example[];
