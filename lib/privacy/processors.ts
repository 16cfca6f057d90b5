import type { Env } from '../env.ts';
import type { ReceiverName } from '../leads/delivery/lead.ts';
import { type OwnerFactName, ownerFacts } from '../site.ts';
import { type Vendor, vendorAt, vendors } from './vendors.ts';

/** The service a processor provides; a key of `processors` in messages/<language>/privacy.json. */
export const processorRoles = [
  'hosting',
  'database',
  'content',
  'mailbox',
  'mail',
  'team',
  'counter',
] as const;
export type ProcessorRole = (typeof processorRoles)[number];

export type Processor = {
  role: ProcessorRole;
  /** Undefined when the table has no vendor for the host; the policy then names the kind of provider only. */
  vendor: Vendor | undefined;
  /** The variable and host that say which vendor it is; undefined for a server that we run ourselves. */
  configured?: { variable: string; host: string };
};

/** The role of the service that each receiver of a lead goes through. A new receiver without one is a type error. */
const receiverRoles = {
  mail: 'mail',
  confirmation: 'mail',
  webhook: 'team',
} as const satisfies Record<ReceiverName, ProcessorRole>;

/** Returns the processors that a configuration uses. An embedded service runs on the site's own server and is not one. */
export function listProcessors(env: Env): Processor[] {
  const { hosting, store, content, receivers, redisUrl } = env;
  const at = (role: ProcessorRole, variable: string, url: string): Processor => {
    const host = new URL(url).hostname;
    return { role, vendor: vendorAt(host), configured: { variable, host } };
  };
  return [
    { role: 'hosting' as const, vendor: hosting.platform && vendors[hosting.platform] },
    store && !store.embedded && at('database', 'SUPABASE_URL', store.url),
    content && !content.embedded && at('content', 'SANITY_IMAGE_HOST', content.imageHost),
    // Where the emails arrive that visitors write to us.
    { role: 'mailbox' as const, vendor: undefined },
    receivers.mail && at(receiverRoles.mail, 'SMTP_URL', receivers.mail.smtpUrl),
    receivers.webhook && at(receiverRoles.webhook, 'LEADS_WEBHOOK_URL', receivers.webhook.url),
    redisUrl && at('counter', 'REDIS_URL', redisUrl),
  ].filter((found) => !!found);
}

/**
 * Returns the lines to settle before a launch: facts that the owner has not confirmed, and configured services whose vendor
 * the table does not have.
 */
export function launchQuestions(env: Env): string[] {
  const facts = (Object.keys(ownerFacts) as OwnerFactName[])
    .filter((name) => !ownerFacts[name].confirmed)
    .map((name) => `ownerFacts.${name} in lib/site.ts: ${ownerFacts[name].question}`);
  const unknown = listProcessors(env).flatMap(({ vendor, configured }) =>
    configured && !vendor
      ? [`${configured.variable} uses ${configured.host}, which is not in lib/privacy/vendors.ts`]
      : [],
  );
  return [...facts, ...unknown];
}
