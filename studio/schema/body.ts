import { defineArrayMember, defineField, defineType } from 'sanity';
import { bodyWithoutDrugClaims, knownCitation, sameFigures } from './validation';

/** Fields of every picture. */
export const imageFields = [
  defineField({
    name: 'alt',
    title: 'Alternative text',
    type: 'string',
    description: 'What the picture shows, for readers who do not see it.',
    validation: (rule) =>
      rule.custom((alt, { parent }) =>
        (parent as { asset?: unknown } | undefined)?.asset && !alt?.trim()
          ? 'Describe the picture in a sentence: screen readers read it aloud.'
          : true,
      ),
  }),
  defineField({ name: 'caption', title: 'Caption', type: 'string', description: 'Shown below the picture.' }),
];

const marks = {
  decorators: [
    { title: 'Bold', value: 'strong' },
    { title: 'Italic', value: 'em' },
    { title: 'Code', value: 'code' },
  ],
  annotations: [
    defineArrayMember({
      name: 'link',
      title: 'Link',
      type: 'object',
      fields: [
        defineField({
          name: 'href',
          title: 'Address',
          type: 'url',
          // One rule: each rule of a `url` refuses paths of the site unless it allows them itself.
          validation: (rule) =>
            rule
              .required()
              .uri({ scheme: ['http', 'https', 'mailto', 'tel'], allowRelative: true })
              .error(
                'A link needs an address: https://…, mailto:…, tel:… or a path of this site such as /resources.',
              ),
        }),
      ],
    }),
    defineArrayMember({
      name: 'internalLink',
      title: 'Link to an article',
      type: 'object',
      fields: [
        defineField({
          name: 'reference',
          title: 'Article',
          type: 'reference',
          to: [{ type: 'resourcePage' }],
          // Weak: an article that others link to can still be deleted; its links become plain text.
          weak: true,
          description: 'The link follows the article when its address changes.',
          validation: (rule) => rule.required().error('Choose the article that the link leads to.'),
        }),
      ],
    }),
  ],
};

const lists = [
  { title: 'Bullets', value: 'bullet' },
  { title: 'Numbers', value: 'number' },
];

/** The words of a law or an authority, quoted. */
export const citation = defineType({
  name: 'citation',
  title: 'Citation',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Quoted words',
      type: 'text',
      rows: 4,
      description: 'Word for word, without quotation marks. Leave it empty to name the passage only.',
    }),
    defineField({
      name: 'reference',
      title: 'Where it stands',
      type: 'string',
      description: 'For example: 21 U.S.C. 364c(b), 21 CFR 701.3, FD&C Act section 608(c)(1), 89 FR 12345.',
      validation: (rule) => [
        rule.required().error('Name the law or document that is quoted.'),
        rule.custom(knownCitation).warning(),
      ],
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      description: 'Where a reader can read it. Best the official publication.',
      validation: (rule) => rule.uri({ scheme: ['http', 'https'] }).error('Use an address with https://.'),
    }),
  ],
  preview: { select: { title: 'reference', subtitle: 'text' } },
});

/** Kinds of callouts. */
const tones = [
  { title: 'Note', value: 'note' },
  { title: 'Important', value: 'important' },
  { title: 'Deadline', value: 'deadline' },
];

/** A box that stands out from the text. */
export const callout = defineType({
  name: 'callout',
  title: 'Box',
  type: 'object',
  fields: [
    defineField({
      name: 'tone',
      title: 'Kind',
      type: 'string',
      options: { list: tones, layout: 'radio', direction: 'horizontal' },
      initialValue: 'note',
      validation: (rule) => rule.required().error('Choose the kind of the box.'),
    }),
    defineField({ name: 'title', title: 'Title', type: 'string' }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'array',
      of: [defineArrayMember({ type: 'block', styles: [{ title: 'Text', value: 'normal' }], lists, marks })],
      validation: (rule) => rule.required().min(1).error('A box without a text is empty on the page.'),
    }),
  ],
  preview: {
    select: { title: 'title', tone: 'tone', text: 'text.0.children.0.text' },
    prepare: ({ title, tone, text }) => ({
      title: title || text || 'Empty box',
      subtitle: tones.find(({ value }) => value === tone)?.title,
    }),
  },
});

/** The body of an article. */
export const body = defineField({
  name: 'content',
  title: 'Body',
  type: 'array',
  group: 'text',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading 1', value: 'h1' },
        { title: 'Heading 2', value: 'h2' },
        { title: 'Heading 3', value: 'h3' },
        { title: 'Heading 4', value: 'h4' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists,
      marks,
    }),
    defineArrayMember({ type: 'image', title: 'Picture', options: { hotspot: true }, fields: imageFields }),
    defineArrayMember({ type: 'table' }),
    defineArrayMember({ type: 'citation' }),
    defineArrayMember({ type: 'callout' }),
  ],
  validation: (rule) => [rule.custom(bodyWithoutDrugClaims).warning(), rule.custom(sameFigures).warning()],
});
