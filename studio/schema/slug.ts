import type { CustomValidator, SlugIsUniqueValidator, SlugValue, ValidationContext } from 'sanity';
import { defaultLocale } from '../../lib/i18n/locales';
import { publishedId } from './counterpart';
import { type Article, earlierSlugs } from './earlier-slugs';

/** Version of the query API that the Studio uses. */
export const apiVersion = '2025-06-26';

/** Articles with a slug, except versions of the edited document. */
const others = `*[_type == "resourcePage" && slug.current == $slug
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))`;

/** The language, id and client that a check needs. */
export function asked({ document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>) {
  return {
    client: getClient({ apiVersion }),
    id: publishedId(document?._id),
    language: typeof document?.language === 'string' ? document.language : defaultLocale,
  };
}

/** True if no other article of the same language has the slug. */
export const isSlugFree: SlugIsUniqueValidator = async (slug, context) => {
  const { client, id, language } = asked(context);
  const found = await client.fetch<number>(`count(${others} && language == $language])`, {
    slug,
    id,
    language,
  });
  return found === 0;
};

/** The URL of an article has no language prefix, so the site can show only one of two articles with the same slug. */
export const slugInOtherLanguage: CustomValidator<SlugValue | undefined> = async (slug, context) => {
  if (!slug?.current) return true;
  const { client, id, language } = asked(context);
  const parameters = { slug: slug.current, id, language };
  const title = await client.fetch<string | null>(`${others} && language != $language][0].title`, parameters);
  return title === null
    ? true
    : `“${title}” in the other language has the same URL. Readers reach only one of the two: choose another. 다른 언어의 글과 주소가 같습니다. 다른 주소를 쓰세요.`;
};

/** A Content Release publishes by itself, so no action adds the published URL to “Earlier URLs”. */
export const earlierUrlInRelease: CustomValidator<SlugValue | undefined> = async (slug, context) => {
  if (!context.document?._id.startsWith('versions.')) return true;
  const { client, id } = asked(context);
  const published = await client.fetch<Article | null>('*[_id == $id][0]{slug, previousSlugs}', { id });
  const [added] = earlierSlugs(published, { ...context.document, slug: slug ?? undefined })?.slice(-1) ?? [];
  return added === undefined
    ? true
    : `Readers know the URL “${added}”. A release does not add it: write it under “Earlier URLs”. 릴리스에서는 자동으로 추가되지 않습니다. “이전 주소”에 직접 적으세요.`;
};
