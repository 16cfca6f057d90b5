/**
 * The dataset of the stand-in for hosted Sanity: written by hand, with the mistakes that editors and imports leave in
 * real data. It is independent of embedded/dataset.
 */

type Block = Record<string, unknown>;

/** A document as the content service stores it. Loose on purpose: wrong and missing fields are part of the data. */
export type StoredDocument = {
  _id: string;
  _type: string;
  slug?: { current?: string };
  language?: string;
  publishedAt?: string;
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

function article(
  slug: string,
  title: string,
  publishedAt: string,
  details: Partial<StoredDocument> = {},
): StoredDocument {
  return {
    _id: `article-${slug}`,
    _type: 'resourcePage',
    _createdAt: publishedAt,
    _updatedAt: publishedAt,
    _rev: 'r1',
    title,
    slug: { current: slug },
    language: 'en',
    publishedAt,
    content: [block('normal', `Body of ${title}.`)],
    ...details,
  };
}

const korean = (slug: string, title: string, publishedAt: string, details: Partial<StoredDocument> = {}) =>
  article(slug, title, publishedAt, { language: 'ko', ...details });

/** Title that tries to leave the title element, an attribute and a script. */
export const hostileTitle =
  '</title></script><script>window.hacked=1</script>"><img src=x onerror="window.hacked=1">';

export const linedStarter = 'First line of the draft.\nSecond line.\n\nA paragraph after an empty line.';

const link = (_key: string, href: string) => ({ _key, _type: 'link', href });

const everyStyle: Block[] = [
  block('h1', 'Heading of style one'),
  block('normal', [
    span('Plain, '),
    span('strong', 'strong'),
    span(', '),
    span('emphasis', 'em'),
    span(', '),
    span('code()', 'code'),
    span(' and '),
    span('an unknown mark', 'sparkle'),
    span('.'),
  ]),
  block('h2', 'Heading of style two'),
  block(
    'normal',
    [span('The rule', 'web'), span(', '), span('our list', 'own'), span(' and '), span('a trap', 'trap')],
    {
      markDefs: [
        link('web', 'https://www.ecfr.gov/current/title-21/section-701.3'),
        link('own', '/resources'),
        link('trap', ' java\tscript:window.hacked=1'),
      ],
    },
  ),
  block('h3', 'Heading of style three'),
  item('bullet', 1, 'Bullet one'),
  item('bullet', 2, 'Inner bullet'),
  item('bullet', 1, 'Bullet two'),
  block('h4', 'Heading of style four'),
  item('number', 1, 'Number one'),
  item('number', 1, 'Number two'),
  block('blockquote', 'A quotation from the guidance.'),
  { _type: 'poll', _key: 'poll', question: 'What is a poll doing here?' },
  block('pullquote', 'A style nobody knows.'),
  block('normal', '<script>window.hacked=1</script> is text.'),
];

/** Two people by reference, with a role each in one language. */
const people: StoredDocument[] = [
  { _id: 'author-mina', _type: 'author', name: 'Mina Alvarez', role: { en: 'Writer' } },
  { _id: 'author-seo', _type: 'author', name: 'Seo Yun', role: { en: 'Editor', ko: '편집자' } },
];

/** Name of the one image. */
export const imageName = 'a1b2c3d4e5f6-1600x900';

const cover = (alt: string, caption: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: `image-${imageName}-png` },
  alt,
  caption,
});

export const slugs = {
  full: 'everything-filled-in',
  styles: 'every-style',
  starter: 'starter-only',
  korean: 'k-beauty-guide',
  trusted: 'renewal',
} as const;

/** A fresh copy of the dataset. */
export function originalDocuments(): StoredDocument[] {
  return structuredClone([
    article(slugs.full, 'Everything filled in', '2025-01-05T09:30:00Z', {
      author: { name: 'Mina Alvarez' },
      coverImage: cover('A shelf of serums', 'Sample products.'),
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
    article('long-starter', 'Long starter content', '2025-03-01T12:00:00Z', {
      starterContent: 'Ten chars '.repeat(20),
    }),
    article('nothing-but-a-title', 'Nothing but a title', '2024-12-31T23:30:00Z', { content: undefined }),
    article('hostile-title', hostileTitle, '2025-04-01T00:00:00Z', { author: { name: 'Eve </script><b>' } }),
    article('emoji-and-arabic', '🧴✨ دليل مستحضرات التجميل 👩‍🔬', '2025-04-02T00:00:00Z', {
      author: { name: 'ليلى' },
    }),
    article('author-by-reference', 'Author by reference', '2025-04-03T00:00:00Z', {
      author: { _type: 'reference', _ref: 'author-mina' },
    }),
    article('wrong-types', 'Fields of wrong types', '2025-04-05T00:00:00Z', {
      author: { name: '  ' },
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
    article('facility-registration', 'Facility registration', '2024-08-01T00:00:00Z'),
    article(slugs.trusted, 'Renewing a registration', '2024-09-01T00:00:00Z', {
      authors: ['author-seo', 'author-mina', 'author-gone'].map((_ref) => ({ _ref })),
      author: { name: 'Somebody Earlier' },
      reviewedBy: { _ref: 'author-seo' },
      reviewedAt: '2025-06-30',
    }),
    // Defined, so the list includes it, but not a valid address.
    { ...article('x', 'A slug of nothing', '2025-01-20T00:00:00Z'), _id: 'empty', slug: { current: '' } },
    { ...article('x', 'Without a slug', '2025-01-21T00:00:00Z'), _id: 'no-slug', slug: undefined },
    { ...article('a-draft', 'A draft', '2025-05-01T00:00:00Z'), _id: 'drafts.article-draft' },
    { ...article('note', 'Another type', '2025-05-02T00:00:00Z'), _type: 'note' },
    korean(slugs.korean, '처음 수출하는 브랜드를 위한 안내', '2025-01-05T15:30:00Z', {
      author: { name: '김서연' },
      coverImage: cover('선반 위의 세럼', '예시 제품입니다.'),
      outline: ['대상', '준비물'],
      content: [block('h2', '대상'), block('normal', '미국에 화장품을 파는 모든 브랜드입니다.')],
    }),
    korean('화장품-라벨-점검', '라벨 점검표', '2025-02-20T00:00:00Z'),
    korean('ko-starter', '초안만 있는 글', '2025-03-20T00:00:00Z', {
      content: [],
      starterContent: linedStarter,
    }),
    korean('ko-records', '기록 보관', '2024-09-15T00:00:00Z'),
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
