import type { Lead } from './lead.ts';
import { signatureHeader, signPayload, timestampHeader } from './signature.ts';
import { staffNotification } from './texts.ts';

/** Longest wait for the webhook's answer, in ms. */
const timeLimit = 6_000;
/** Most characters in one block; Slack takes 3,000. */
const blockLimit = 2_900;

/** Without a secret the address is Slack's. */
export type Webhook = { url: string; secret: string | null };

/**
 * Posts a lead to the webhook: the lead as JSON, signed; or a message, when the address is Slack's.
 * @returns null when the webhook has taken it, otherwise a code for the log.
 */
export async function postLead(lead: Lead, { url, secret }: Webhook): Promise<string | null> {
  const body = JSON.stringify(secret === null ? slackMessage(lead) : lead);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = secret !== null && {
    [timestampHeader]: timestamp,
    [signatureHeader]: signPayload(secret, timestamp, body),
    'idempotency-key': lead.id,
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      cache: 'no-store',
      // Only this address was configured.
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...signed },
      body,
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.body?.cancel();
    return response.ok ? null : `http_${response.status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
}

/** A text that Slack shows as it is: no link, no mention, one line. */
const escaped = (text: string) =>
  text
    .replace(/[\u2028\u2029]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // An invisible word joiner, in case the workspace still turns plain words into mentions.
    .replace(/@(?=(channel|here|everyone|group)\b)/gi, '@\u2060');

/** The message as Slack's quotation, in as many pieces as its limit asks for. A quotation cannot pretend to be a field. */
function quoted(message: string): string[] {
  const pieces = ['>'];
  // An escaped sign stays whole.
  for (const sign of escaped(message).match(/&\w+;|[\s\S]/gu) ?? []) {
    const next = sign === '\n' ? '\n>' : sign;
    if ((pieces.at(-1) ?? '').length + next.length > blockLimit) pieces.push('>');
    pieces.push(pieces.pop() + next);
  }
  return pieces;
}

/** A lead in the format of Slack's incoming webhooks (docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). */
function slackMessage(lead: Lead): object {
  const { title, lines, message } = staffNotification(lead);
  const fields = lines.map(([label, value]) => `*${label}:* ${escaped(value)}`).join('\n');
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
