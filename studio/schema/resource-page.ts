import { defineArrayMember, defineField, defineType } from 'sanity';
import { localeConfig, locales } from '../../lib/i18n/locales';
import { DescriptionWithPreview } from '../search-preview/search-preview';
import { body, imageFields } from './body';
import { earlierUrlInRelease, isSlugFree, slugInOtherLanguage } from './slug';
import { slugOfTitle, slugPattern } from './title-slug';
import { trustFields } from './trust';
import { fitsList, withoutDrugClaims } from './validation';

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
    validation: (rule) => rule.unique().error('Each entry may appear once. 같은 항목은 한 번만 넣으세요.'),
  });

/** An article of the site. */
export const resourcePage = defineType({
  name: 'resourcePage',
  title: 'Article · 아티클',
  type: 'document',
  groups: [
    { name: 'text', title: 'Text · 본문', default: true },
    { name: 'trust', title: 'Authors and sources · 작성자와 출처' },
    { name: 'search', title: 'Search engines · 검색 엔진' },
  ],
  fields: [
    defineField({
      name: 'language',
      title: 'Language · 언어',
      type: 'string',
      group: 'text',
      options: {
        list: locales.map((locale) => ({ value: locale, title: localeConfig[locale].ownName })),
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) =>
        rule
          .required()
          .error(
            'Choose a language: it decides which list shows the article. 언어를 선택하세요. 글이 실릴 목록이 정해집니다.',
          ),
    }),
    defineField({
      name: 'title',
      title: 'Title · 제목',
      type: 'string',
      group: 'text',
      validation: (rule) => [
        rule
          .required()
          .error(
            'An article needs a title: without one the site does not show it. 제목이 없으면 사이트에 나오지 않습니다.',
          ),
        rule
          .max(120)
          .warning(
            'Long titles are cut after two lines in the list. 긴 제목은 목록에서 두 줄까지만 보입니다.',
          ),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    defineField({
      name: 'shortTitle',
      title: 'Short title · 짧은 제목',
      type: 'string',
      group: 'text',
      description:
        'For lists of articles, where a long title fills the screen of a phone. Empty: the title. 글 목록에 쓰는 제목입니다. 비워 두면 제목을 그대로 씁니다.',
      validation: (rule) => [rule.custom(fitsList).warning(), rule.custom(withoutDrugClaims).warning()],
    }),
    defineField({
      name: 'slug',
      title: 'URL · 주소',
      type: 'slug',
      group: 'text',
      description:
        'The last part of the URL: /resources/<slug>. Readers keep links, so change it rarely. 주소의 끝부분입니다. 독자가 링크를 저장하므로 되도록 바꾸지 마세요.',
      options: { source: 'title', slugify: slugOfTitle, isUnique: isSlugFree },
      validation: (rule) => [
        rule
          .required()
          .error(
            'Without a slug the article is in no list: press Generate. 주소가 없으면 목록에 나오지 않습니다. 생성 버튼을 누르세요.',
          ),
        rule.custom((slug) =>
          !slug?.current || slugPattern.test(slug.current)
            ? true
            : 'Use lowercase letters, digits and single hyphens only. 소문자, 숫자, 하이픈(-)만 쓸 수 있습니다.',
        ),
        rule.custom(slugInOtherLanguage).warning(),
        rule.custom(earlierUrlInRelease).warning(),
      ],
    }),
    defineField({
      name: 'publishedAt',
      title: 'Published · 게시일',
      type: 'datetime',
      group: 'text',
      description:
        'With a later date the article appears on the site at that time. 미래의 시각을 넣으면 그때 게시됩니다.',
      initialValue: () => new Date().toISOString(),
      validation: (rule) =>
        rule
          .required()
          .error('The list is sorted by this date: choose one. 목록은 이 날짜순입니다. 날짜를 선택하세요.'),
    }),
    defineField({
      name: 'coverImage',
      title: 'Cover · 대표 이미지',
      type: 'image',
      group: 'text',
      description:
        'Shown at 800 x 450 and 400 x 225. Set crop and hotspot so that the subject stays in view. 800 x 450, 400 x 225 크기로 보입니다. 피사체가 잘리지 않게 영역을 지정하세요.',
      options: { hotspot: true, accept: 'image/*' },
      fields: imageFields,
    }),
    textList(
      'outline',
      'Outline · 목차',
      'An entry that matches a heading links to it. 소제목과 같은 항목은 그 소제목으로 연결됩니다.',
    ),
    body,
    defineField({
      name: 'starterContent',
      title: 'Starter text · 시작 글',
      type: 'text',
      group: 'text',
      rows: 6,
      description:
        'Shown with its line breaks while the body is empty. Its beginning appears on the card. 본문이 비어 있을 때 줄바꿈 그대로 보이고, 앞부분은 카드에 실립니다.',
      validation: (rule) => [
        rule
          .custom((text, { document }) =>
            text?.trim() || (Array.isArray(document?.content) && document.content.length > 0)
              ? true
              : 'Write a body or a starter text: the article has no text yet. 아직 글이 없습니다. 본문이나 시작 글을 쓰세요.',
          )
          .warning(),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    ...trustFields,
    defineField({
      name: 'metaTitle',
      title: 'Title for search engines · 검색용 제목',
      type: 'string',
      group: 'search',
      validation: (rule) => [
        rule
          .max(searchLengths.title)
          .warning(
            `Search engines cut titles at about ${searchLengths.title} characters. 검색 결과에는 약 ${searchLengths.title}자까지 보입니다.`,
          ),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    defineField({
      name: 'metaDescription',
      title: 'Description · 설명',
      type: 'text',
      rows: 3,
      group: 'search',
      components: { input: DescriptionWithPreview },
      description: 'Also appears on the card and below the title. 카드와 제목 아래에도 보입니다.',
      validation: (rule) => [
        rule
          .max(searchLengths.description)
          .warning(
            `Search engines cut descriptions at about ${searchLengths.description} characters. 검색 결과에는 약 ${searchLengths.description}자까지 보입니다.`,
          ),
        rule.custom(withoutDrugClaims).warning(),
      ],
    }),
    {
      ...textList(
        'primaryKeywords',
        'Keywords · 키워드',
        'Shown as badges. Articles with the same keywords are related. 배지로 보이며, 같은 키워드가 있는 글이 관련 글이 됩니다.',
        'tags',
      ),
      group: 'search',
    },
    {
      ...textList(
        'supportingKeywords',
        'More keywords · 추가 키워드',
        'Not shown. 화면에는 나오지 않습니다.',
        'tags',
      ),
      group: 'search',
    },
    {
      ...textList(
        'previousSlugs',
        'Earlier URLs · 이전 주소',
        'Previous slugs of this article. They redirect to the current URL. “Publish” adds the last one. 이 글의 예전 슬러그입니다. 지금 주소로 자동 이동하며, 게시할 때 직전 주소가 추가됩니다.',
        'tags',
      ),
      group: 'search',
      // Useful only when the article has a URL to redirect to.
      hidden: ({ document }) => !(document?.slug as { current?: string } | undefined)?.current,
    },
  ],
  orderings: [
    { title: 'Newest first · 최신순', name: 'newest', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { title: 'Oldest first · 오래된순', name: 'oldest', by: [{ field: 'publishedAt', direction: 'asc' }] },
    {
      title: 'Last changed · 최근 수정순',
      name: 'changed',
      by: [{ field: '_updatedAt', direction: 'desc' }],
    },
    { title: 'Title · 제목', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
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
      title: title || 'Without a title · 제목 없음',
      subtitle: [
        language || 'no language · 언어 없음',
        typeof date === 'string' ? date.slice(0, 10) : 'no date · 날짜 없음',
        slug ? `/resources/${slug}` : 'no URL · 주소 없음',
      ].join(' · '),
      media,
    }),
  },
});
