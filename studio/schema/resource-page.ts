import { defineArrayMember, defineField, defineType } from 'sanity';
import { localeConfig, locales } from '../../lib/i18n/locales';
import { body, imageFields } from './body';
import { isSlugFree, slugInOtherLanguage } from './slug';
import { trustFields } from './trust';
import { withoutDrugClaims } from './validation';

/** Longer titles and descriptions are cut by search engines; in characters. */
const searchLengths = { title: 60, description: 160 };

const textList = (name: string, title: string, description: string, layout?: 'tags') =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: layout && { layout },
    validation: (rule) => rule.unique().error('Each entry may stand here once.'),
  });

/** An article of the site. */
export const resourcePage = defineType({
  name: 'resourcePage',
  title: 'Article',
  type: 'document',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'trust', title: 'Authors and sources' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      group: 'text',
      options: {
        list: locales.map((locale) => ({ value: locale, title: localeConfig[locale].ownName })),
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) =>
        rule.required().error('Choose a language: it decides in which list the article stands.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'text',
      validation: (rule) => [
        rule.required().error('An article needs a title: without one the site does not show it.'),
        rule.max(120).warning('Long titles are cut after two lines in the list.'),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      group: 'text',
      description:
        'The last part of the address: /resources/<address>. Readers keep links, so change it rarely.',
      options: { source: 'title', maxLength: 96, isUnique: isSlugFree },
      validation: (rule) => [
        rule.required().error('Without an address the article is in no list: press Generate.'),
        rule.custom((slug) =>
          !slug?.current || /^[\p{Ll}\p{Lo}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u.test(slug.current)
            ? true
            : 'Use small letters, digits and single dashes only.',
        ),
        rule.custom(slugInOtherLanguage).warning(),
      ],
    }),
    defineField({
      name: 'publishedAt',
      title: 'Published',
      type: 'datetime',
      group: 'text',
      description: 'With a later date the article appears on the site at that time, and not before.',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required().error('The list is ordered by this date: choose one.'),
    }),
    defineField({
      name: 'coverImage',
      title: 'Cover',
      type: 'image',
      group: 'text',
      description: 'Shown at 800 x 450 and 400 x 225. Set crop and focus so that the subject stays in view.',
      options: { hotspot: true, accept: 'image/*' },
      fields: imageFields,
    }),
    textList('outline', 'Outline', 'Entries that are equal to a heading lead to it.'),
    body,
    defineField({
      name: 'starterContent',
      title: 'Starter text',
      type: 'text',
      group: 'text',
      rows: 6,
      description: 'Shown with its line breaks while the body is empty; its beginning stands on the card.',
      validation: (rule) => [
        rule
          .custom((text, { document }) =>
            text?.trim() || (Array.isArray(document?.content) && document.content.length > 0)
              ? true
              : 'Write a body or a starter text: the article has no text yet.',
          )
          .warning(),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    ...trustFields,
    defineField({
      name: 'metaTitle',
      title: 'Title for search engines',
      type: 'string',
      group: 'search',
      validation: (rule) => [
        rule
          .max(searchLengths.title)
          .warning(`Search engines cut titles at about ${searchLengths.title} characters.`),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    defineField({
      name: 'metaDescription',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'search',
      description: 'Also stands on the card and below the title.',
      validation: (rule) => [
        rule
          .max(searchLengths.description)
          .warning(`Search engines cut descriptions at about ${searchLengths.description} characters.`),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    {
      ...textList(
        'primaryKeywords',
        'Keywords',
        'Shown as badges; articles that share them are related.',
        'tags',
      ),
      group: 'search',
    },
    { ...textList('supportingKeywords', 'More keywords', 'Not shown.', 'tags'), group: 'search' },
    {
      ...textList(
        'previousSlugs',
        'Earlier addresses',
        'Slugs that this article had before. Who asks for one of them is led to the present address.',
        'tags',
      ),
      group: 'search',
      // Useful only when the article has an address to redirect to.
      hidden: ({ document }) => !(document?.slug as { current?: string } | undefined)?.current,
    },
  ],
  orderings: [
    { title: 'Newest first', name: 'newest', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { title: 'Oldest first', name: 'oldest', by: [{ field: 'publishedAt', direction: 'asc' }] },
    { title: 'Last changed', name: 'changed', by: [{ field: '_updatedAt', direction: 'desc' }] },
    { title: 'Title', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'title',
      language: 'language',
      date: 'publishedAt',
      slug: 'slug.current',
      media: 'coverImage',
    },
    prepare: ({ title, language, date, slug, media }) => ({
      title: title || 'Without a title',
      subtitle: [
        language || 'no language',
        typeof date === 'string' ? date.slice(0, 10) : 'no date',
        slug ? `/resources/${slug}` : 'no address',
      ].join(' · '),
      media,
    }),
  },
});
