import { defineCliConfig } from 'sanity/cli';

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'placeholder',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  server: { port: 3333 },
  // A published Studio runs the versions of the lock file, which the tests have seen.
  deployment: { autoUpdates: false },
  vite: {
    // Languages and paths come from the site's `lib`.
    server: { fs: { allow: ['..'] } },
  },
  // `npm run typegen`: types of the schema and of the results of the queries.
  typegen: {
    path: '../lib/articles/queries.ts',
    schema: './.sanity/schema.json',
    generates: '../lib/articles/sanity.types.ts',
    overloadClientMethods: false,
  },
});
