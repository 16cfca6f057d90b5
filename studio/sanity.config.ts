import { documentInternationalization } from '@sanity/document-internationalization';
import { koKRLocale } from '@sanity/locale-ko-kr';
import { defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { media } from 'sanity-plugin-media';
import { localeConfig, locales } from '../lib/i18n/locales';
import { guideTool } from './guide/guide';
import { schemaTypes } from './schema';
import { desk } from './schema/desk';
import { resolve } from './schema/preview';
import { actions } from './schema/publish';
import { siteUrl } from './site-url';

/*
 * The editors' Studio, a separate application: `npm run studio`. None of it ships with the site. Its variables are
 * public because they end up in the browser; Sanity's CLI exposes those that begin with SANITY_STUDIO_.
 */
export default defineConfig({
  name: 'attesta',
  title: 'Attesta articles · 아티클',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'placeholder',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  plugins: [
    structureTool({ title: 'Articles · 아티클', structure: desk }),
    presentationTool({
      title: 'Preview · 미리보기',
      resolve,
      allowOrigins: [siteUrl],
      previewUrl: {
        initial: siteUrl,
        previewMode: { enable: '/api/draft-mode/enable', disable: '/api/draft-mode/disable' },
      },
    }),
    // The menu “Translations” of an article, and the documents that hold the pairs.
    documentInternationalization({
      supportedLanguages: locales.map((id) => ({ id, title: localeConfig[id].ownName })),
      schemaTypes: ['resourcePage'],
      // An article of a pair can be deleted.
      weakReferences: true,
      // Articles that were written separately can be joined to a pair.
      allowCreateMetaDoc: true,
    }),
    media(),
    koKRLocale(),
  ],
  tools: (plugins) => [...plugins, guideTool],
  // English until an editor chooses 한국어 in the menu of their account: the last language is the default.
  i18n: { locales: (all) => all.toSorted((a, b) => b.id.localeCompare(a.id)) },
  schema: { types: schemaTypes },
  document: {
    actions,
    // New articles begin in a language, and pairs in the menu “Translations”.
    newDocumentOptions: (options) =>
      options.filter(({ templateId }) => !['resourcePage', 'translation.metadata'].includes(templateId)),
  },
});
