import { readOwner } from '../../embedded/lock.ts';
import { queryPath } from '../../embedded/store.ts';
import { embeddedEnv } from './sites.ts';

/**
 * Opens the store that a running process keeps in `dataDir`. Otherwise the first submission does, which on a busy machine takes
 * longer than a form waits. tests/integration/submissions/store.test.ts covers that submission.
 */
export async function openStore(dataDir: string): Promise<void> {
  const owner = readOwner(dataDir);
  if (!owner) throw new Error(`No process owns ${dataDir}.`);
  const response = await fetch(owner.url + queryPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ sql: 'select 1', values: [] }),
  });
  if (!response.ok) throw new Error(`The store responded with ${response.status}.`);
}

/** The global setup of Playwright. */
export default () => openStore(embeddedEnv.DATA_DIR);
