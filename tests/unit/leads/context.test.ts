import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formLabels } from '@/components/forms/form-labels';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { readContext } from '@/lib/leads/context';
import { fieldsFor } from '@/lib/leads/fields';
import { processedColumns, processingInWords } from '@/lib/leads/processing';
import { insertRow } from '@/lib/leads/store';
import { forms, href, pages } from '@/lib/routes';
import { figures, privacyNoticeVersion } from '@/lib/site';
import { tools } from '@/lib/tools/list';

jest.mock('@/lib/env', () => ({ env: () => ({ store: { url: 'https://store.example', anonKey: 'key' } }) }));

const origin = 'https://a.example';
const privacy = privacyNoticeVersion;

function contextFrom(language: string | Blob | null, referer: string | null) {
  const data = new FormData();
  if (language !== null) data.set('language', language);
  const headers = new Headers({ origin });
  if (referer !== null) headers.set('referer', encodeURI(referer));
  return readContext(data, headers);
}

test('recognizes every page of the route table in its languages', () => {
  for (const { path, locales: own } of pages) {
    for (const locale of own) {
      const page = href(locale, path);
      expect(contextFrom(locale, `${origin}${page}`)).toEqual({ language: locale, page, privacy });
    }
  }
});

const guide = '/resources/mocra-guide-for-k-beauty';
/** The longest path that the database accepts. */
const longest = `/resources/${'a'.repeat(189)}`;

test.each([
  ['with a query and a fragment', `${origin}/ko/signup?email=a@b.co#x`, '/ko/signup'],
  ['of an article', `${origin}${guide}`, guide],
  ['with non-ASCII characters', `${origin}/resources/한국`, '/resources/%ED%95%9C%EA%B5%AD'],
  ['of the maximum length', `${origin}${longest}`, longest],
  ['one character above the maximum', `${origin}${longest}a`, undefined],
  ['with non-ASCII characters above the maximum', `${origin}/resources/${'한'.repeat(22)}x`, undefined],
  ['that is missing', null, undefined],
  ['that is not a URL', 'a', undefined],
  ['of another site', 'https://evil.example/ko/signup', undefined],
  ['of another scheme', 'http://a.example/ko/signup', undefined],
  ['of an unknown page', `${origin}/nothing`, undefined],
  ['of a file', `${origin}/robots.txt`, undefined],
  ['of a redirect', `${origin}/en/signup`, undefined],
])('maps a referer %s (%.40s) to the page %.40s', (_, referer, page) => {
  expect(contextFrom('ko', referer)).toEqual({ language: 'ko', page, privacy });
});

test.each([
  ['ingredients', 'ingredients'],
  ['us-label', 'us-label'],
  ['no-such-tool', undefined],
  ['', undefined],
  [new Blob(['rules']), undefined],
])('maps the field %p to the tool %s', (field, tool) => {
  const data = new FormData();
  data.set('language', 'ko');
  data.set('tool', field);
  const headers = new Headers({ origin, referer: `${origin}/ko/contact` });
  expect(readContext(data, headers)).toEqual({ language: 'ko', page: '/ko/contact', privacy, tool });
});

test('stores any tool of this site in the database', () => {
  for (const { id } of tools) expect(id).toMatch(/^(?=.{1,40}$)[a-z]+(-[a-z]+)*$/);
});

test.each([null, '', 'xx', 'EN', 'ko\n', new Blob(['ko'])])('rejects the language %p', (language) => {
  expect(contextFrom(language, `${origin}/`)).toEqual({ language: undefined, page: '/', privacy });
});

test('sends only known context, as a header of visible ASCII characters', async () => {
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

describe.each(locales)('the privacy copy about forms in %s', (locale) => {
  const { data, optional } = messagesFor(locale).forms;
  const { familyNameFirst, notice } = formLabels(locale);

  test.each(forms)('names the fields of %s in order, the recorded data and the retention period', (form) => {
    const fields = fieldsFor(form, familyNameFirst).map(
      (field) => data[field.name as keyof typeof data] + (field.optional ? ` ${optional}` : ''),
    );
    expect(processingInWords(locale)[`${form}Fields`]).toBe(fields.join(', '));
    const recorded = [data.created_at, data.language, data.page, data.privacy_version];
    if (form === 'contact') recorded.push(data.tool);
    else expect(notice[form]).not.toContain(data.tool);
    for (const named of [...fields, ...recorded, String(figures.keptMonths)]) {
      expect(notice[form]).toContain(named);
    }
  });
});

test('documents the retention period of every table in docs/forms-and-leads.md', () => {
  const [, kept = ''] = readFileSync('docs/forms-and-leads.md', 'utf8').split('## Retention');
  const { keptMonths, requestRecordYears } = figures;
  const parts = ['submission_context', 'signup_submissions', 'contact_submissions'];
  const tables = Object.keys(processedColumns).filter((table) => !parts.includes(table));
  for (const named of [...tables, `${keptMonths} months`, `${requestRecordYears} years`]) {
    expect(kept.split('\n## ')[0]).toContain(named);
  }
});

test('requires a new notice version when the privacy copy changes', () => {
  const hash = createHash('sha256');
  for (const locale of locales) {
    hash.update(readFileSync(`messages/${locale}/privacy.json`));
    for (const form of forms) hash.update(formLabels(locale).notice[form]);
  }
  // If this fails, the notice has changed: set privacyNoticeVersion in lib/site.ts to the day of the change, then
  // update both values here.
  expect([privacyNoticeVersion, hash.digest('hex').slice(0, 16)]).toEqual(['2026-11-28', '77c3d39c392f2968']);
});
