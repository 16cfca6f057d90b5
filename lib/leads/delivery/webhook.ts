import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { Lead } from './lead.ts';
import { type Digest, leadUrl, type StaffView, staffNotification } from './texts.ts';

/** Longest wait for the webhook's response, in ms. */
const timeLimit = 6_000;
/** Most characters in one block; Slack takes 3,000. */
const blockLimit = 2_900;

/** Without a secret the URL is one of Slack's incoming webhooks. */
export type Webhook = { url: string; secret: string | null };

/** Signs by the Standard Webhooks specification. A secret without its prefix `whsec_` is not base64: its bytes are the key. */
const createSigner = (secret: string) =>
  new StandardWebhook(secret, secret.startsWith('whsec_') ? undefined : { format: 'raw' });

/**
 * Posts a lead to the webhook: as signed JSON, or as a message to Slack.
 * @returns null if the webhook accepted it, otherwise a code for the log.
 */
export function postLead(lead: Lead, { url, secret }: Webhook, staff: StaffView): Promise<string | null> {
  if (secret === null) return post(url, JSON.stringify(slackMessage(lead, staff)));
  // A key without a value is left out.
  const body = JSON.stringify({ ...lead, url: leadUrl(lead, staff) ?? undefined });
  const now = new Date();
  return post(url, body, {
    'webhook-id': lead.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': createSigner(secret).sign(lead.id, now, body),
  });
}

/** Posts a digest to Slack; returns as `postLead`. */
export function postDigest({ title, text, lines }: Digest, { url }: Webhook): Promise<string | null> {
  const rows = lines.map((line) => `• ${escaped(line)}`);
  // Slack takes 40,000 characters.
  const pieces = [`*${title}*`, text, ...rows].join('\n');
  return post(url, JSON.stringify({ text: pieces.slice(0, 39_000), parse: 'none', link_names: false }));
}

async function post(
  url: string,
  body: string,
  signature: Record<string, string> = {},
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      cache: 'no-store',
      // Leads go to the configured URL only.
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...signature },
      body,
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.body?.cancel();
    return response.ok ? null : `http_${response.status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
}

/** Escapes a string for Slack: no link, no mention, one line. */
const escaped = (text: string) =>
  text
    .replace(/[\u2028\u2029]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // An invisible word joiner, in case the workspace still turns plain words into mentions.
    .replace(/@(?=(channel|here|everyone|group)\b)/gi, '@\u2060');

/** Returns the message as Slack quotations within the length limit. A quotation cannot imitate a field. */
function quoted(message: string): string[] {
  const pieces = ['>'];
  // Escaped characters are not split.
  for (const sign of escaped(message).match(/&\w+;|[\s\S]/gu) ?? []) {
    const next = sign === '\n' ? '\n>' : sign;
    if ((pieces.at(-1) ?? '').length + next.length > blockLimit) pieces.push('>');
    pieces.push(pieces.pop() + next);
  }
  return pieces;
}

/** Returns a lead in the format of Slack's incoming webhooks (docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). */
function slackMessage(lead: Lead, staff: StaffView): object {
  const { title, lines, received, link, message } = staffNotification(lead, staff);
  const seconds = Math.floor(Date.parse(lead.created_at) / 1000);
  const fields = [
    ...lines.map(([label, value]) => `*${label}:* ${escaped(value)}`),
    // Slack shows the time in the zone of each reader.
    `*${received[0]}:* <!date^${seconds}^{date_num} {time}|${received[1]}>`,
    ...(link ? [`<${escaped(link[1])}|${link[0]}>`] : []),
  ].join('\n');
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } });
  return {
    // For notifications.
    text: escaped(title),
    blocks: [fields, ...(message ? quoted(message) : [])].map(section),
    parse: 'none',
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}
