import { readOwner } from '../../embedded/lock.ts';
import { queryPath } from '../../embedded/store.ts';
import { embeddedEnv } from './sites.ts';

/**
 * Opens the store of the embedded site before the tests. Otherwise the first submission does, which on a busy machine takes
 * longer than a form waits. tests/integration/submissions/store.test.ts covers that submission.
 */
export default async function openStore(): Promise<void> {
  const owner = readOwner(embeddedEnv.DATA_DIR);
  if (!owner) throw new Error(`No process owns ${embeddedEnv.DATA_DIR}.`);
  const response = await fetch(owner.url + queryPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ sql: 'select 1', values: [] }),
  });
  if (!response.ok) throw new Error(`The store responded with ${response.status}.`);
}
