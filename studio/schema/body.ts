import { defineArrayMember, defineField, defineType } from 'sanity';
import { bodyWithoutDrugClaims, knownCitation, sameFigures } from './validation';

/** Fields of every picture. */
export const imageFields = [
  defineField({
    name: 'alt',
    title: 'Alternative text · 대체 텍스트',
    type: 'string',
    description:
      'Describe the image for readers who cannot see it. 그림을 보지 못하는 독자를 위한 설명입니다.',
    validation: (rule) =>
      rule.custom((alt, { parent }) =>
        (parent as { asset?: unknown } | undefined)?.asset && !alt?.trim()
          ? 'Describe the image in a sentence: screen readers read it aloud. 화면 낭독기가 읽을 설명을 한 문장으로 쓰세요.'
          : true,
      ),
  }),
  defineField({
    name: 'caption',
    title: 'Caption · 캡션',
    type: 'string',
    description: 'Shown below the image. 그림 아래에 보입니다.',
  }),
];

const marks = {
  decorators: [
    { title: 'Bold · 굵게', value: 'strong' },
    { title: 'Italic · 기울임', value: 'em' },
    { title: 'Code · 코드', value: 'code' },
  ],
  annotations: [
    defineArrayMember({
      name: 'link',
      title: 'Link · 링크',
      type: 'object',
      fields: [
        defineField({
          name: 'href',
          title: 'URL · 주소',
          type: 'url',
          // One rule: each rule of a `url` refuses paths of the site unless it allows them itself.
          validation: (rule) =>
            rule
              .required()
              .uri({ scheme: ['http', 'https', 'mailto', 'tel'], allowRelative: true })
              .error(
                'A link needs a URL: https://…, mailto:…, tel:… or a path of this site such as /resources. 링크 주소를 넣으세요.',
              ),
        }),
      ],
    }),
    defineArrayMember({
      name: 'internalLink',
      title: 'Link to an article · 글 링크',
      type: 'object',
      fields: [
        defineField({
          name: 'reference',
          title: 'Article · 글',
          type: 'reference',
          to: [{ type: 'resourcePage' }],
          // Weak: an article that others link to can still be deleted; its links become plain text.
          weak: true,
          description:
            'The link follows the article when its URL changes. 글의 주소가 바뀌어도 링크가 따라갑니다.',
          validation: (rule) =>
            rule.required().error('Choose the article to link to. 연결할 글을 선택하세요.'),
        }),
      ],
    }),
  ],
};

const lists = [
  { title: 'Bullets · 글머리 기호', value: 'bullet' },
  { title: 'Numbers · 번호', value: 'number' },
];

/** The words of a law or an authority, quoted. */
export const citation = defineType({
  name: 'citation',
  title: 'Citation · 법령 인용',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Quoted words · 인용문',
      type: 'text',
      rows: 4,
      description:
        'Word for word, without quotation marks. Leave it empty to name the passage only. 따옴표 없이 원문 그대로 쓰세요. 조항만 밝히려면 비워 두세요.',
    }),
    defineField({
      name: 'reference',
      title: 'Passage · 조항',
      type: 'string',
      description:
        'For example: 21 U.S.C. 364c(b), 21 CFR 701.3, FD&C Act section 608(c)(1), 89 FR 12345. 예시의 형식으로 쓰세요.',
      validation: (rule) => [
        rule.required().error('Name the law or document that you quote. 인용한 법령이나 문서를 쓰세요.'),
        rule.custom(knownCitation).warning(),
      ],
    }),
    defineField({
      name: 'url',
      title: 'URL · 주소',
      type: 'url',
      description:
        'Where readers can find it, preferably the official publication. 독자가 원문을 볼 수 있는 주소이며, 공식 간행물이 가장 좋습니다.',
      validation: (rule) =>
        rule
          .uri({ scheme: ['http', 'https'] })
          .error('Use a URL with https://. https://로 시작하는 주소를 쓰세요.'),
    }),
  ],
  preview: { select: { title: 'reference', subtitle: 'text' } },
});

/** Kinds of callouts. */
const tones = [
  { title: 'Note · 참고', value: 'note' },
  { title: 'Important · 중요', value: 'important' },
  { title: 'Deadline · 기한', value: 'deadline' },
];

/** A highlighted box in the body. */
export const callout = defineType({
  name: 'callout',
  title: 'Box · 상자',
  type: 'object',
  fields: [
    defineField({
      name: 'tone',
      title: 'Kind · 종류',
      type: 'string',
      options: { list: tones, layout: 'radio', direction: 'horizontal' },
      initialValue: 'note',
      validation: (rule) => rule.required().error('Choose the kind of box. 상자의 종류를 선택하세요.'),
    }),
    defineField({ name: 'title', title: 'Title · 제목', type: 'string' }),
    defineField({
      name: 'text',
      title: 'Text · 글',
      type: 'array',
      of: [
        defineArrayMember({ type: 'block', styles: [{ title: 'Text · 글', value: 'normal' }], lists, marks }),
      ],
      validation: (rule) => rule.required().min(1).error('A box needs text. 상자에 넣을 글을 쓰세요.'),
    }),
  ],
  preview: {
    select: { title: 'title', tone: 'tone', text: 'text.0.children.0.text' },
    prepare: ({ title, tone, text }) => ({
      title: title || text || 'Empty box · 빈 상자',
      subtitle: tones.find(({ value }) => value === tone)?.title,
    }),
  },
});

/** The body of an article. */
export const body = defineField({
  name: 'content',
  title: 'Body · 본문',
  type: 'array',
  group: 'text',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Text · 글', value: 'normal' },
        { title: 'Heading 1 · 제목 1', value: 'h1' },
        { title: 'Heading 2 · 제목 2', value: 'h2' },
        { title: 'Heading 3 · 제목 3', value: 'h3' },
        { title: 'Heading 4 · 제목 4', value: 'h4' },
        { title: 'Quotation · 인용', value: 'blockquote' },
      ],
      lists,
      marks,
    }),
    defineArrayMember({
      type: 'image',
      title: 'Image · 그림',
      options: { hotspot: true },
      fields: imageFields,
    }),
    defineArrayMember({ type: 'table' }),
    defineArrayMember({ type: 'citation' }),
    defineArrayMember({ type: 'callout' }),
  ],
  components: {
    portableText: {
      plugins: (props) =>
        props.renderDefault({ ...props, plugins: { ...props.plugins, table: { enabled: true } } }),
    },
  },
  validation: (rule) => [rule.custom(bodyWithoutDrugClaims).warning(), rule.custom(sameFigures).warning()],
});
