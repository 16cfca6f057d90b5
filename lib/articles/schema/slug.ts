import type { CustomValidator, SlugIsUniqueValidator, SlugValue, ValidationContext } from 'sanity';
import { defaultLocale } from '../../i18n/locales';

/** Version of the query API that the Studio asks with. */
const apiVersion = '2025-06-26';

/** Every article with an address, without any version of the document that is being edited. */
const others = `*[_type == "resourcePage" && slug.current == $slug
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))`;

/** The language, id and client that a check needs. */
function asked({ document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>) {
  return {
    client: getClient({ apiVersion }),
    id: (document?._id ?? '').replace(/^drafts\.|^versions\.[^.]+\./, ''),
    language: typeof document?.language === 'string' ? document.language : defaultLocale,
  };
}

/** True when no other article of the same language has the address. */
export const isSlugFree: SlugIsUniqueValidator = async (slug, context) => {
  const { client, id, language } = asked(context);
  const found = await client.fetch<number>(`count(${others} && language == $language])`, {
    slug,
    id,
    language,
  });
  return found === 0;
};

/** An article has one address whatever its language: of two with the same slug the site can show one only. */
export const slugInOtherLanguage: CustomValidator<SlugValue | undefined> = async (slug, context) => {
  if (!slug?.current) return true;
  const { client, id, language } = asked(context);
  const parameters = { slug: slug.current, id, language };
  const title = await client.fetch<string | null>(`${others} && language != $language][0].title`, parameters);
  return title === null
    ? true
    : `“${title}” in the other language has this address too. Readers reach only one of the two: choose another.`;
};
