import { type Env, isBuilding } from '../env';
import { log } from './log';

/**
 * Logs where articles come from, where submissions go and who is notified of them, as the first line of a process: a site with
 * a forgotten variable works, but keeps its leads in the embedded store. Names hosts and projects, never keys.
 */
export function logServices({ content, store, receivers }: Env): void {
  if (isBuilding()) return;
  const { webhook, mail } = receivers;
  log('info', 'services', {
    content: !content ? 'none' : content.embedded ? 'embedded' : `${content.projectId}/${content.dataset}`,
    store: !store ? 'none' : store.embedded ? 'embedded' : new URL(store.url).host,
    notifications: [webhook && 'webhook', mail && 'mail'].filter(Boolean).join(' ') || 'none',
  });
}
