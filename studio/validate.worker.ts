/** Validates the schema and the embedded articles inside a Studio, as Sanity's command line does, without an account. */
import { parentPort, workerData } from 'node:worker_threads';
import { getStudioWorkspaces } from '@sanity/cli-core';
import { evaluate, parse } from 'groq-js';
import { type ObjectSchemaType, type SanityDocument, type SlugSchemaType, validateDocument } from 'sanity';

const { root, documents } = workerData as { root: string; documents: SanityDocument[] };
const [workspace] = await getStudioWorkspaces(root);
if (!workspace) throw new Error('sanity.config.ts has no workspace');

/** A stub of the content service that runs the queries of the checks on the documents. */
const client = {
  withConfig: () => client,
  config: () => ({}),
  fetch: async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get(),
};
const ids = new Set(documents.map(({ _id }) => _id));

const problems = (workspace.schema._validation ?? []).flatMap(({ path, problems: found }) =>
  found.map(({ severity, message }) => ({ severity, message, path: JSON.stringify(path) })),
);
const markers = await Promise.all(
  documents.map(async (document) => {
    const found = await validateDocument({
      document,
      workspace,
      environment: 'cli',
      getClient: () => client as never,
      getDocumentExists: async ({ id }) => ids.has(id),
    });
    return found.map(({ level, message, path }) => ({
      id: document._id,
      level,
      message,
      path: path.map((part) => (typeof part === 'object' ? '[]' : part)).join('.'),
    }));
  }),
);

const article = workspace.schema.get('resourcePage') as ObjectSchemaType;
const slugField = article.fields.find(({ name }) => name === 'slug');
const { slugify } = (slugField?.type as SlugSchemaType | undefined)?.options ?? {};
/** Slugs by the generator behind the button "Generate". */
const slugs = await Promise.all(
  documents
    .filter(({ _type }) => _type === 'resourcePage')
    .map(({ title }) => slugify?.(String(title), slugField?.type as SlugSchemaType, {} as never)),
);

parentPort?.postMessage({
  slugs,
  types: workspace.schema.getTypeNames(),
  templates: workspace.templates?.map(({ id }) => id) ?? [],
  tools: workspace.tools.map(({ name }) => name),
  problems,
  markers: markers.flat(),
});
