import { colorsPath, finderPath, ingredientsPath, labelPath, rulesPath } from './routes.ts';

/**
 * The free tools in display order: id, page, message file with `name` and `short`, and the feature that does the work for
 * customers. Each has a row in `tools.json` and on the page of tools.
 */
export const tools = [
  { id: 'mocra-duties', path: finderPath, words: 'finderPage', feature: 'mocra-wizard' },
  { id: 'us-label', path: labelPath, words: 'usLabelPage', feature: 'label-vision' },
  { id: 'ingredients', path: ingredientsPath, words: 'ingredientsPage', feature: 'evidence-vault' },
  { id: 'color-additives', path: colorsPath, words: 'colors', feature: null },
  { id: 'rules', path: rulesPath, words: 'rules', feature: null },
] as const;

export type ToolId = (typeof tools)[number]['id'];
