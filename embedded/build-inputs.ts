import type { Env } from '../lib/env.ts';
import { listProcessors } from '../lib/privacy/processors.ts';

const notBuilt = { readToken: undefined, studioUrl: undefined, studioOrigin: undefined };

/**
 * Returns the parts of an environment that a build writes into its static pages. `npm start` builds again when it differs.
 * URLs of embedded services change with every start and are not part of it, nor are limits; of a store only its vendor is.
 */
export function buildInputs(env: Env): string {
  const { content, siteUrl, links, port, hosting, previewDeployment } = env;
  return JSON.stringify({
    hosting,
    previewDeployment,
    siteUrl: siteUrl === `http://localhost:${port}` ? null : siteUrl,
    links,
    content: !content || content.embedded ? 'embedded' : { ...content, ...notBuilt },
    // The privacy policy names them.
    vendors: listProcessors(env).flatMap(({ role, vendor }) =>
      vendor ? [role, vendor.company?.legalName ?? vendor.service] : [],
    ),
  });
}
