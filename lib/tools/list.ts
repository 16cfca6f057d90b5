import type { Feature } from '../features/list.ts';
import type { MessageTypes } from '../i18n/messages.ts';

type ToolRow = {
  /** Path of its page, without language prefix. */
  path: `/${string}`;
  /** Message file of its page: title and description, `name` and `short`. */
  messages: keyof MessageTypes;
  /** Drawing of its social image. */
  drawing: Feature | 'legal';
  /** Public path of its data, which has one URL for all languages. */
  json?: `${string}.json`;
  /** Route of its page as Markdown, before the language. */
  markdown?: `/markdown/${string}`;
  /** Most bytes of script, with gzip, beyond a page without a tool; for tools that run in the browser. */
  scriptBudget?: number;
  /** The features whose pages offer it, each with the answers that show a fitting result, as a fragment without `#`. */
  features?: Partial<Record<Feature, string>>;
};

/**
 * The free tools in display order. Pages, header, footer, sitemap, llms.txt, social images, the page of all tools, the
 * smoke test and the script budgets derive from these rows. Each tool has a folder with its name in lib/tools and in
 * components/tools; `rules`, whose page is outside `/tools`, has its own in lib and in components.
 */
export const toolRows = {
  'product-file': {
    path: '/tools/product-file',
    messages: 'productFilePage',
    drawing: 'mocra-wizard',
    markdown: '/markdown/product-file',
    scriptBudget: 17_500,
  },
  'mocra-duties': {
    path: '/tools/mocra-duties',
    messages: 'mocraDutiesPage',
    drawing: 'legal',
    scriptBudget: 19_200,
    features: {
      'mocra-wizard': '',
      'import-assist': 'role=importer&role=retailer',
      'us-agent-service': 'role=maker&country=other',
      'adverse-events': 'role=label-name',
    },
  },
  'us-label': {
    path: '/tools/us-label',
    messages: 'usLabelPage',
    drawing: 'label-vision',
    scriptBudget: 35_300,
    features: { 'label-vision': '' },
  },
  ingredients: {
    path: '/tools/ingredients',
    messages: 'ingredientsPage',
    drawing: 'evidence-vault',
    json: '/tools/ingredients.json',
    markdown: '/markdown/ingredients',
    scriptBudget: 11_700,
    features: { 'evidence-vault': '' },
  },
  catalog: {
    path: '/tools/catalog',
    messages: 'catalogPage',
    drawing: 'mocra-wizard',
    scriptBudget: 11_500,
  },
  'color-additives': {
    path: '/tools/color-additives',
    messages: 'colorAdditives',
    drawing: 'legal',
    json: '/tools/color-additives.json',
  },
  rules: { path: '/rules', messages: 'rules', drawing: 'legal', json: '/rules.json' },
} as const satisfies Record<string, ToolRow>;

export type ToolId = keyof typeof toolRows;
export type Tool = { id: ToolId } & ToolRow & (typeof toolRows)[ToolId];

const toolIds = Object.keys(toolRows) as ToolId[];
export const tools: readonly Tool[] = toolIds.map((id) => ({ id, ...toolRows[id] }));

/** Returns the tool that the page of a feature offers, and the answers to open it with; undefined if no row names the feature. */
export function toolFor(feature: Feature): { tool: Tool; answers: string } | undefined {
  for (const tool of tools) {
    const answers = tool.features?.[feature];
    if (answers !== undefined) return { tool, answers };
  }
  return undefined;
}
