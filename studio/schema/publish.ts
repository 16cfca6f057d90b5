import { type DocumentActionComponent, type DocumentActionsResolver, useDocumentOperation } from 'sanity';
import { type Article, earlierSlugs } from './earlier-slugs';

/** Publishes, and first adds the published URL to “Earlier URLs” if the article gets another one. */
function keepingEarlierUrl(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const description = publish(props);
    const { patch } = useDocumentOperation(props.id, props.type);
    if (!description?.onHandle) return description;
    return {
      ...description,
      onHandle: () => {
        const previousSlugs = earlierSlugs(props.published as Article, props.draft as Article);
        if (previousSlugs) patch.execute([{ set: { previousSlugs } }]);
        description.onHandle?.();
      },
    };
  };
  action.action = publish.action;
  return action;
}

/** Actions of an article. A Content Release publishes without them; a check of the slug warns there. */
export const actions: DocumentActionsResolver = (all, { schemaType }) =>
  schemaType === 'resourcePage'
    ? all.map((component) => (component.action === 'publish' ? keepingEarlierUrl(component) : component))
    : all;
