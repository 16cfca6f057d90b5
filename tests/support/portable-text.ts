import { type Article, reshapeArticle } from '@/lib/articles/article';

/** Portable Text as editors and imports leave it, for unit tests. */

export const span = (text: unknown, ...marks: unknown[]) => ({ _type: 'span', _key: 's', text, marks });

/** A block of one text, or of the given children, whatever they are. */
export const block = (children: unknown, extra: object = {}) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [],
  children: typeof children === 'string' ? [span(children)] : children,
  ...extra,
});

/** The words `a link` with a mark of that definition. */
const marked = (definition: object) =>
  block([span('see '), span('this', 'l')], { markDefs: [{ _key: 'l', ...definition }] });
export const linked = (href: unknown) => marked({ _type: 'link', href });
export const toArticle = (slug: unknown) => marked({ _type: 'internalLink', slug });

/** The article of a document that has a title. */
export function articleOf(fields: object = {}): Article {
  const article = reshapeArticle({ _id: 'a', title: 'A title', slug: { current: 'a-slug' }, ...fields });
  if (!article) throw new Error('no article');
  return article;
}

/** The body of an article with this content. */
export const bodyOf = (...content: unknown[]) => articleOf({ content }).content;
