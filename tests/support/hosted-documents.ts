/**
 * The dataset of the stand-in for hosted Sanity: written by hand, with the mistakes that editors and imports leave in
 * real data. It is independent of embedded/dataset.
 */

type Block = Record<string, unknown>;

/** A document as the content service stores it. Loose on purpose: wrong and missing fields are part of the data. */
export type StoredDocument = {
  _id: string;
  _type: string;
  title?: unknown;
  slug?: { current?: string };
  language?: string;
  publishedAt?: string;
  starterContent?: string;
  metaDescription?: string;
  metaTitle?: string;
  outline?: unknown;
  primaryKeywords?: unknown;
  author?: unknown;
  coverImage?: unknown;
  content?: unknown;
  [field: string]: unknown;
};

let key = 0;

function span(text: string, ...marks: string[]): Block {
  key += 1;
  return { _type: 'span', _key: `s${key}`, text, marks };
}

function block(style: string, children: string | Block[], extra: Block = {}): Block {
  key += 1;
  return {
    _type: 'block',
    _key: `b${key}`,
    style,
    markDefs: [],
    children: typeof children === 'string' ? [span(children)] : children,
    ...extra,
  };
}

const item = (listItem: 'bullet' | 'number', level: number, text: string) =>
  block('normal', text, { listItem, level });

type Details = Omit<StoredDocument, '_id' | '_type' | 'slug' | 'title'>;

function article(slug: string, title: string, publishedAt: string, details: Details = {}): StoredDocument {
  return {
    _id: `article-${slug}`,
    _type: 'resourcePage',
    _createdAt: publishedAt,
    _updatedAt: publishedAt,
    _rev: 'r1',
    title,
    slug: { _type: 'slug', current: slug },
    language: 'en',
    publishedAt,
    content: [block('normal', `Body of ${title}.`)],
    ...details,
  } as StoredDocument;
}

const korean = (slug: string, title: string, publishedAt: string, details: Details = {}) =>
  article(slug, title, publishedAt, { language: 'ko', ...details });

/** Title that tries to leave the title element, an attribute and a script. */
export const hostileTitle =
  '</title></script><script>window.hacked=1</script>"><img src=x onerror="window.hacked=1">';

/** Exactly 149 characters, then an emoji of two UTF-16 units as the 150th, then more. */
export const longStarter = `${'Ten chars '.repeat(14)}and edge 🧴 and what comes after the hundred and fiftieth character.`;

export const linedStarter = 'First line of the draft.\nSecond line.\n\nA paragraph after an empty line.';

const everyStyle: Block[] = [
  block('h1', 'Heading of style one'),
  block('normal', [
    span('Plain, '),
    span('strong', 'strong'),
    span(', '),
    span('emphasis', 'em'),
    span(', '),
    span('code()', 'code'),
    span(', '),
    span('strong and emphasis', 'strong', 'em'),
    span(' and '),
    span('an unknown mark', 'sparkle'),
    span('.'),
  ]),
  block('h2', 'Heading of style two'),
  block(
    'normal',
    [
      span('See '),
      span('the rule', 'web'),
      span(', '),
      span('our list', 'own'),
      span(', '),
      span('a trap', 'trap'),
      span(' and '),
      span('another trap', 'trap2'),
      span('.'),
    ],
    {
      markDefs: [
        { _key: 'web', _type: 'link', href: 'https://www.ecfr.gov/current/title-21/section-701.3' },
        { _key: 'own', _type: 'link', href: '/resources' },
        { _key: 'trap', _type: 'link', href: 'javascript:window.hacked=1' },
        { _key: 'trap2', _type: 'link', href: ' java\tscript:window.hacked=1' },
      ],
    },
  ),
  block('h3', 'Heading of style three'),
  item('bullet', 1, 'Bullet one'),
  item('bullet', 2, 'Bullet one, inner'),
  item('bullet', 1, 'Bullet two'),
  block('h4', 'Heading of style four'),
  item('number', 1, 'Number one'),
  item('number', 1, 'Number two'),
  item('number', 1, 'Number three'),
  block('blockquote', 'A quotation from the guidance.'),
  { _type: 'poll', _key: 'poll', question: 'What is a poll doing here?' },
  block('pullquote', 'A style nobody knows.'),
  block('normal', '<script>window.hacked=1</script> is text.'),
  block('normal', 'The last paragraph.'),
];

/** Author of the article that names him by reference. */
const referencedAuthor: StoredDocument = { _id: 'author-park', _type: 'author', name: 'Park Ji-ho' };

/** Two people by reference, with a role each in one language. */
const people: StoredDocument[] = [
  { _id: 'author-mina', _type: 'author', name: 'Mina Alvarez', role: { en: 'Writer' } },
  { _id: 'author-seo', _type: 'author', name: 'Seo Yun', role: { en: 'Editor', ko: '편집자' } },
];

const toArticle = (_ref: string) => ({ _key: 'to', _type: 'internalLink', reference: { _ref, _weak: true } });
const linkTo = (_ref: string, text: string) =>
  block('normal', [span(text, 'to')], { markDefs: [toArticle(_ref)] });

/** What makes an article trustworthy, with an entry in each list that editors left half filled in. */
const trust: Details = {
  authors: [{ _ref: 'author-seo' }, { _ref: 'author-mina' }, { _ref: 'author-gone' }],
  author: { name: 'Somebody Earlier' },
  reviewedBy: { _ref: 'author-seo' },
  reviewedAt: '2025-06-30',
  sources: [
    {
      title: '21 CFR 701.3',
      url: 'https://www.ecfr.gov/current/title-21/section-701.3',
      readOn: '2025-06-28',
    },
    { title: 'A printed manual', url: 'javascript:window.hacked=1', readOn: 'in spring' },
    { url: 'https://www.fda.gov/without-a-title' },
  ],
  content: [
    {
      _type: 'citation',
      _key: 'citation',
      text: 'Labels must not say "approved".',
      reference: 'Rule 12(c)',
      url: 'https://www.fda.gov/rule-12',
    },
    ...['note', 'important', 'deadline'].map((tone) => ({
      _type: 'callout',
      _key: tone,
      tone,
      title: `A box of the kind ${tone}`,
      text: [block('normal', `What the ${tone} says.`)],
    })),
    linkTo('article-everything-filled-in', 'a link to an article'),
    linkTo('drafts.article-draft', 'a link to a draft'),
    linkTo('article-gone', 'a link to nothing'),
  ],
};

export const imageIds = ['a1b2c3d4e5f6-1600x900-png', 'f6e5d4c3b2a1-1200x1200-jpg'] as const;

const cover = (index: 0 | 1, alt?: string, caption?: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: `image-${imageIds[index]}` },
  ...(alt && { alt }),
  ...(caption && { caption }),
});

export const slugs = {
  full: 'everything-filled-in',
  styles: 'every-style',
  starter: 'starter-only',
  bare: 'nothing-but-a-title',
  hostile: 'hostile-title',
  korean: 'k-beauty-guide',
  hangul: '화장품-라벨-점검',
  referenced: 'author-by-reference',
  trusted: 'renewal',
} as const;

/** A fresh copy of the dataset. */
export function originalDocuments(): StoredDocument[] {
  return structuredClone([
    article(slugs.full, 'Everything filled in', '2025-01-05T09:30:00Z', {
      author: { name: 'Mina Alvarez' },
      coverImage: cover(0, 'A shelf of serums', 'Sample products.'),
      metaTitle: 'A title for search engines',
      metaDescription: 'A description that an editor wrote for search engines and cards.',
      primaryKeywords: ['MoCRA', 'product listing', 'U.S. Agent'],
      supportingKeywords: ['FDA', 'cosmetics'],
      outline: ['Who must list', 'What goes in', 'When to renew'],
      starterContent: 'Never shown, because there are a description and a body.',
      content: [block('h2', 'Who must list'), block('normal', 'Everyone who is responsible.')],
    }),
    article(slugs.styles, 'Every style there is', '2025-02-10T00:00:00Z', { content: everyStyle }),
    article(slugs.starter, 'Starter content only', '2025-03-15T23:59:59Z', {
      content: undefined,
      starterContent: linedStarter,
    }),
    article('long-starter', 'Long starter content', '2025-03-01T12:00:00Z', { starterContent: longStarter }),
    article(slugs.bare, 'Nothing but a title', '2024-12-31T23:30:00Z', { content: undefined }),
    article(slugs.hostile, hostileTitle, '2025-04-01T00:00:00Z', { author: { name: 'Eve </script><b>' } }),
    article('emoji-and-arabic', '🧴✨ دليل مستحضرات التجميل 👩‍🔬', '2025-04-02T00:00:00Z', {
      author: { name: 'ليلى' },
    }),
    article(slugs.referenced, 'Author by reference', '2025-04-03T00:00:00Z', {
      author: { _type: 'reference', _ref: referencedAuthor._id },
      coverImage: { ...cover(1), crop: { top: 0.1, bottom: 0.1, left: 0, right: 0 } },
    }),
    article('author-without-name', 'An author without a name', '2025-04-04T00:00:00Z', {
      author: { name: '  ' },
    }),
    article('wrong-types', 'Fields of wrong types', '2025-04-05T00:00:00Z', {
      primaryKeywords: 'not a list',
      outline: [1, null, 'The one good entry'],
      coverImage: { asset: { _ref: 'file-nonsense' } },
      content: ['not a block', { style: 'normal' }, block('normal', 'The one good block.')],
    }),
    article(
      'very-long-title',
      `${'A title that goes on and on '.repeat(9)}to its end`,
      '2025-04-06T00:00:00Z',
    ),
    article('one-unbroken-word', `Pneumono${'ultramicroscopic'.repeat(12)}`, '2025-04-07T00:00:00Z'),
    article('no-date', 'Published at no known time', '2025-04-08T00:00:00Z', { publishedAt: undefined }),
    article('color-additives', 'Color additives by name', '2024-06-01T00:00:00Z'),
    article('small-business', 'What small businesses may skip', '2024-07-01T00:00:00Z'),
    article('facility-registration', 'Facility registration', '2024-08-01T00:00:00Z'),
    article(slugs.trusted, 'Renewing a registration', '2024-09-01T00:00:00Z', trust),
    article('fragrance-allergens', 'Fragrance allergens', '2024-10-01T00:00:00Z'),
    article('talc', 'Talc and testing', '2024-11-01T00:00:00Z'),
    // Defined, so the list includes it, but not a valid address.
    {
      ...article('x', 'A slug of nothing', '2025-01-20T00:00:00Z'),
      _id: 'article-empty-slug',
      slug: { current: '' },
    },
    { ...article('x', 'Without a slug', '2025-01-21T00:00:00Z'), _id: 'article-no-slug', slug: undefined },
    {
      ...article('x', 'A draft', '2025-05-01T00:00:00Z'),
      _id: 'drafts.article-draft',
      slug: { current: 'a-draft' },
    },
    {
      ...article('x', 'Another type', '2025-05-02T00:00:00Z'),
      _id: 'note-1',
      _type: 'note',
      slug: { current: 'note' },
    },
    korean(slugs.korean, '처음 수출하는 브랜드를 위한 안내', '2025-01-05T15:30:00Z', {
      author: { name: '김서연' },
      coverImage: cover(0, '선반 위의 세럼', '예시 제품입니다.'),
      primaryKeywords: ['미국 대리인', '제품 리스팅'],
      outline: ['대상', '준비물'],
      content: [block('h2', '대상'), block('normal', '미국에 화장품을 파는 모든 브랜드입니다.')],
    }),
    korean(slugs.hangul, '라벨 점검표', '2025-02-20T00:00:00Z'),
    korean('ko-starter', '초안만 있는 글', '2025-03-20T00:00:00Z', {
      content: [],
      starterContent: linedStarter,
    }),
    korean('ko-adverse-events', '이상사례 보고', '2024-08-15T00:00:00Z'),
    korean('ko-records', '기록 보관', '2024-09-15T00:00:00Z'),
    korean('ko-agent', '미국 대리인 고르기', '2024-10-15T00:00:00Z'),
    korean('ko-color', '색소 첨가물', '2024-11-15T00:00:00Z'),
    korean('ko-renewal', '등록 갱신', '2024-12-15T00:00:00Z'),
    referencedAuthor,
    ...people,
  ]);
}

/** The articles that the list of a language shows, newest first, worked out without GROQ. */
export function listedArticles(
  language: 'en' | 'ko',
  documents: StoredDocument[] = originalDocuments(),
): StoredDocument[] {
  return documents
    .filter(
      (document) =>
        document._type === 'resourcePage' &&
        !document._id.startsWith('drafts.') &&
        document.language === language &&
        document.slug?.current !== undefined,
    )
    .sort((a, b) => {
      // GROQ sorts missing values last, so in descending order they come first.
      if (!a.publishedAt || !b.publishedAt) return a.publishedAt ? 1 : b.publishedAt ? -1 : 0;
      return b.publishedAt.localeCompare(a.publishedAt);
    });
}

/** A document of the original dataset by its slug. */
export function documentOf(slug: string): StoredDocument {
  const found = originalDocuments().find((document) => document.slug?.current === slug);
  if (!found) throw new Error(`the dataset has no article ${slug}`);
  return found;
}
