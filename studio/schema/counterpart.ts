import type { SanityClient } from 'sanity';

/** The id of an article without the prefix of its draft or version. */
export const publishedId = (id = '') => id.replace(/^drafts\.|^versions\.[^.]+\./, '');

/** Returns fields of the article that says the same in the other language, from its draft if there is one. */
export const counterpartOf = <Fields>(client: SanityClient, id: string | undefined, fields: string) =>
  client.withConfig({ perspective: 'drafts' }).fetch<Fields | null>(
    `*[_id in *[_type == "translation.metadata" && references($id)].translations[].value._ref
      && _id != $id][0]${fields}`,
    { id: publishedId(id) },
  );
