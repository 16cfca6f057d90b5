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
  title: 'Author · 작성자',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name · 이름',
      type: 'string',
      description: 'As shown below the title of an article. 글 제목 아래에 보이는 이름입니다.',
      validation: (rule) => rule.required().error('Enter a name. 이름을 쓰세요.'),
    }),
    perLanguage('role', 'Role · 직책', 'string', 'A few words, such as “Regulatory lead”. 예: 규제 담당'),
    defineField({
      name: 'image',
      title: 'Portrait · 사진',
      type: 'image',
      description:
        'A square portrait. Set the hotspot on the face. 정사각형 사진을 올리고 얼굴에 초점을 맞추세요.',
      options: { hotspot: true, accept: 'image/*' },
    }),
    perLanguage(
      'biography',
      'Biography · 소개',
      'text',
      'Two or three sentences about the expertise of this person. 이 주제의 전문성을 두세 문장으로 소개하세요.',
    ),
  ],
  preview: {
    select: { title: 'name', english: 'role.en', korean: 'role.ko', media: 'image' },
    prepare: ({ title, english, korean, media }) => ({
      title: title || 'Without a name · 이름 없음',
      subtitle: english || korean || 'no role · 직책 없음',
      media,
    }),
  },
});
