import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import {
  confirmationsPerHour,
  confirmLead,
  deliverLead,
  notificationsPerHour,
  type Receivers,
} from '@/lib/leads/delivery/deliver';
import { type Lead, leadSchema, parseDelivered, type ReceiverName } from '@/lib/leads/delivery/lead';
import type { Mail } from '@/lib/leads/delivery/mail';
import { greetedName } from '@/lib/leads/delivery/texts';
import { listen } from '../../support/http';
import { type Call, type Reply, startMailServer, startWebhook } from '../../support/receivers';

const secret = 'a-webhook-secret-for-tests';
const siteUrl = 'https://www.site.example';
const spam = 'BUY-NOW https://spam.example/pills';
const staff = { leadUrl: 'https://crm.example/leads?id={id}&tab=1', timeZone: 'Asia/Seoul' };
const noReceivers: Receivers = { webhook: null, mail: null, staff };

let written: string[];
let reply: Reply;
let webhook: Awaited<ReturnType<typeof startWebhook>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const toWebhook = (): Receivers => ({ ...noReceivers, webhook: { url: webhook.url, secret } });
const toMail = (to = 'sales@attesta.example', smtpUrl = mailServer.url): Receivers => ({
  ...noReceivers,
  mail: { smtpUrl, to, from: 'hello@attesta.example' },
});
const toBoth = (to?: string) => ({ ...toWebhook(), mail: toMail(to).mail });

beforeAll(async () => {
  webhook = await startWebhook(() => reply);
  mailServer = await startMailServer((address) => address.startsWith('gone'));
});
afterAll(async () => {
  await webhook.stop();
  await mailServer.stop();
});
beforeEach(() => {
  reply = 200;
  webhook.calls.length = 0;
  mailServer.mails.length = 0;
  written = [];
  jest.spyOn(console, 'error').mockImplementation((line) => {
    written.push(String(line));
  });
});
afterEach(() => jest.restoreAllMocks());

const logged = () =>
  written.map((line) => {
    const { time, level, ms, ...fields } = JSON.parse(line);
    return fields;
  });

const deliver = (sent: Lead, receivers: Receivers, taken: ReceiverName[] = []) =>
  deliverLead(sent, receivers, siteUrl, taken);
/** Returns the mails to the staff. */
const noticed = () => mailServer.mails.filter(({ to }) => to[0] === 'sales@attesta.example');

let count = 0;
function lead(
  form: 'signup' | 'contact',
  fields: object = {},
  context: object | null = { language: 'en' },
): Lead {
  count += 1;
  const sender = `sender${count}@sender.example`;
  const name = { first_name: 'Ada', last_name: 'Lovelace' };
  const own = {
    signup: { ...name, email: sender, company: 'Analytical Engines', title: 'Founder', location: 'London' },
    contact: { name: '김민지', email: sender, company: null, message: spam },
  };
  return leadSchema.parse({
    id: randomUUID(),
    form,
    created_at: '2026-11-22T10:00:00.123Z',
    fields: { ...own[form], ...fields },
    context: context && { language: null, page: '/ko/contact', privacy_version: '2026-11-21', ...context },
  });
}

describe('a lead from the database', () => {
  test('keeps only context values that are short single lines', () => {
    const nothing = { language: null, page: null, privacy_version: null };
    expect(lead('signup', {}, null).context).toEqual(nothing);
    const odd = { language: 'ko', page: 'a\nb', privacy_version: 'x'.repeat(400) };
    expect(lead('signup', {}, odd).context).toEqual({ ...nothing, language: 'ko' });
    expect(lead('contact', {}, { tool: 'us-label' }).context.tool).toBe('us-label');
    expect(lead('contact', {}, { tool: 'a\nb' }).context.tool).toBeNull();
  });

  test.each([
    ['another form', { form: 'login' }],
    ['an invalid id', { id: 'x' }],
    ['fields of the other form', { fields: lead('signup').fields }],
    ['a line break in a name', { fields: { ...lead('contact').fields, name: 'A\r\nBcc: b@c.example' } }],
  ])('rejects a lead with %s', (_, wrong) => {
    expect(leadSchema.safeParse({ ...lead('contact'), ...wrong }).success).toBe(false);
  });
});

describe('the webhook', () => {
  test('posts the lead as JSON with its id, signed according to Standard Webhooks', async () => {
    const sent = lead('contact');
    expect(await deliver(sent, toWebhook())).toBeNull();
    const { headers, body } = webhook.calls[0] as Call;
    expect(JSON.parse(body)).toEqual({ ...sent, url: `https://crm.example/leads?id=${sent.id}&tab=1` });
    const timestamp = String(headers['webhook-timestamp']);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(5);
    const signed = createHmac('sha256', secret).update(`${sent.id}.${timestamp}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signed}`);
    expect(headers['webhook-id']).toBe(sent.id);
    expect(headers['content-type']).toBe('application/json');
    expect(logged()).toEqual([{ event: 'lead_sent', receiver: 'webhook', form: 'contact' }]);
  });

  test('passes the receiver in docs/forms-and-leads.md', async () => {
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/forms-and-leads.md', 'utf8')) ?? [];
    const source = code.replace(/^import.*\n/, '').replace('export ', 'return ');
    const read = (key: string) =>
      new Function('Webhook', 'process', source)(Webhook, { env: { SECRET: key } });
    const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', secret];
    for (const [index, key] of secrets.entries()) {
      const url = { url: webhook.url, secret: key };
      const sent = lead('contact');
      await deliver(sent, { ...noReceivers, webhook: url });
      const { headers, body } = webhook.calls[index] as Call;
      // The documented receiver supports new secrets only; an old secret is the key itself.
      const verify = key.startsWith('whsec_')
        ? read(key)
        : (text: string, given: object) =>
            new Webhook(key, { format: 'raw' }).verify(text, given as Record<string, string>);
      expect(verify(body, headers)).toMatchObject(sent);
      expect(() => verify(`${body} `, headers)).toThrow();
      expect(() => verify(body, {})).toThrow();
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
      expect(() => verify(body, headers)).toThrow();
      now.mockRestore();
    }
  });

  test.each<[Reply, string, level: 'warn' | 'error']>([
    [500, 'http_500', 'warn'],
    [503, 'http_503', 'warn'],
    [429, 'http_429', 'warn'],
    [410, 'http_410', 'error'],
    [404, 'http_404', 'error'],
    [403, 'http_403', 'error'],
    [302, 'http_302', 'warn'],
    [304, 'http_304', 'warn'],
    ['refuse', 'unreachable', 'warn'],
  ])('retries with the next attempt after status %s', async (given, code, level) => {
    reply = given;
    const sent = lead('signup');
    expect(await deliver(sent, toWebhook())).toBe(`webhook_${code}`);
    expect(webhook.calls).toHaveLength(1);
    expect(logged()).toEqual([{ event: 'lead_not_sent', receiver: 'webhook', form: 'signup', code }]);
    expect(JSON.parse(written[0] ?? '').level).toBe(level);
    reply = 201;
    expect(await deliver(sent, toWebhook())).toBeNull();
    const keys = webhook.calls.map(({ headers }) => headers['webhook-id']);
    expect(keys).toEqual([sent.id, sent.id]);
  });

  test('gives up after six seconds without a response', async () => {
    reply = 'hang';
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const abort = new AbortController();
      setTimeout(() => abort.abort(new DOMException('', 'TimeoutError')), ms / 100);
      return abort.signal;
    });
    expect(await deliver(lead('signup'), toWebhook())).toBe('webhook_timeout');
    expect(limit).toHaveBeenCalledWith(6_000);
  });

  test('skips a receiver that has the lead, even while the first call is pending', async () => {
    const sent = lead('signup');
    const both = await Promise.all([deliver(sent, toWebhook()), deliver(sent, toWebhook())]);
    expect([...both, await deliver(sent, toWebhook())]).toEqual([null, null, null]);
    expect(webhook.calls).toHaveLength(1);
  });
});

describe("Slack's webhook", () => {
  type Message = {
    text: string;
    parse: string;
    link_names: boolean;
    blocks: { text: { type: string; text: string; verbatim: boolean } }[];
  };

  /** Returns the body that Slack would receive. */
  async function messageOf(sent: Lead): Promise<Message> {
    const call = jest.spyOn(global, 'fetch').mockResolvedValue(new Response('ok'));
    const url = 'https://hooks.slack.com/services/T/B/token';
    expect(await deliver(sent, { ...noReceivers, webhook: { url, secret: null } })).toBeNull();
    const [address, init] = call.mock.calls[0] ?? [];
    expect(address).toBe(url);
    expect(Object.keys(init?.headers ?? {})).toEqual(['content-type']);
    return JSON.parse(String(init?.body));
  }

  test('shows every field, and none as a link, a mention or another field, and links to the lead', async () => {
    const message = '<!channel> <https://evil.example|click> & @channel\n*Email:* me@evil.example';
    const sent = lead('contact', { name: '<!here> & @everyone', message });
    const { text, parse, link_names, blocks } = await messageOf(sent);
    expect(blocks.map((block) => block.text.text)).toEqual([
      [
        '*Name:* &lt;!here&gt; &amp; @\u2060everyone',
        `*Email:* sender${count}@sender.example`,
        '*Company:* ',
        '*Language:* en',
        '*Page:* /ko/contact',
        '*Privacy notice dated:* 2026-11-21',
        `*Lead:* ${sent.id}`,
        '*Received:* <!date^1795341600^{date_num} {time}|2026-11-22 19:00 (Asia/Seoul)>',
        `<https://crm.example/leads?id=${sent.id}&amp;tab=1|Open>`,
      ].join('\n'),
      '>&lt;!channel&gt; &lt;https://evil.example|click&gt; &amp; @\u2060channel\n>*Email:* me@evil.example',
    ]);
    expect(text).toBe('New message: &lt;!here&gt; &amp; @\u2060everyone');
    expect({ parse, link_names }).toEqual({ parse: 'none', link_names: false });
    for (const block of blocks) expect(block.text).toMatchObject({ type: 'mrkdwn', verbatim: true });
  });

  test('splits the longest message into blocks of 3,000 characters without losing any', async () => {
    const message = '<&\n😀'.repeat(1250);
    const { blocks } = await messageOf(lead('contact', { message }));
    const pieces = blocks.slice(1).map((block) => block.text.text);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(3000);
    const shown = pieces.map((piece) => piece.replace(/^>/gm, '')).join('');
    expect(shown).toBe(message.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  });
});

describe('mail', () => {
  const header = (name: string, mail = mailServer.mails[0]) =>
    mail?.headers
      .filter((line) => line.toLowerCase().startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2));

  test('sends every field to the staff, with the sender as reply address', async () => {
    const sent = lead(
      'contact',
      { message: 'First line\nBcc: x@evil.example\n끝' },
      { language: 'ko', tool: 'us-label' },
    );
    expect(await deliver(sent, toMail())).toBeNull();
    expect(noticed()).toHaveLength(1);
    const [mail] = noticed();
    expect(mail).toMatchObject({ from: 'hello@attesta.example', to: ['sales@attesta.example'] });
    expect(mail?.text.trim()).toBe(
      `Name: 김민지\nEmail: ${sent.fields.email}\nCompany: \nLanguage: ko\nPage: /ko/contact\n` +
        `Privacy notice dated: 2026-11-21\nResult from: us-label\nLead: ${sent.id}\n` +
        `Received: 2026-11-22 19:00 (Asia/Seoul)\nOpen: https://crm.example/leads?id=${sent.id}&tab=1\n\n` +
        'First line\nBcc: x@evil.example\n끝',
    );
    expect(header('reply-to')).toEqual([sent.fields.email]);
    expect(header('message-id')).toEqual([`<${sent.id}.notice@attesta.example>`]);
    expect(header('content-type')?.[0]).toMatch(/^text\/plain/);
    expect(logged()).toEqual([
      { event: 'lead_sent', receiver: 'mail', form: 'contact' },
      { event: 'lead_confirmed', form: 'contact' },
    ]);
  });

  test.each([
    ['signup', 'en', 'Your guided setup with Attesta', 'Hello Ada Lovelace,\n', /guided setup/, '/privacy'],
    [
      'signup',
      'ko',
      'Attesta 도입 안내 신청을 받았습니다',
      'Ada Lovelace님, 안녕',
      /도입 안내/,
      '/ko/privacy',
    ],
    ['contact', 'en', 'Attesta has your message', 'Hello 김민지,\n', /2 business days/, '/privacy'],
    ['contact', 'ko', '문의를 잘 받았습니다 - Attesta', '김민지님, 안녕하세요.\n', /2영업일/, '/ko/privacy'],
    ['contact', null, 'Attesta has your message', 'Hello 김민지,\n', /What happens next/, '/privacy'],
  ] as const)('confirms a %s in %s', async (form, language, subject, greeting, says, privacy) => {
    const sent = lead(form, {}, { language });
    await confirmLead(sent, toMail(), siteUrl);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from: 'hello@attesta.example', to: [sent.fields.email] });
    expect(decoded(header('subject')?.[0])).toBe(subject);
    expect(mail?.text.startsWith(greeting)).toBe(true);
    expect(mail?.text).toMatch(says);
    expect(mail?.text).toContain('privacy@attesta.example');
    expect(mail?.text).toContain(`${siteUrl}${privacy}\n`);
    expect(mail?.text).not.toMatch(/spam|BUY|Analytical|[{}]/);
    expect(header('reply-to')).toEqual(['sales@attesta.example']);
    expect(header('message-id')).toEqual([`<${sent.id}.confirmation@attesta.example>`]);
    expect(header('auto-submitted')).toEqual(['auto-replied']);
    expect(header('content-language')).toEqual([language ?? 'en']);
    expect(logged()).toEqual([{ event: 'lead_confirmed', form }]);
  });

  /** Decodes a UTF-8 header (RFC 2047). */
  function decoded(value = ''): string {
    return value
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text) => Buffer.from(text, 'base64').toString())
      .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, text: string) =>
        decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
      );
  }

  test.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ["María-José O'Brien Jr.", "María-José O'Brien Jr."],
    ['김민지', '김민지'],
    ['Ada https://spam.example/x', 'Ada'],
    ['www.spam.example Ada', 'Ada'],
    ['spam.example', ''],
    ['Ada evil\uFE0F.com', 'Ada'],
    ['Ada evil.\u0301com', 'Ada'],
    ['evil\u200B.com', ''],
    ['evil。com', ''],
    ['Call +1 555 0100 now', ''],
    ['you have won a large prize today', ''],
    ['x'.repeat(41), ''],
    ['<b>Ada</b>', ''],
    ['...', ''],
  ])('greets %j as %j', (name, greeted) => {
    expect(greetedName(lead('contact', { name }))).toBe(greeted);
  });

  test('keeps fields out of headers: U+2028 in a name, addresses with special meaning', async () => {
    const name = 'Jo\u2028Bcc: x@evil.example';
    await deliver(lead('contact', { name, email: 'a,b@sender.example' }), toMail());
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['sales@attesta.example']]);
    expect(decoded(header('subject')?.[0])).toBe('New message: Jo Bcc: x@evil.example');
    expect([header('bcc'), header('reply-to')]).toEqual([[], []]);
    await confirmLead(lead('contact', { email: '"x"<y>@sender.example' }), toMail(), siteUrl);
    expect(mailServer.mails).toHaveLength(1);
    expect(logged().at(-1)).toEqual({ event: 'lead_not_confirmed', form: 'contact', code: 'address' });
  });

  test('sends one confirmation per lead and one per hour, form and mailbox, ignoring tags and dots', async () => {
    const confirm = async (sent: Lead, mails: number) => {
      await confirmLead(sent, toMail(), siteUrl);
      expect(mailServer.mails).toHaveLength(mails);
    };
    const box = `victim${count}`;
    const sent = lead('contact', { email: `${box}@m.example` });
    await confirm(sent, 1);
    await confirm(sent, 1);
    for (const name of [box.toUpperCase(), `${box}+0`, `v.${box.slice(1)}`, `${box}+a.b`]) {
      await confirm(lead('contact', { email: `${name}@M.example` }), 1);
    }
    await confirm(lead('signup', { email: sent.fields.email }), 2);
    await confirm(lead('contact', { email: `${box}@another.example` }), 3);
  });

  test('stops at the hourly limit of confirmations and logs it once', async () => {
    const counters = globalThis as unknown as Record<symbol, RateLimiterMemory>;
    const counter = Symbol.for('attesta.confirmations');
    const confirm = () => confirmLead(lead('contact'), toMail(), siteUrl);
    delete counters[counter];
    await confirm();
    // Fills the counter up to one below the limit.
    await counters[counter]?.penalty('all', confirmationsPerHour - 2);
    for (let sent = 0; sent < 3; sent += 1) await confirm();
    delete counters[counter];
    expect(mailServer.mails).toHaveLength(2);
    expect(logged().filter(({ event }) => event === 'confirmation_limit')).toHaveLength(1);
  });

  test('logs a nonexistent address as a code', async () => {
    await confirmLead(lead('contact', { email: 'gone@sender.example' }), toMail(), siteUrl);
    expect(logged()).toEqual([{ event: 'lead_not_confirmed', form: 'contact', code: 'smtp_550' }]);
    expect(written.join()).not.toContain('gone');
  });
});

describe('more leads within an hour than the limit', () => {
  const hours = Symbol.for('attesta.leads-hours');
  const state = globalThis as unknown as Record<
    symbol,
    Map<string, { endsAt: number; notifications: number; nextDigestAt: number }>
  >;
  const slack = { url: 'https://hooks.slack.com/services/T/B/token', secret: null };
  const endHours = () => state[hours]?.clear();
  beforeEach(endHours);
  afterEach(endHours);
  const send = async (times: number, receivers: Receivers) => {
    for (let sent = 0; sent < times; sent += 1)
      expect(await deliver(lead('signup'), receivers, ['confirmation'])).toBeNull();
  };
  /** Lets the pause between two digests pass. */
  const waitForDigest = () => {
    for (const hour of state[hours]?.values() ?? []) hour.nextDigestAt = performance.now();
  };
  /** Sends leads until two individual notifications are left. */
  const fill = async (receivers: Receivers) => {
    await send(1, receivers);
    for (const hour of state[hours]?.values() ?? []) {
      expect(hour.notifications).toBe(1);
      hour.notifications = notificationsPerHour - 2;
    }
    mailServer.mails.length = 0;
    webhook.calls.length = 0;
  };
  const subjects = () =>
    noticed().map(({ headers }) => headers.find((line) => line.startsWith('Subject: '))?.slice(9));
  const single = 'New signup: Ada Lovelace';

  test('mails every further lead in a digest each ten minutes, and posts every lead to a webhook', async () => {
    await fill(toBoth());
    await send(3, toBoth());
    expect(subjects()).toEqual([single, single, 'One more lead']);
    const flood = Array.from({ length: 12 }, () => lead('contact', { email: 'flood@sender.example' }));
    const real = [
      lead('contact', { name: '이서연', company: '온결' }),
      lead('signup', { email: 'ada@real.example' }),
    ];
    const all = [...flood.slice(0, 6), real[0] as Lead, ...flood.slice(6), real[1] as Lead];
    for (const each of all) expect(await deliver(each, toBoth(), ['confirmation'])).toBe('mail_digest');
    expect(webhook.calls).toHaveLength(17);
    expect(subjects()).toHaveLength(3);
    // The database delivers them again.
    waitForDigest();
    for (const each of all) expect(await deliver(each, toBoth(), ['confirmation'])).toBeNull();
    expect(subjects().slice(3)).toEqual(['14 more leads']);
    const text = noticed().at(-1)?.text ?? '';
    expect(text).toContain('New message: 이서연, 온결, ');
    expect(text).toContain('New signup: Ada Lovelace, Analytical Engines, ada@real.example');
    expect(text).toMatch(new RegExp(`flood@sender\\.example × 12 \\(${flood[0]?.id}\\)$`, 'm'));
    for (const hour of state[hours]?.values() ?? []) hour.endsAt = performance.now();
    await send(1, toBoth());
    expect(subjects().slice(4)).toEqual([single]);
  });

  test('names a lead in no digest that did not arrive', async () => {
    const toSlack = { ...noReceivers, webhook: { url: webhook.url, secret: null } };
    await fill(toSlack);
    await send(2, toSlack);
    reply = 503;
    const [first, second] = [lead('signup'), lead('signup')];
    expect(await deliver(first, toSlack)).toBe('webhook_http_503');
    reply = 200;
    expect(await deliver(second, toSlack)).toBeNull();
    expect(webhook.calls.at(-1)?.body).toContain(first.fields.email);
    expect(webhook.calls.at(-1)?.body).toContain(second.fields.email);
    const calls = webhook.calls.length;
    expect(await deliver(first, toSlack)).toBeNull();
    expect(webhook.calls).toHaveLength(calls);
  });

  test('posts a digest to Slack without mentions and links', async () => {
    const bodies: string[] = [];
    jest.spyOn(global, 'fetch').mockImplementation(async (_, init) => {
      bodies.push(String(init?.body));
      return new Response('ok');
    });
    const toSlack = { ...noReceivers, webhook: slack };
    await fill(toSlack);
    bodies.length = 0;
    await send(2, toSlack);
    await deliver(lead('contact', { name: '<!channel> *x*' }), toSlack);
    expect(bodies).toHaveLength(3);
    const { text } = JSON.parse(bodies.at(-1) ?? '');
    expect(text).toMatch(/^\*One more lead\*\nMore than 60 leads /);
    expect(text).toContain('&lt;!channel&gt;');
  });

  test('retries a failed digest and does not count failed notifications', async () => {
    reply = 503;
    const toSlack = { ...noReceivers, webhook: { url: webhook.url, secret: null } };
    for (let sent = 0; sent < 3; sent += 1)
      expect(await deliver(lead('signup'), toSlack)).toBe('webhook_http_503');
    reply = 200;
    await fill(toSlack);
    await send(2, toSlack);
    reply = 503;
    const late = lead('signup');
    expect(await deliver(late, toSlack)).toBe('webhook_http_503');
    reply = 200;
    webhook.calls.length = 0;
    expect(await deliver(late, toSlack)).toBeNull();
    expect(await deliver(lead('signup'), toSlack)).toBe('webhook_digest');
    expect(webhook.calls.map(({ body }) => body)).toEqual([expect.stringContaining('One more lead')]);
  });
});

describe('several receivers', () => {
  const arrived = () => [webhook.calls.length, mailServer.mails.length];

  test('confirms to the sender after the first success and retries only failed receivers', async () => {
    reply = 500;
    const sent = lead('signup');
    expect(await deliver(sent, toBoth())).toBe('webhook_http_500');
    expect(mailServer.mails.map(({ to }) => to[0])).toEqual(['sales@attesta.example', sent.fields.email]);
    reply = 200;
    expect(await deliver(sent, toBoth())).toBeNull();
    expect(arrived()).toEqual([2, 2]);
  });

  test('sends no confirmation when every receiver fails', async () => {
    reply = 500;
    const outcome = await deliver(lead('signup'), toBoth('gone@attesta.example'));
    expect(outcome).toBe('webhook_http_500 mail_smtp_550');
    expect(mailServer.mails).toEqual([]);
  });

  test('skips receivers that the database lists as successful, also in another process', async () => {
    const sent = lead('signup');
    expect(await deliver(sent, toBoth(), ['mail', 'confirmation'])).toBeNull();
    expect(arrived()).toEqual([1, 0]);
    expect(webhook.calls[0]?.body).not.toContain('taken');
    // The mail server was down when the confirmation was due.
    expect(await deliver(lead('signup'), toBoth(), ['webhook', 'mail'])).toBeNull();
    expect([...arrived(), noticed().length]).toEqual([1, 1, 0]);
  });

  test('reports each success immediately, and repeats a report that was lost', async () => {
    reply = 500;
    const sent = lead('signup');
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const taken: string[] = [];
      await deliverLead(sent, toBoth(), siteUrl, [], (name) => taken.push(name));
      expect(taken).toEqual(['mail', 'confirmation']);
    }
    expect(mailServer.mails).toHaveLength(2);
  });

  test('ignores unknown receivers in the database record', () => {
    expect(parseDelivered({ taken: ['confirmation', 'fax', 'mail'] })).toEqual(['mail', 'confirmation']);
    for (const body of [{}, null, { taken: null }, { taken: 'mail' }, { taken: [1] }]) {
      expect(parseDelivered(body)).toEqual([]);
    }
  });

  test('retries a confirmation after a temporary failure, but not after a wrong address', async () => {
    const sent = lead('signup');
    const away = toMail('a@b.example', 'smtp://127.0.0.1:1');
    jest.resetModules();
    const fresh = (await import('@/lib/leads/delivery/deliver')).confirmLead;
    expect(await fresh(sent, away, siteUrl)).toMatch(/^E/);
    expect(await confirmLead(sent, toMail(), siteUrl)).toBeNull();
    expect(mailServer.mails).toHaveLength(1);
    const gone = lead('contact', { email: 'gone@sender.example' });
    expect(await confirmLead(gone, toMail(), siteUrl)).toBeNull();
  });

  test('retries a notification that failed with an exception', async () => {
    const sent = lead('contact');
    // A signature needs base64 after this prefix.
    const broken: Receivers = { ...noReceivers, webhook: { url: webhook.url, secret: 'whsec_%' } };
    await expect(deliver(sent, broken)).rejects.toThrow();
    expect(await deliver(sent, toWebhook())).toBeNull();
    expect(webhook.calls).toHaveLength(1);
  });

  test('notifies staff without a link when none is configured', async () => {
    const sent = lead('signup', { first_name: '민지', last_name: '김' });
    const view = { leadUrl: null, timeZone: 'UTC' };
    await deliver(sent, { ...toBoth(), staff: view });
    expect(JSON.parse(webhook.calls[0]?.body ?? '')).toEqual(sent);
    const [mail] = noticed();
    expect(mail?.text).toContain(`Lead: ${sent.id}\nReceived: 2026-11-22 10:00 (UTC)\n`);
    expect(mail?.text).not.toContain('Open:');
  });

  test('names a certificate that is not trusted', async () => {
    const server = new SMTPServer({ secure: true, authOptional: true });
    server.on('error', () => undefined);
    const url = (await listen(server.server)).replace('http:', 'smtps:');
    const other = toMail('sales@attesta.example', url);
    // The transport of the other tests is kept.
    await jest.isolateModulesAsync(async () => {
      const { mailLead } = await import('@/lib/leads/delivery/mail');
      expect(await mailLead(lead('contact'), other.mail as Mail, staff)).toBe('certificate');
    });
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test('counts a lead without receivers as delivered and logs it', async () => {
    const sent = lead('signup');
    expect(await deliver(sent, noReceivers)).toBeNull();
    await confirmLead(sent, noReceivers, siteUrl);
    expect(logged()).toEqual([{ event: 'lead_without_receiver', form: 'signup' }]);
  });

  test('keeps leads, receivers and secrets out of the log', async () => {
    reply = 500;
    for (const form of ['signup', 'contact'] as const) {
      const sent = lead(form, { company: 'CompanyOfTheSender' });
      await deliver(sent, toBoth());
      await confirmLead(sent, toMail(), siteUrl);
    }
    expect(written.length).toBe(6);
    for (const line of written)
      expect(line).not.toMatch(
        /Ada|Lovelace|민지|sender|CompanyOf|London|spam|127\.0|attesta|secret|@|\/ko/i,
      );
  });
});
