import { defineArrayMember, defineField, defineType } from 'sanity';

/*
 * Which articles say the same in different languages, in the form of Sanity's document-internationalization
 * plugin: a project that adds the plugin finds its documents, and removes these two types.
 */

export const translationReference = defineType({
  name: 'internationalizedArrayReferenceValue',
  title: 'Article of the pair',
  type: 'object',
  fields: [
    defineField({
      name: 'value',
      title: 'Article',
      type: 'reference',
      to: [{ type: 'resourcePage' }],
      weak: true,
      validation: (rule) => rule.required().error('Choose an article.'),
    }),
  ],
  preview: { select: { title: 'value.title', subtitle: 'value.language', media: 'value.coverImage' } },
});

export const translationMetadata = defineType({
  name: 'translation.metadata',
  title: 'Pair of translations',
  type: 'document',
  fields: [
    defineField({
      name: 'translations',
      title: 'Articles',
      type: 'array',
      of: [defineArrayMember({ type: 'internationalizedArrayReferenceValue' })],
      validation: (rule) => rule.required().length(2).error('A pair is an English and a Korean article.'),
    }),
    defineField({
      name: 'schemaTypes',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      initialValue: ['resourcePage'],
      hidden: true,
    }),
  ],
  preview: {
    select: { first: 'translations.0.value.title', second: 'translations.1.value.title' },
    prepare: ({ first, second }) => ({ title: [first, second].filter(Boolean).join(' / ') || 'Empty pair' }),
  },
});
