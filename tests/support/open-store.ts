import { readOwner } from '../../embedded/lock.ts';
import { queryOwner } from '../../tools/store.ts';
import { embeddedEnv } from './sites.ts';

/**
 * Opens the store that a running process keeps in `dataDir`. Otherwise the first submission does, which on a busy machine takes
 * longer than a form waits. tests/integration/submissions/store.test.ts covers that submission.
 */
export async function openStore(dataDir: string): Promise<void> {
  const owner = readOwner(dataDir);
  if (!owner) throw new Error(`No process owns ${dataDir}.`);
  await queryOwner(owner, 'select 1 as data');
}

/** The global setup of Playwright. */
export default () => openStore(embeddedEnv.DATA_DIR);
