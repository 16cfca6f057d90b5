import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formLabels } from '@/components/forms/form-labels';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import columns from '@/lib/leads/columns.json';
import { contextOf } from '@/lib/leads/context';
import { fieldsOf } from '@/lib/leads/fields';
import { processingInWords, recipients } from '@/lib/leads/processing';
import { insertRow } from '@/lib/leads/store';
import { articleHref, forms, href, pages } from '@/lib/routes';
import { figures, privacyNoticeVersion } from '@/lib/site';

jest.mock('@/lib/env', () => ({ env: () => ({ store: { url: 'https://store.example', anonKey: 'key' } }) }));

const origin = 'https://a.example';
const privacy = privacyNoticeVersion;

function contextFrom(language: string | null, referer: string | null) {
  const data = new FormData();
  if (language !== null) data.set('language', language);
  return contextOf(
    data,
    new Headers({ origin, ...(referer === null ? {} : { referer: encodeURI(referer) }) }),
  );
}

test('every page of the table is known in its languages', () => {
  for (const { path, locales: own } of pages) {
    for (const locale of own) {
      const page = href(locale, path);
      expect(contextFrom(locale, `${origin}${page}`)).toEqual({ language: locale, page, privacy });
    }
  }
});

test.each([
  ['a query and a fragment', `${origin}/ko/signup?email=a@b.co#x`, '/ko/signup'],
  [
    'an article',
    `${origin}${articleHref('mocra-guide-for-k-beauty')}`,
    '/resources/mocra-guide-for-k-beauty',
  ],
  ['an article of other letters', `${origin}/resources/한국`, '/resources/%ED%95%9C%EA%B5%AD'],
])('of %s the path is kept', (_, referer, page) => {
  expect(contextFrom('ko', referer)).toEqual({ language: 'ko', page, privacy });
});

test.each([
  ['none', null],
  ['no address', 'a'],
  ['another site', 'https://evil.example/ko/signup'],
  ['another scheme', 'http://a.example/ko/signup'],
  ['a page that does not exist', `${origin}/nothing`],
  ['a file', `${origin}/robots.txt`],
  ['a redirect', `${origin}/en/signup`],
  ['a path that is too long', `${origin}${articleHref('한'.repeat(22))}x`],
])('a referer that is %s gives no page', (_, referer) => {
  expect(contextFrom('en', referer)).toEqual({ language: 'en', page: undefined, privacy });
});

test('the longest path that the database takes is kept, one more is not', () => {
  const longest = `/resources/${'a'.repeat(189)}`;
  expect(contextFrom('en', origin + longest).page).toBe(longest);
  expect(contextFrom('en', `${origin}${longest}a`).page).toBeUndefined();
});

test.each([null, '', 'xx', 'EN', 'ko\n'])('%p is no language', (language) => {
  expect(contextFrom(language, `${origin}/`)).toEqual({ language: undefined, page: '/', privacy });
});

test('a file in place of the language is no language', () => {
  const data = new FormData();
  data.set('language', new Blob(['ko']));
  expect(contextOf(data, new Headers({ origin })).language).toBeUndefined();
});

test('the context is sent as a header of visible ASCII characters, and only what is known', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 201 }));
  const row = { name: 'A', email: 'a@b.co', company: null, message: 'M' };
  const context = contextFrom('ko', `${origin}/resources/한국`);
  expect(await insertRow('contact_submissions', row, context)).toEqual({ stored: true });
  await insertRow('contact_submissions', row, contextFrom(null, null));
  const sent = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-submission-context'));
  expect(sent).toEqual([
    `{"language":"ko","page":"/resources/%ED%95%9C%EA%B5%AD","privacy":"${privacy}"}`,
    `{"privacy":"${privacy}"}`,
  ]);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual(row);
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe.each(locales)('what is said in %s about a form', (locale) => {
  const { data, optional } = messagesFor(locale).forms;
  const labels = formLabels(locale);
  const words = processingInWords(locale);

  test.each(forms)(
    '%s: its notice names every field in its order, what is recorded, and the period',
    (form) => {
      const fields = fieldsOf(form, labels.familyNameFirst).map(
        (field) => data[field.name as keyof typeof data] + (field.optional ? ` ${optional}` : ''),
      );
      expect(words[`${form}Fields`]).toBe(fields.join(', '));
      for (const named of [...fields, data.created_at, data.language, data.page, data.privacy_version]) {
        expect(labels.notice[form]).toContain(named);
      }
      expect(labels.notice[form]).toContain(String(figures.keptMonths));
    },
  );

  test('the policy has a line for every recipient, and one on each transfer, ours and the right to refuse', () => {
    const { sections } = messagesFor(locale).privacy;
    const known = new Set(Object.values(recipients)).size;
    expect([sections[6]?.points.length, sections[7]?.points.length]).toEqual([known, known + 2]);
  });
});

test('docs/leads.md says how long every table is kept', () => {
  const [, kept = ''] = readFileSync('docs/leads.md', 'utf8').split('## What is kept, and how long');
  const { keptMonths, requestRecordYears } = figures;
  const parts = ['submission_context', 'signup_submissions', 'contact_submissions'];
  const tables = Object.keys(columns).filter((table) => !parts.includes(table));
  for (const named of [...tables, `${keptMonths} months`, `${requestRecordYears} years`]) {
    expect(kept.split('\n## ')[0]).toContain(named);
  }
});

test('the version of the privacy notice is raised with its text', () => {
  const hash = createHash('sha256');
  for (const locale of locales) {
    hash.update(readFileSync(`messages/${locale}/privacy.json`));
    for (const form of forms) hash.update(formLabels(locale).notice[form]);
  }
  // When this fails the notice has changed: set privacyNoticeVersion in lib/site.ts to the day of the change, then both here.
  expect([privacyNoticeVersion, hash.digest('hex').slice(0, 16)]).toEqual(['2026-11-23', 'f3c4aef77586cd92']);
});
