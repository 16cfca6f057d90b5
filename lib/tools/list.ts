import {
  colorAdditivesPath,
  type Feature,
  ingredientsPath,
  mocraDutiesPath,
  rulesPath,
  usLabelPath,
} from '../routes.ts';

/**
 * The free tools in display order: id, page, and message file with `name` and `short`. Each has a row in `tools.json` and
 * on the page of tools.
 */
export const tools = [
  { id: 'mocra-duties', path: mocraDutiesPath, words: 'mocraDutiesPage' },
  { id: 'us-label', path: usLabelPath, words: 'usLabelPage' },
  { id: 'ingredients', path: ingredientsPath, words: 'ingredientsPage' },
  { id: 'color-additives', path: colorAdditivesPath, words: 'colorAdditives' },
  { id: 'rules', path: rulesPath, words: 'rules' },
] as const;

export type ToolId = (typeof tools)[number]['id'];

/** The tool to try on the page of each feature, and the answers that show a fitting result, as a fragment without `#`. */
export const toolsOfFeatures: Readonly<Record<Feature, { tool: ToolId; answers?: string }>> = {
  'mocra-wizard': { tool: 'mocra-duties' },
  'label-vision': { tool: 'us-label' },
  'import-assist': { tool: 'mocra-duties', answers: 'role=importer&role=retailer' },
  'us-agent-service': { tool: 'mocra-duties', answers: 'role=maker&country=other' },
  'adverse-events': { tool: 'mocra-duties', answers: 'role=label-name' },
  'evidence-vault': { tool: 'ingredients' },
};
