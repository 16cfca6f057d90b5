import { readEnv } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { legalValues } from '@/lib/privacy/policy-values';
import { launchQuestions, listProcessors, processorRoles } from '@/lib/privacy/processors';
import { vendorAt, vendors } from '@/lib/privacy/vendors';
import { ownerFacts } from '@/lib/site';

const embedded = { EMBEDDED_URL: 'http://127.0.0.1:1' };
const hosted = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  SANITY_PROJECT_ID: 'abc123',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
  LEADS_WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/x',
  SMTP_URL: 'smtps://user:secret@smtp.example.com',
  LEADS_EMAIL: 'team@example.com',
  REDIS_URL: 'rediss://default:secret@eu1.upstash.io:6379',
};

const roles = (source: Record<string, string>) =>
  listProcessors(readEnv(source)).map(({ role, vendor }) => [
    role,
    vendor && (vendor.company?.legalName ?? vendor.service),
  ]);

test('lists only our server and our mailboxes when everything is embedded', () => {
  expect(roles(embedded)).toEqual([
    ['hosting', undefined],
    ['mailbox', undefined],
  ]);
});

test('names the vendor of each hosted service', () => {
  expect(roles(hosted)).toEqual([
    ['hosting', 'Vercel Inc.'],
    ['database', 'Supabase'],
    ['content', 'Sanity AS'],
    ['mailbox', undefined],
    ['mail', undefined],
    ['team', 'Slack Technologies, LLC'],
    ['counter', 'Upstash, Inc.'],
  ]);
});

test('recognizes a vendor by its domain and not by a name that ends alike', () => {
  expect(vendorAt('slack.com')).toBe(vendors.slack);
  expect(vendorAt('hooks.slack.com')).toBe(vendors.slack);
  expect(vendorAt('notslack.com')).toBeUndefined();
  expect(vendorAt('slack.com.evil.example')).toBeUndefined();
});

test('asks for each unconfirmed fact and each unknown vendor, without credentials', () => {
  const questions = launchQuestions(readEnv(hosted));
  expect(questions).toContain('SMTP_URL uses smtp.example.com, which is not in lib/privacy/vendors.ts');
  expect(questions).toHaveLength(Object.keys(ownerFacts).length + 1);
  expect(questions.join('\n')).not.toMatch(/secret|services\/T/);
});

test('gives every vendor a source and the day on which it was read', () => {
  for (const vendor of Object.values(vendors)) {
    expect(new URL(vendor.source).protocol).toBe('https:');
    expect(vendor.read).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

describe.each(locales)('the privacy policy in %s', (locale) => {
  const { sections } = messagesFor(locale).privacy;
  const placeholders = (index: number) => JSON.stringify(sections[index]?.points);

  test('has a place for the task and the transfer of every role', () => {
    for (const role of processorRoles) {
      expect(placeholders(6)).toContain(`${role}Task`);
      expect(placeholders(8)).toContain(`${role}Transfer`);
    }
  });

  test('names company, country and contact of a vendor, and drops roles that are not configured', () => {
    const used = legalValues(readEnv(hosted), locale);
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('NO');
    for (const text of [used.contentTask, used.contentTransfer]) {
      for (const part of ['Sanity AS', country, vendors.sanity.contact]) expect(text).toContain(part);
    }
    const alone = legalValues(readEnv(embedded), locale);
    expect([alone.databaseTask, alone.teamTransfer, alone.counterTask]).toEqual(['', '', '']);
    expect(alone.hostingTask).not.toBe('');
  });

  test('names a service and its contact where its company is not settled, and no company', () => {
    const { databaseTask, databaseTransfer } = legalValues(readEnv(hosted), locale);
    for (const text of [databaseTask, databaseTransfer]) {
      expect(text).toContain('Supabase');
      expect(text).toContain(vendors.supabase.contact);
      expect(text).not.toMatch(/Supabase,? (Inc|Pte)/);
    }
  });
});
