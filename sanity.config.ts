import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from './lib/articles/schema';
import { desk } from './lib/articles/schema/desk';

/*
 * The editors' Studio, a separate application: `npm run studio`. None of it ships with the site. Its variables are
 * public because they end up in the browser; Sanity's CLI exposes those that begin with SANITY_STUDIO_.
 */
export default defineConfig({
  name: 'attesta',
  title: 'Attesta articles',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'placeholder',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  plugins: [structureTool({ structure: desk })],
  schema: {
    types: schemaTypes,
    templates: (templates) => [
      ...templates,
      {
        id: 'article-in-language',
        title: 'Article',
        schemaType: 'resourcePage',
        parameters: [{ name: 'language', type: 'string' }],
        value: ({ language }: { language: string }) => ({ language }),
      },
    ],
  },
});
