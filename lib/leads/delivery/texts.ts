import type { CompiledMessage } from 'icu-minify/format';
import forms from '../../../messages/en/forms.json' with { type: 'json' };
import en from '../../../messages/en/lead-mail.json' with { type: 'json' };
import ko from '../../../messages/ko/lead-mail.json' with { type: 'json' };
import { compileMessages } from '../../i18n/compile.ts';
import { formatMessage } from '../../i18n/format.ts';
import { asLocale, type Locale, type Script } from '../../i18n/locales.ts';
import { href } from '../../routes.ts';
import type { Lead } from './lead.ts';

/*
 * The copy of mails and notifications. The embedded services run without Next and need it too, so it does not use
 * lib/i18n/messages.ts.
 */

type Source = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : Record<string, string> };
type Texts = {
  [Key in keyof typeof en]: (typeof en)[Key] extends string ? CompiledMessage : Record<string, string>;
};
const compile = (source: Source) => compileMessages(source) as Texts;
const texts = { en: compile(en), ko: compile(ko) } satisfies Record<Locale, Texts>;

/** Names in these letters have the family name first and no space; the view `leads` has the same rule. */
const familyFirst = { latin: null, korean: /^\p{Script=Hangul}+$/u } satisfies Record<Script, RegExp | null>;

/** Returns a name in the order that its script uses: a Korean name may come from an English page. */
export function fullName(first: string, last: string): string {
  const isReversed = Object.values(familyFirst).some((letters) => letters?.test(first + last));
  return isReversed ? last + first : `${first} ${last}`;
}

const senderName = ({ form, fields }: Lead) =>
  form === 'contact' ? fields.name : fullName(fields.first_name, fields.last_name);

/**
 * Returns the name for the greeting without URLs and email addresses; empty if the rest does not look like a name. Anyone may
 * have typed the recipient's address, so the mail must not carry a stranger's words.
 */
export function greetedName(lead: Lead): string {
  const words = senderName(lead)
    .split(/\s+/)
    // A combining mark between letter and dot is hardly visible, and mail programs turn the rest into a link.
    .filter((word) => !/[/:@\\]|[\p{L}\p{M}]\.[\p{L}\p{M}]/u.test(word));
  const name = words.join(' ');
  return words.length <= 5 && /^[\p{L}\p{M}'’. -]{1,40}$/u.test(name) && /\p{L}/u.test(name) ? name : '';
}

/** Returns the confirmation for the sender in the language of the page. It repeats no typed value except the name. */
export function writeConfirmation(
  lead: Lead,
  siteUrl: string,
): { locale: Locale; subject: string; text: string } {
  const locale = asLocale(lead.context.language);
  const own = texts[locale];
  const { subject = '', thanks = '', next = '' } = own[lead.form];
  const name = greetedName(lead);
  const privacyUrl = siteUrl + href(locale, '/privacy');
  const text = [
    name ? formatMessage(locale, own.greeting, { name }) : own.greetingWithoutName,
    thanks,
    next,
    formatMessage(locale, own.details, { privacyUrl }),
    own.stray,
    own.signature,
  ].join('\n\n');
  return { locale, subject, text: `${text}\n` };
}

/** How staff see a lead: the URL of its page, in which `{id}` is the lead's id, or null, and the time zone for times. */
export type StaffView = { leadUrl: string | null; timeZone: string };

/** Returns the URL at which staff find a lead; null if none is configured. */
export const leadUrl = ({ id }: Lead, staff: StaffView) => staff.leadUrl?.replaceAll('{id}', id) ?? null;

type Line = [label: string, value: string];

/** Returns the notification for staff in English: a title, labeled lines, the time, the URL of the lead, and the message. */
export function staffNotification(
  lead: Lead,
  staff: StaffView,
): { title: string; lines: Line[]; received: Line; link: Line | null; message?: string } {
  const { notice } = texts.en;
  const { message, ...fields }: { message?: string } & Record<string, string | null> = lead.fields;
  const labels: Record<string, string> = forms[lead.form].fields;
  const { language, page, privacy_version, tool } = lead.context;
  const about = { language, page, privacyVersion: privacy_version };
  const lines = [
    ...Object.entries(fields).map(([name, value]) => [labels[name] ?? name, value ?? '']),
    ...Object.entries(about).map(([name, value]) => [notice[name], value ?? notice.unknown]),
    ...(tool ? [[notice.tool, tool]] : []),
    [notice.id, lead.id],
  ] as Line[];
  const url = leadUrl(lead, staff);
  return {
    title: titleOf(lead),
    lines,
    received: [notice.received ?? '', localTime(lead.created_at, staff.timeZone)],
    link: url === null ? null : [notice.open ?? '', url],
    message,
  };
}

const titleOf = (lead: Lead) => `${texts.en.notice[lead.form]}: ${senderName(lead)}`;

/** Returns a time as `2026-11-22 19:00 (Asia/Seoul)`. */
function localTime(time: string, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return `${format.format(new Date(time))} (${timeZone})`;
}

/** Notification of several leads: a title, a sentence, and a line for each sender. */
export type Digest = { title: string; text: string; lines: string[] };

/** Returns the digest for staff in English. The leads of one email address share a line, with the id of the first. */
export function digest(limit: number, leads: readonly Lead[]): Digest {
  const { digestTitle, digestText } = texts.en;
  const bySender = new Map<string, Lead[]>();
  for (const lead of leads) {
    const sender = lead.fields.email.toLowerCase();
    bySender.set(sender, [...(bySender.get(sender) ?? []), lead]);
  }
  const lines = [...bySender.values()].map((own) => {
    const [first] = own as [Lead];
    const { company, email } = first.fields;
    const parts = [titleOf(first), company, email].filter(Boolean).join(', ');
    return `${parts.slice(0, 250)}${own.length > 1 ? ` × ${own.length}` : ''} (${first.id})`;
  });
  return {
    title: formatMessage('en', digestTitle, { count: leads.length }),
    text: formatMessage('en', digestText, { limit }),
    lines,
  };
}
