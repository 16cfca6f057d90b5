import { defineField, defineType } from 'sanity';
import { localeConfig, locales } from '../../lib/i18n/locales';

/** A separate field for each language. */
const perLanguage = (name: string, title: string, type: 'string' | 'text', description: string) =>
  defineField({
    name,
    title,
    type: 'object',
    description,
    fields: locales.map((locale) =>
      defineField({
        name: locale,
        title: localeConfig[locale].ownName,
        type,
        ...(type === 'text' && { rows: 4 }),
      }),
    ),
  });

/** A person who writes or reviews articles. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'As it stands below the title of an article.',
      validation: (rule) => rule.required().error('A person needs a name.'),
    }),
    perLanguage('role', 'Role', 'string', 'What the person does, in a few words: “Regulatory lead”.'),
    defineField({
      name: 'image',
      title: 'Portrait',
      type: 'image',
      description: 'A square portrait. Set the focus on the face.',
      options: { hotspot: true, accept: 'image/*' },
    }),
    perLanguage(
      'biography',
      'Biography',
      'text',
      'Two or three sentences: why a reader may trust this person on the subject.',
    ),
  ],
  preview: {
    select: { title: 'name', english: 'role.en', korean: 'role.ko', media: 'image' },
    prepare: ({ title, english, korean, media }) => ({
      title: title || 'Without a name',
      subtitle: english || korean || 'no role',
      media,
    }),
  },
});
