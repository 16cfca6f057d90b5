import { defineArrayMember, defineField, defineType } from 'sanity';
import { review } from './validation';

/** A document that an article relies on. */
export const source = defineType({
  name: 'source',
  title: 'Source',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'As the page or document names itself.',
      validation: (rule) => rule.required().error('A source needs a title: the page shows it.'),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: (rule) => rule.uri({ scheme: ['http', 'https'] }).error('Use an address with https://.'),
    }),
    defineField({
      name: 'readOn',
      title: 'Read on',
      type: 'date',
      description: 'The day on which you read it. Pages of authorities change without notice.',
      initialValue: () => new Date().toISOString().slice(0, 10),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'readOn' } },
});

/** Who wrote an article, who checked it and when, and what it relies on. */
export const trustFields = [
  defineField({
    name: 'authors',
    title: 'Authors',
    type: 'array',
    group: 'trust',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'author' }] })],
    description: 'In the order in which the page names them.',
    validation: (rule) => rule.unique().error('A person may stand here once.'),
  }),
  defineField({
    name: 'author',
    title: 'Author (older form)',
    type: 'object',
    group: 'trust',
    description: 'Shown only while “Authors” is empty. Choose the person there, then empty this field.',
    fields: [defineField({ name: 'name', title: 'Name', type: 'string' })],
    hidden: ({ value }) => !value?.name,
  }),
  defineField({
    name: 'reviewedBy',
    title: 'Reviewed by',
    type: 'reference',
    group: 'trust',
    to: [{ type: 'author' }],
    description: 'Who compared the article with the law. The page names the person.',
  }),
  defineField({
    name: 'reviewedAt',
    title: 'Reviewed on',
    type: 'date',
    group: 'trust',
    description: 'The day of the review. The page shows it.',
    validation: (rule) => rule.custom(review).warning(),
  }),
  defineField({
    name: 'sources',
    title: 'Sources',
    type: 'array',
    group: 'trust',
    of: [defineArrayMember({ type: 'source' })],
    description: 'What the article relies on. The page lists them below the text.',
  }),
];
