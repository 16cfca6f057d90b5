import { defineArrayMember, defineField, defineType } from 'sanity';
import { review } from './validation';

/** A document that an article relies on. */
export const source = defineType({
  name: 'source',
  title: 'Source · 출처',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title · 제목',
      type: 'string',
      description: 'The title of the page or document. 페이지나 문서의 제목입니다.',
      validation: (rule) =>
        rule
          .required()
          .error('A source needs a title: the page shows it. 출처의 제목을 쓰세요. 글에 보입니다.'),
    }),
    defineField({
      name: 'url',
      title: 'URL · 주소',
      type: 'url',
      validation: (rule) =>
        rule
          .uri({ scheme: ['http', 'https'] })
          .error('Use a URL with https://. https://로 시작하는 주소를 쓰세요.'),
    }),
    defineField({
      name: 'readOn',
      title: 'Read on · 확인한 날',
      type: 'date',
      description:
        'The day on which you read it. Authorities change their pages without notice. 읽은 날짜입니다. 기관의 페이지는 예고 없이 바뀝니다.',
      initialValue: () => new Date().toISOString().slice(0, 10),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'readOn' } },
});

/** Who wrote an article, who checked it and when, and what it relies on. */
export const trustFields = [
  defineField({
    name: 'authors',
    title: 'Authors · 작성자',
    type: 'array',
    group: 'trust',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'author' }] })],
    description: 'In the order shown on the page. 글에 보이는 순서입니다.',
    validation: (rule) => rule.unique().error('Add each person once. 한 사람은 한 번만 넣으세요.'),
  }),
  defineField({
    name: 'author',
    title: 'Author (older form) · 작성자(이전 방식)',
    type: 'object',
    group: 'trust',
    description:
      'Shown only while “Authors” is empty. Choose the person there, then empty this field. 위 “작성자”를 선택한 뒤 이 칸을 비우세요.',
    fields: [defineField({ name: 'name', title: 'Name · 이름', type: 'string' })],
    hidden: ({ value }) => !value?.name,
  }),
  defineField({
    name: 'reviewedBy',
    title: 'Reviewed by · 검토자',
    type: 'reference',
    group: 'trust',
    to: [{ type: 'author' }],
    description:
      'The person who compared the article with the law. The page shows the name. 법령과 대조한 사람이며, 글에 이름이 보입니다.',
  }),
  defineField({
    name: 'reviewedAt',
    title: 'Reviewed on · 검토일',
    type: 'date',
    group: 'trust',
    description: 'The day of the review. The page shows it. 글에 보이는 검토 날짜입니다.',
    validation: (rule) => rule.custom(review).warning(),
  }),
  defineField({
    name: 'sources',
    title: 'Sources · 출처',
    type: 'array',
    group: 'trust',
    of: [defineArrayMember({ type: 'source' })],
    description:
      'The documents behind the article. The page lists them below the text. 글의 근거이며, 본문 아래에 보입니다.',
  }),
];
