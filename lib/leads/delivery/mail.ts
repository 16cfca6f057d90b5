import type { Transporter } from 'nodemailer';
import { site } from '../../site.ts';
import type { Lead } from './lead.ts';
import { type Digest, type StaffView, staffNotification, writeConfirmation } from './texts.ts';

/** `to` receives the notifications and is the Reply-To address. */
export type Mail = { smtpUrl: string; to: string; from: string };

/** Pauses after which the mail server counts as silent, in ms. */
const timeLimits = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 8_000,
};

let transport: Transporter | undefined;

/** Loaded on demand: most sites send no mail. */
async function transporter(smtpUrl: string): Promise<Transporter> {
  if (transport) return transport;
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  transport = createTransport({
    host: hostname,
    port: Number(port) || undefined,
    secure: protocol === 'smtps:',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    // A password never travels in the clear, except inside this machine.
    requireTLS: password !== '' && !/^(localhost|127\.0\.0\.1)$/.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeLimits,
  });
  return transport;
}

/**
 * Returns an email address without special characters of mail headers (lists, comments, quoted parts). Empty if it has any,
 * although such addresses exist.
 */
const plainAddress = (address: string) =>
  /^[^\s\p{Cc}\p{Cf}<>()[\],;:"\\@]+@[^\s\p{Cc}\p{Cf}<>()[\],;:"\\@]+$/u.test(address) ? address : '';

/** The same in every attempt, so that mail programs recognize a repeated mail. */
const messageId = (lead: Lead, kind: string, { from }: Mail) => `<${lead.id}.${kind}@${from.split('@')[1]}>`;

async function send(mail: Mail, message: object): Promise<string | null> {
  try {
    const from = { name: site.name, address: mail.from };
    await (await transporter(mail.smtpUrl)).sendMail({ from, ...message });
    return null;
  } catch (error) {
    // An error's message may contain an email address.
    const { code, responseCode, message } = error as {
      code?: unknown;
      responseCode?: unknown;
      message?: unknown;
    };
    // nodemailer reports a TLS error with the code of a broken connection.
    if (code === 'ESOCKET' && /certificate|altnames/i.test(String(message))) return 'certificate';
    if (typeof responseCode === 'number') return `smtp_${responseCode}`;
    return /^[A-Z_]{2,30}$/.test(String(code)) ? String(code) : 'unknown';
  }
}

/**
 * Mails a lead to the staff.
 * @returns null when the mail server has taken it, otherwise a code for the log.
 */
export function mailLead(lead: Lead, mail: Mail, staff: StaffView): Promise<string | null> {
  const { title, lines, received, link, message } = staffNotification(lead, staff);
  const text = [...lines, received, ...(link ? [link] : [])]
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
  const address = plainAddress(lead.fields.email);
  return send(mail, {
    to: { name: '', address: mail.to },
    replyTo: address && { name: '', address },
    subject: title.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 150),
    text: `${text}\n${message ? `\n${message}\n` : ''}`,
    messageId: messageId(lead, 'notice', mail),
  });
}

/**
 * Mails a digest of leads over the limit to the staff.
 * @returns as `mailLead`.
 */
export function mailDigest({ title, text, lines }: Digest, lead: Lead, mail: Mail): Promise<string | null> {
  return send(mail, {
    to: { name: '', address: mail.to },
    subject: title,
    text: `${[text, '', ...lines].join('\n')}\n`,
    messageId: messageId(lead, 'digest', mail),
  });
}

/**
 * Mails a confirmation to the sender.
 * @returns as `mailLead`.
 */
export async function mailConfirmation(lead: Lead, mail: Mail, siteUrl: string): Promise<string | null> {
  const address = plainAddress(lead.fields.email);
  if (!address) return 'address';
  const { locale, subject, text } = writeConfirmation(lead, siteUrl);
  return send(mail, {
    to: { name: '', address },
    replyTo: { name: '', address: mail.to },
    subject,
    text,
    messageId: messageId(lead, 'confirmation', mail),
    headers: {
      'content-language': locale,
      // Out-of-office programs do not reply to these.
      'auto-submitted': 'auto-replied',
      'x-auto-response-suppress': 'All',
    },
  });
}
